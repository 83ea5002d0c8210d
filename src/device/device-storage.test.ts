import { expect, test, vi } from 'vitest';
import { storageWithRoom } from '#tests/support/storage.ts';
import { createDeviceStorage } from './device-storage.ts';

test('a written text can be read, also by the next page', () => {
  const storage = storageWithRoom({ entries: 9 });
  createDeviceStorage(() => storage).write('a', '1');
  const next = createDeviceStorage(() => storage);
  expect(next.read('a')).toBe('1');
  expect(next.read('b')).toBeNull();
  expect(next.volatile).toBe(false);
});

const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};

test.each([
  ['blocked', deny],
  ['missing', () => undefined],
])('storage that is %s falls back to the memory of the tab and is volatile', (_, open) => {
  const device = createDeviceStorage(open);
  expect(device.volatile).toBe(true);
  device.write('a', '1');
  expect(device.read('a')).toBe('1');
  expect(device.volatile).toBe(true);
});

test('entries that do not fit stay in memory and are written once there is room', () => {
  const room = { entries: 1 };
  const storage = storageWithRoom(room);
  const device = createDeviceStorage(() => storage);
  const listener = vi.fn();
  const unsubscribe = device.subscribe(listener);

  device.write('a', '1');
  expect(device.volatile).toBe(false);
  device.write('b', '2');
  expect(device.read('b')).toBe('2');
  expect(device.volatile).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);

  room.entries = 9;
  device.write('c', '3');
  expect(storage.getItem('b')).toBe('2');
  expect(device.volatile).toBe(false);
  expect(device.read('b')).toBe('2');
  expect(listener).toHaveBeenCalledTimes(2);

  room.entries = 0;
  unsubscribe();
  device.write('d', '4');
  expect(device.volatile).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each<[string, Partial<Storage>]>([
  ['cannot be read back', { getItem: deny }],
  ['silently drops texts', { setItem() {} }],
])('storage that %s is not relied on', (_, broken) => {
  const device = createDeviceStorage(() => ({ ...storageWithRoom({ entries: 9 }), ...broken }));
  device.write('a', '1');
  expect(device.read('a')).toBe('1');
  expect(device.volatile).toBe(true);
});

test('a value is removed from storage, or from memory where storage fails', () => {
  const room = { entries: 9 };
  const storage = storageWithRoom(room);
  const device = createDeviceStorage(() => storage);
  device.write('a', '1');
  device.remove('a');
  expect(storage.getItem('a')).toBeNull();
  expect(device.read('a')).toBeNull();
  expect(device.volatile).toBe(false);

  room.entries = 0;
  device.write('b', '2');
  expect(device.volatile).toBe(true);
  device.remove('b');
  expect(device.read('b')).toBeNull();
  expect(device.volatile).toBe(false);
});

test('a text that cannot be removed from storage is no longer read', () => {
  const device = createDeviceStorage(() => ({
    ...storageWithRoom({ entries: 9 }),
    getItem: () => '1',
    removeItem() {},
  }));
  device.remove('a');
  expect(device.read('a')).toBeNull();
  expect(device.volatile).toBe(true);
});

test('the keys are the ones in storage and in memory, without removed ones', () => {
  const room = { entries: 2 };
  const storage = storageWithRoom(room);
  const device = createDeviceStorage(() => storage);
  for (const key of ['b', 'a', 'c']) device.write(key, '1');
  expect(storage.length).toBe(2);
  expect(device.keys()).toEqual(['a', 'b', 'c']);
  device.remove('b');
  expect(device.keys()).toEqual(['a', 'c']);
  const blocked = createDeviceStorage(() => null);
  expect(blocked.keys()).toEqual([]);
  blocked.write('a', '1');
  expect(blocked.keys()).toEqual(['a']);
});
