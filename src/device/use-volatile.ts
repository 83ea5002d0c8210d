import { useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage.ts';

/** Whether closing this tab would lose progress. */
export function useVolatile(): boolean {
  return useSyncExternalStore(
    deviceStorage.subscribe,
    () => deviceStorage.volatile,
    () => false,
  );
}
