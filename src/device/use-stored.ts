import { useSyncExternalStore } from 'react';
import type { Stored } from './stored.ts';

/** A stored value; renders again when it changes. Prerendered pages have none. */
export const useStored = <T>(value: Stored<T>): T | null =>
  useSyncExternalStore(
    value.subscribe,
    () => value.read(),
    () => null,
  );
