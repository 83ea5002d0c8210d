// Screens and notices for failures of loading. In one chunk, which is loaded while loading works.

import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { failedImports } from '#src/page/loading/failed-imports.ts';
import { OfferNotice } from '#src/page/offer-notice.tsx';
import { showPageNotice } from '#src/page/page-tool.ts';
import { isSomethingPlaying } from '#src/sound/now-playing.ts';
import { Button } from '#src/ui/controls/button.tsx';

export { ErrorScreen } from './error-screen.tsx';

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
    // Not a page of ours, but perhaps a login of the network.
    if (!response.ok || !html.includes('id="root"')) return false;
    return !html.includes(new URL(entry.src).pathname);
  } catch {
    return false;
  }
}

/** The time of the last press of a button or key, in ms since the page began. */
let lastPress = 0;

/** Whether an import that failed before the last press was tried again by it. One press may import a file twice. */
const isTriedAgain = ({ message }: Error) =>
  (failedImports.get(message) ?? Number.POSITIVE_INFINITY) < lastPress &&
  navigator.userActivation?.isActive;

/** Whether the file that an error of loading names can be fetched: then the browser only remembers its failure. */
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
// Offers a newer version, or loads the page again for a module that is there by now: browsers mostly ask once for each.
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
