import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { CACHES, pathsIn } from '#src/offline/saved/saved-files.ts';
import { isLoadingError, isReachable, onConnected } from '#src/page/loading/connection.ts';
import { forgetFailures } from '#src/page/loading/load-once.ts';
import { SITE_NAME } from '#src/page/site.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './error-screen.module.css';

const reason = (error: unknown) =>
  error instanceof Error && error.message ? error.message : String(error);

/** The page may lack modules that only the server has: the whole document is loaded again. */
const reload = () => location.reload();

/** Whether the document itself was loaded for this address, so that loading it again is useless. */
function isLoadedForThisPage(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return !document || new URL(document.name).pathname === location.pathname;
}

type Cause = 'unknown' | 'no connection' | 'other';

/** The cause of a page's error. Files that are gone from a site that answers were replaced: the address is loaded again, once. */
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

/** The pages that are on this device, by title. Empty where there are no caches. */
async function readSavedPages() {
  // Missing over plain HTTP.
  if (!('caches' in globalThis) || !(await caches.has(CACHES.pages))) return [];
  const cache = await caches.open(CACHES.pages);
  const parser = new DOMParser();
  const pages: { path: string; title: string }[] = [];
  for (const path of await pathsIn(cache)) {
    // The shell, which is shown in place of pages that are not kept, is not a page.
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
    <nav aria-labelledby="saved-pages" className={styles.kept}>
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
