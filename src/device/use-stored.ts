import { useSyncExternalStore } from 'react';
import type { Stored } from './stored.ts';

/** A stored value. Re-renders when it changes. `null` in prerendered pages. */
export const useStored = <T>(value: Stored<T>): T | null =>
  useSyncExternalStore(
    value.subscribe,
    () => value.read(),
    () => null,
  );
