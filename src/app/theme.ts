import { useSyncExternalStore } from 'react';
import { Listeners } from '#lib/listeners.ts';
import { deviceStorage } from '#src/device/device-storage.ts';

const KEY = 'darkMode';
const SYSTEM = '(prefers-color-scheme: dark)';

const listeners = new Listeners();

/** The saved preference, otherwise the system's. `index.html` does the same before first paint. */
function prefersDark(): boolean {
  const saved = deviceStorage.read(KEY);
  return saved === 'true' || (saved !== 'false' && matchMedia(SYSTEM).matches);
}

const isDark = () => document.documentElement.classList.contains('dark');

/** Dresses the page as it is wanted now. */
function dress(): void {
  document.documentElement.classList.toggle('dark', prefersDark());
  listeners.notify();
}

function toggle(): void {
  deviceStorage.write(KEY, String(!isDark()));
  dress();
}

function subscribe(listener: () => void): () => void {
  const followOtherTab = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) dress();
  };
  const system = matchMedia(SYSTEM);
  const unsubscribe = listeners.subscribe(listener);
  system.addEventListener('change', dress);
  window.addEventListener('storage', followOtherTab);
  return () => {
    unsubscribe();
    system.removeEventListener('change', dress);
    window.removeEventListener('storage', followOtherTab);
  };
}

/** Whether the page is dark, and the toggle, which saves its choice. A prepared page is light. */
export function useDarkMode(): [dark: boolean, toggle: () => void] {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return [dark, toggle];
}
