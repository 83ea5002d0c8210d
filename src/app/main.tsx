import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '#src/ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepScrollPositions } from '#src/page/scroll-and-focus.ts';
import { App } from './app.tsx';

keepScrollPositions();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// Prepared HTML comes alive where it stands, if the host has sent the page that was asked for.
if (root.dataset.page === location.pathname.replace(/(?<=.)\/+$/, '')) hydrateRoot(root, app);
else createRoot(root).render(app);
