import {
  createDeviceStorage,
  type DeviceStorage,
  deviceStorage,
} from '#src/device/device-storage.ts';

/** A device that stores texts in memory, with initial ones. */
export function deviceWith(texts: Readonly<Record<string, string>> = {}): DeviceStorage {
  const device = createDeviceStorage(() => null);
  for (const [key, text] of Object.entries(texts)) device.write(key, text);
  return device;
}

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
