import '#src/ui/fonts.css';
import '#src/ui/base.css';

// The page starts it, maybe before it has come to its end.
if (document.readyState === 'loading') {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

// React DOM is evaluated in a task of its own: together with the app it would block a slow phone for too
// long. Both are in one file, which the HTML names, so that it loads at once.
const { renderApp } = await import('./render-app.tsx');
renderApp(await import('react-dom/client'));
