import { Listeners } from '#lib/listeners.ts';

const changes = new Listeners<[key: string | null]>();

/** Calls back when the text of a key changes in any tab; `null`: all keys. @returns a function that unsubscribes */
export function onStored(listener: (key: string | null) => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  const onOtherTab = ({ key }: StorageEvent) => listener(key);
  window.addEventListener('storage', onOtherTab);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onOtherTab);
  };
}

/**
 * Key-value storage on this device: the browser's local storage, with the tab's memory as a fallback
 * where that is missing, blocked or full. Reading and writing never throw.
 */
export type DeviceStorage = ReturnType<typeof createDeviceStorage>;

/** @param open returns the browser's storage; may throw, as it does in browsers that block storage */
export function createDeviceStorage(open: () => Storage | null | undefined) {
  /** Texts that could not be stored; `null` for a key to be removed. */
  const memory = new Map<string, string | null>();
  const listeners = new Listeners();
  let volatile = false;

  /** Uses the browser's storage; `undefined` if that fails. */
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      const storage = open();
      return storage ? use(storage) : undefined;
    } catch {
      return undefined;
    }
  };
  const setVolatile = (isVolatile: boolean) => {
    if (isVolatile === volatile) return;
    volatile = isVolatile;
    listeners.notify();
  };

  const store = (key: string, value: string | null) => {
    memory.set(key, value);
    // Retries earlier entries as well: there may be room again.
    for (const [pending, text] of memory) {
      const stored = attempt((storage) => {
        if (text === null) storage.removeItem(pending);
        else storage.setItem(pending, text);
        return storage.getItem(pending) === text;
      });
      if (stored) memory.delete(pending);
    }
    setVolatile(memory.size > 0);
    changes.notify(key);
  };

  // Storage that cannot be read cannot be written either.
  volatile = attempt((storage) => storage.getItem('')) === undefined;

  const read = (key: string): string | null => {
    const inMemory = memory.get(key);
    if (inMemory !== undefined) return inMemory;
    return attempt((storage) => storage.getItem(key)) ?? null;
  };

  return {
    read,
    write: (key: string, text: string) => store(key, text),
    remove: (key: string) => store(key, null),
    /** Copies a text to another key. @returns whether it is stored as safely as the original, not only in memory */
    copy(from: string, to: string): boolean {
      store(to, read(from));
      return !memory.has(to) || memory.has(from);
    },
    /** Every key with a value, in alphabetical order. */
    keys(): readonly string[] {
      const stored = attempt((storage) =>
        Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? ''),
      );
      const known = new Set(stored);
      for (const [key, text] of memory) {
        if (text === null) known.delete(key);
        else known.add(key);
      }
      return [...known].sort();
    },
    get volatile() {
      return volatile;
    },
    /** Calls the listener when `volatile` changes. @returns a function that unsubscribes */
    subscribe: listeners.subscribe,
  };
}

export const deviceStorage = createDeviceStorage(() => globalThis.localStorage);

/** The storage of this tab, which survives a reload. */
export const tabStorage = createDeviceStorage(() => globalThis.sessionStorage);
