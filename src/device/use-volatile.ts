import { useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage.ts';

/** The first sentence of this message, the same on every screen. */
export const NOT_SAVING = 'Your browser isn’t saving anything.';

/** Whether closing this tab would lose progress. */
export function useVolatile(): boolean {
  return useSyncExternalStore(
    deviceStorage.subscribe,
    () => deviceStorage.volatile,
    () => false,
  );
}
