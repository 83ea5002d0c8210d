import { useState } from 'react';
import { OfferNotice } from '#src/page/offer-notice.tsx';
import { showPageNotice } from '#src/page/page-notice.ts';
import { isSomethingPlaying } from '#src/sound/now-playing.ts';
import { Button } from '#src/ui/button.tsx';

/** Whether the site has published another version than the one that runs; false if it does not answer. */
async function isAnotherPublished(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!entry) return false;
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    const html = await response.text();
    // Not a page of ours: a login of the network, perhaps.
    if (!response.ok || !html.includes('id="root"')) return false;
    return !html.includes(new URL(entry.src).pathname);
  } catch {
    return false;
  }
}

/**
 * Offers to load the page again when a part of it could not be loaded because a newer version has been
 * published without the files of this one. Called once.
 */
export function offerNewVersion(): void {
  window.addEventListener('vite:preloadError', async () => {
    if (isSomethingPlaying() || !(await isAnotherPublished())) return;
    showPageNotice(NewVersion);
  });
}

function NewVersion() {
  const [putOff, setPutOff] = useState(false);
  return (
    <div role="alert">
      {!putOff && (
        <OfferNotice>
          <p>A new version of Martillo has been published. This page needs it.</p>
          <Button kind="primary" onClick={() => location.reload()}>
            Load it now
          </Button>
          <Button onClick={() => setPutOff(true)}>Later</Button>
        </OfferNotice>
      )}
    </div>
  );
}
