import { expect, test, vi } from 'vitest';
import { createDeviceStorage } from './device-storage.ts';

/** A storage that takes `room` entries. */
function storageWithRoom(room: { entries: number }): Storage {
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

test('what is written is read again, by this page and the next', () => {
  const storage = storageWithRoom({ entries: 9 });
  createDeviceStorage(() => storage).write('a', '1');
  const next = createDeviceStorage(() => storage);
  expect(next.read('a')).toBe('1');
  expect(next.read('b')).toBeNull();
  expect(next.volatile).toBe(false);
});

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['missing', () => undefined],
])(
  'storage that is %s keeps what is written for as long as the tab lives, and says so',
  (_, open) => {
    const device = createDeviceStorage(open);
    expect(device.volatile).toBe(true);
    device.write('a', '1');
    expect(device.read('a')).toBe('1');
    expect(device.volatile).toBe(true);
  },
);

test('full storage keeps the newest in memory, and is caught up when there is room', () => {
  const room = { entries: 1 };
  const storage = storageWithRoom(room);
  const device = createDeviceStorage(() => storage);
  const told = vi.fn();
  device.subscribe(told);

  device.write('a', '1');
  expect(device.volatile).toBe(false);
  device.write('b', '2');
  expect(device.read('b')).toBe('2');
  expect(device.volatile).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);

  room.entries = 9;
  device.write('c', '3');
  expect(storage.getItem('b')).toBe('2');
  expect(device.volatile).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
});

test('storage that takes what it does not give back is no storage', () => {
  const device = createDeviceStorage(() => ({
    ...storageWithRoom({ entries: 9 }),
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  }));
  device.write('a', '1');
  expect(device.read('a')).toBe('1');
  expect(device.volatile).toBe(true);
});
