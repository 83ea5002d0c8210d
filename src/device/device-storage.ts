import { Listeners } from '#lib/listeners.ts';

/**
 * What stays on this device: the browser's local storage, and behind it the memory of this tab for
 * what storage does not take (missing, blocked or full). Reading and writing never throw.
 */
export interface DeviceStorage {
  /** The stored text, or `null`. */
  read(key: string): string | null;
  write(key: string, value: string): void;
  /** Whether something would be lost by closing the tab. */
  readonly volatile: boolean;
  /** Calls back when `volatile` changes. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

/** @param open gives the browser's storage; it may throw, as browsers do that block it */
export function createDeviceStorage(open: () => Storage | null | undefined): DeviceStorage {
  const memory = new Map<string, string>();
  const listeners = new Listeners();
  let volatile = false;

  const attempt = <T>(use: (storage: Storage) => T): { done: true; value: T } | { done: false } => {
    try {
      const storage = open();
      return storage ? { done: true, value: use(storage) } : { done: false };
    } catch {
      return { done: false };
    }
  };
  const judge = (isVolatile: boolean) => {
    if (isVolatile === volatile) return;
    volatile = isVolatile;
    listeners.notify();
  };

  // Storage that cannot even be read will not keep anything either.
  volatile = !attempt((storage) => storage.getItem('')).done;

  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      const stored = attempt((storage) => storage.getItem(key));
      return stored.done ? stored.value : null;
    },
    write(key, value) {
      memory.set(key, value);
      // Room may have been made since: what waits in memory is tried again.
      for (const [waiting, text] of memory) {
        const kept = attempt((storage) => {
          storage.setItem(waiting, text);
          return storage.getItem(waiting) === text;
        });
        if (kept.done && kept.value) memory.delete(waiting);
      }
      judge(memory.size > 0);
    },
    get volatile() {
      return volatile;
    },
    subscribe: listeners.subscribe,
  };
}

/** This browser's storage. */
export const deviceStorage = createDeviceStorage(() => globalThis.localStorage);
