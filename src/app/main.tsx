import '#src/ui/fonts.css';
import '#src/ui/base.css';
import { renderApp } from './render-app.tsx';

renderApp();
