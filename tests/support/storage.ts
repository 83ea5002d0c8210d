import { deviceStorage } from '#src/device/device-storage.ts';

/** A browser's storage that is full after `room.entries` entries. */
export function storageWithRoom(room = { entries: 99 }): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => entries.delete(key),
    setItem(key, value) {
      if (!entries.has(key) && entries.size >= room.entries) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      entries.set(key, value);
    },
  };
}

/** Empties what this device has stored. */
export function clearDevice(): void {
  for (const key of deviceStorage.keys()) deviceStorage.remove(key);
}
