import { useSyncExternalStore } from 'react';
import { deviceStorage, onStored } from './device-storage.ts';
import { applyPreferences } from './preferences.ts';
import { matching, stored } from './stored.ts';

export const THEME = stored('darkMode', matching(/^(true|false)$/, String), String);

const isDark = () => document.documentElement.classList.contains('dark');
const toggle = () => THEME.write(isDark() ? 'false' : 'true');

/** Updates the document's classes when the preferences or the system's theme change, and calls back. */
function subscribe(listener: () => void): () => void {
  const update = () => {
    applyPreferences(deviceStorage.read);
    listener();
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  const unsubscribe = onStored(update);
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
