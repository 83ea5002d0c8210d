import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { canonicalPath } from '#lib/canonical-path.ts';
import { listenForPresentKey } from '#src/classroom/listen-for-present-key.ts';
import { wakeAudioService } from '#src/device/audio-service.ts';
import { savesData } from '#src/device/saves-data.ts';
import { keepAppOnDevice } from '#src/offline/update/register.ts';
import { focusPressedButtons, restoreScrollPositions } from '#src/page/input/scroll-and-focus.ts';
import { noteFailedImports } from '#src/page/loading/failed-imports.ts';
import { App } from './app.tsx';
import { describeShownPage } from './prerender/page-description.ts';

/** Renders the app into the document, or hydrates the prerendered page. */
export function renderApp(): void {
  const path = canonicalPath(location.pathname);
  if (path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
  noteFailedImports();
  restoreScrollPositions();
  focusPressedButtons();
  listenForPresentKey();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  describeShownPage(root.dataset.page);
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // Hydrates only the HTML of this very page: a static host may send another one, such as 404.html.
  if (root.dataset.page === path) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  fetchAhead(root.dataset.sound?.split(' ') ?? []);
  keepAppOnDevice();
}

/** Time limit for an idle moment (milliseconds). */
const PATIENCE = 1000;

/** Fetches the scripts of a page's sound without running them, and wakes the audio, once idle; not to save data. */
function fetchAhead(files: readonly string[]): void {
  if (files.length === 0 || savesData()) return;
  const fetchAll = () => {
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
    wakeAudioService();
  };
  // Missing in Safari.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: PATIENCE });
  else setTimeout(fetchAll, PATIENCE);
}
