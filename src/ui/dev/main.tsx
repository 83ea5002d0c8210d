import '#src/ui/fonts.css';
import '#src/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './dev-kit.css';
import { KitGallery } from './kit-gallery.tsx';

const THEMES = ['light', 'dark'] as const;

/** Both themes side by side, each in a frame, since the theme is a class of the whole document. */
function BothThemes() {
  return (
    <main className="dev-kit-themes">
      {THEMES.map((theme) => (
        <iframe key={theme} title={`UI kit, ${theme}`} src={`?theme=${theme}`} />
      ))}
    </main>
  );
}

const theme = new URLSearchParams(location.search).get('theme');
document.documentElement.classList.toggle('dark', theme === 'dark');
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<StrictMode>{theme ? <KitGallery /> : <BothThemes />}</StrictMode>);
