import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#src/device/device-storage.ts';

const KEY = 'darkMode';
const SYSTEM = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

/** The saved preference, otherwise the system's. Keep in step with the script in index.html. */
function prefersDark(): boolean {
  const saved = deviceStorage.read(KEY);
  return saved === 'true' || (saved !== 'false' && matchMedia(SYSTEM).matches);
}

const isDark = () => document.documentElement.classList.contains('dark');

/** Applies the preferred theme to the document and notifies listeners. */
function applyTheme(): void {
  document.documentElement.classList.toggle('dark', prefersDark());
  for (const listener of [...listeners]) listener();
}

function toggle(): void {
  deviceStorage.write(KEY, String(!isDark()));
  applyTheme();
}

function subscribe(listener: () => void): () => void {
  const followOtherTab = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) applyTheme();
  };
  const system = matchMedia(SYSTEM);
  listeners.add(listener);
  system.addEventListener('change', applyTheme);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', applyTheme);
    window.removeEventListener('storage', followOtherTab);
  };
}

/** Whether the theme is dark, and a toggle that saves the choice. Prerendered pages are light. */
export function useDarkMode(): [dark: boolean, toggle: () => void] {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return [dark, toggle];
}
