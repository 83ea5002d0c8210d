import { useSyncExternalStore } from 'react';
import { deviceStorage, onStored } from './device-storage.ts';
import type { applyPreferences } from './preferences.ts';
import { matching, stored } from './stored.ts';

declare global {
  interface Window {
    /** Set by the first script, which has the code already; tests of parts do without. */
    applyPreferences?: typeof applyPreferences;
  }
}

export const THEME = stored('darkMode', matching(/^(true|false)$/, String), String);

const isDark = () => document.documentElement.classList.contains('dark');
const toggle = () => THEME.write(isDark() ? 'false' : 'true');

/** Follows the classes of the document, and keeps them those of all preferences. */
function subscribe(listener: () => void): () => void {
  const update = () => {
    window.applyPreferences?.(deviceStorage.read);
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
