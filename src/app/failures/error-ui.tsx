// Screens and notices for failures of loading. In one chunk, which is loaded while loading works.

import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { CACHES, pathsIn } from '#src/offline/saved/saved-files.ts';
import { isLoadingError, isReachable, onConnected } from '#src/page/loading/connection.ts';
import { failedImports } from '#src/page/loading/failed-imports.ts';
import { forgetFailures } from '#src/page/loading/load-once.ts';
import { OfferNotice } from '#src/page/offer-notice.tsx';
import { showPageNotice } from '#src/page/page-tool.ts';
import { SITE_NAME } from '#src/page/site.ts';
import { isSomethingPlaying } from '#src/sound/now-playing.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './error-ui.module.css';

const reason = (error: unknown) =>
  error instanceof Error && error.message ? error.message : String(error);

/** Loads the whole document again, since the page may lack modules that only the server has. */
const reload = () => location.reload();

/** Whether the document itself was loaded for this address, so that loading it again is useless. */
function isLoadedForThisPage(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return !document || new URL(document.name).pathname === location.pathname;
}

type Cause = 'unknown' | 'no connection' | 'other';

/** The cause of a page's error. If the site answers without the file, it has a new version: reloads, once. */
function useCause(error: unknown): Cause {
  const [cause, setCause] = useState<Cause>(() => {
    if (!isLoadingError(error)) return 'other';
    return navigator.onLine ? 'unknown' : 'no connection';
  });
  useEffect(() => {
    if (!isLoadingError(error)) return;
    let stale = false;
    void isReachable().then((reachable) => {
      if (stale) return;
      if (!reachable) setCause('no connection');
      else if (isLoadedForThisPage()) setCause('other');
      else reload();
    });
    return () => {
      stale = true;
    };
  }, [error]);
  return cause;
}

export function ErrorScreen({ error }: { error: unknown }) {
  // A later visit to the page tries again.
  useEffect(() => forgetFailures, []);
  const cause = useCause(error);
  if (cause === 'unknown') return <p role="status">Loading the page again…</p>;
  if (cause === 'no connection') {
    return (
      <>
        <title>{`No connection · ${SITE_NAME}`}</title>
        <NoConnection />
        <SavedPages />
      </>
    );
  }
  return (
    <div role="alert" className={styles.error}>
      <title>{`Error · ${SITE_NAME}`}</title>
      <h1>Unexpected Application Error!</h1>
      <p>{reason(error)}</p>
      <p>Your progress is safe. You can try this page again, or start over from the beginning.</p>
      <p className={`controls ${styles.actions}`}>
        {/* Both load the document again: the error may be a missing file. */}
        <a href="/" className="thumb-high">
          Back to Home
        </a>
        <Button onClick={reload}>Try again</Button>
      </p>
    </div>
  );
}

/** Replaces a page that could not be loaded without a network, until the site answers again. */
function NoConnection() {
  useEffect(() => onConnected(reload), []);
  return (
    <div role="alert" className={`stack ${styles.unconnected}`}>
      <h1>No connection</h1>
      <p>
        This page is not on your device yet. It opens by itself as soon as you are connected again.
      </p>
      <p>You can still open: the Practice page, pages you have visited, and what you saved.</p>
      <Button kind="primary" onClick={reload}>
        Try again
      </Button>
    </div>
  );
}

/** The pages on this device, by title. Empty in browsers without caches. */
async function readSavedPages() {
  // Missing over plain HTTP.
  if (!('caches' in globalThis) || !(await caches.has(CACHES.pages))) return [];
  const cache = await caches.open(CACHES.pages);
  const parser = new DOMParser();
  const pages: { path: string; title: string }[] = [];
  for (const path of await pathsIn(cache)) {
    // The shell, which replaces pages that are not stored, is not a page.
    if (path.endsWith('.html')) continue;
    const html = (await (await cache.match(path))?.text()) ?? '';
    const head = html.slice(0, html.indexOf('</title>'));
    const title = parser.parseFromString(head, 'text/html').title.replace(` · ${SITE_NAME}`, '');
    pages.push({ path, title: path === '/' ? 'Home' : title });
  }
  return pages.sort((a, b) => a.title.localeCompare(b.title));
}

function SavedPages() {
  const [pages, setPages] = useState<Awaited<ReturnType<typeof readSavedPages>>>([]);
  useEffect(() => {
    readSavedPages().then(setPages, () => {});
  }, []);
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="saved-pages" className={`measured ${styles.kept}`}>
      <h2 id="saved-pages">On this device</h2>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link href={path} className="thumb-high">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Time that the next page may take before the reader is asked whether to keep waiting (milliseconds). */
const LONG = 10_000;

/** Offers to stay on this page when the next one takes long: a network may accept requests and never answer. */
export function StillWaiting() {
  const [path] = useLocation();
  const search = useSearch();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  const stay = () => navigate(search ? `${path}?${search}` : path, { replace: true });
  return (
    <OfferNotice role="status" shown={isLong}>
      <p>Still waiting for the connection…</p>
      <Button onClick={stay}>Stay on this page</Button>
    </OfferNotice>
  );
}

/** Whether the site has published another version than the running one; false if it does not answer. */
async function isAnotherPublished(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!entry) return false;
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    const html = await response.text();
    // Not a page of this site, but perhaps a login page of the network.
    if (!response.ok || !html.includes('id="root"')) return false;
    return !html.includes(new URL(entry.src).pathname);
  } catch {
    return false;
  }
}

/** The time of the last press of a button or key, in ms since the page began. */
let lastPress = 0;

/** Whether the last press has retried an import that failed before it. One press may import a file twice. */
const isTriedAgain = ({ message }: Error) =>
  (failedImports.get(message) ?? Number.POSITIVE_INFINITY) < lastPress &&
  navigator.userActivation?.isActive;

/** Whether the file in a load error's message can be fetched: then the browser only remembers its failure. */
async function isThere({ message }: Error): Promise<boolean> {
  const [file] = /https?:\S+/.exec(message) ?? [location.href];
  try {
    return (await fetch(file, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

for (const type of ['click', 'keydown']) {
  window.addEventListener(type, ({ timeStamp }) => (lastPress = timeStamp), { capture: true });
}
// Offers a newer version, or reloads the page if the module can be fetched now: browsers rarely request one again.
window.addEventListener('vite:preloadError', async ({ payload }) => {
  const canReload = isTriedAgain(payload) && (await isThere(payload));
  const isNew = await isAnotherPublished();
  // Checked last: until its loading has failed, a requested sound counts as playing.
  if (isSomethingPlaying()) return;
  if (isNew) showPageNotice(NewVersion);
  else if (canReload) location.reload();
});

function NewVersion() {
  const [putOff, setPutOff] = useState(false);
  return (
    <OfferNotice role="alert" shown={!putOff}>
      <p>A new version of Martillo has been published. This page needs it.</p>
      <Button kind="primary" onClick={() => location.reload()}>
        Load it now
      </Button>
      <Button onClick={() => setPutOff(true)}>Later</Button>
    </OfferNotice>
  );
}
