import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 75rem)';

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the stage stands next to another place; `null` before hydration, when only style sheets know. */
export function useWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribeToWidth,
    () => matchMedia(WIDE).matches,
    () => null,
  );
}
