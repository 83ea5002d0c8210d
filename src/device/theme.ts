import { useSyncExternalStore } from 'react';
import { matching, stored } from './stored.ts';
import { applyTheme, SYSTEM_DARK, THEME_KEY } from './theme-choice.ts';

export const THEME = stored(THEME_KEY, matching(/^(true|false)$/, String), String);

const isDark = () => document.documentElement.classList.contains('dark');
const toggle = () => THEME.write(isDark() ? 'false' : 'true');

function subscribe(listener: () => void): () => void {
  const update = () => {
    applyTheme(THEME.read());
    listener();
  };
  const system = matchMedia(SYSTEM_DARK);
  const unsubscribe = THEME.subscribe(update);
  system.addEventListener('change', update);
  return () => {
    unsubscribe();
    system.removeEventListener('change', update);
  };
}

/** Whether the theme is dark, and a toggle that saves the choice. Prerendered pages are light. */
export function useDarkMode(): [dark: boolean, toggle: () => void] {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return [dark, toggle];
}
