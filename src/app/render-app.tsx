import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { canonicalPath } from '#lib/canonical-path.ts';
import { listenForPresentKey } from '#src/classroom/listen-for-present-key.ts';
import { keepAppOnDevice } from '#src/offline/update/register.ts';
import { focusPressedButtons } from '#src/page/input/focus-pressed.ts';
import { restoreScrollPositions } from '#src/page/input/scroll-and-focus.ts';
import { noteFailedImports } from '#src/page/loading/failed-imports.ts';
import { fetchAhead } from '#src/page/loading/fetch-ahead.ts';
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
