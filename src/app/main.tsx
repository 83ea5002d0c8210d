import '#src/ui/fonts.css';
import '#src/ui/base.css';

// React DOM is evaluated in a task of its own: together with the app it would block a slow phone for too
// long. Both are in one file, which the HTML names, so that it loads at once.
const app = await import('./render-app.tsx');
app.renderApp(await import('react-dom/client'));
