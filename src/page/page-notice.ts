import { type ComponentType, useSyncExternalStore } from 'react';
import { Listeners } from '#lib/listeners.ts';

let notice: ComponentType | null = null;
const listeners = new Listeners();

/** Shows a notice on every page, in the dock; `null` for none. */
export function showPageNotice(shown: ComponentType | null): void {
  notice = shown;
  listeners.notify();
}

/** The notice to show; used by the layout. */
export function usePageNotice(): ComponentType | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => notice,
    () => null,
  );
}
