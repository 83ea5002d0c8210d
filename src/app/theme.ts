import { useCallback, useEffect, useState } from 'react';
import { deviceStorage } from '#src/progress/device-storage.ts';

const KEY = 'darkMode';
const SYSTEM = '(prefers-color-scheme: dark)';

/** The saved preference, otherwise the system's. `index.html` does the same before first paint. */
function prefersDark(): boolean {
  const saved = deviceStorage.read(KEY);
  return saved === 'true' || (saved !== 'false' && matchMedia(SYSTEM).matches);
}

/** Whether the page is dark, and the toggle, which saves its choice. */
export function useDarkMode(): [dark: boolean, toggle: () => void] {
  const [dark, setDark] = useState(prefersDark);

  useEffect(() => {
    document.documentElement.classList.toggle('dark', dark);
  }, [dark]);

  useEffect(() => {
    const follow = () => setDark(prefersDark());
    const followOtherTab = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) follow();
    };
    const system = matchMedia(SYSTEM);
    system.addEventListener('change', follow);
    window.addEventListener('storage', followOtherTab);
    return () => {
      system.removeEventListener('change', follow);
      window.removeEventListener('storage', followOtherTab);
    };
  }, []);

  const toggle = useCallback(() => {
    const next = !prefersDark();
    deviceStorage.write(KEY, String(next));
    setDark(next);
  }, []);
  return [dark, toggle];
}
