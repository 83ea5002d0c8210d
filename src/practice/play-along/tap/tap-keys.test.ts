import { expect, test } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { INITIAL_KEY, TAP_KEY, tapKeyOf } from './tap-keys.ts';

const key = (name: string, modifiers = {}) =>
  tapKeyOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

test('a tap key is one character, the same with Shift', () => {
  expect(key('k')).toBe('k');
  expect(key('K')).toBe('k');
  expect(key('ñ')).toBe('ñ');
  expect(key('Enter')).toBeNull();
  expect(key('k', { ctrlKey: true })).toBeNull();
});

test.each([' ', 'F', 'T', 'd', 'm', 'x', '1', '5', '[', ']'])(
  '%j keeps its meaning on the page',
  (name) => {
    expect(key(name)).toBeNull();
  },
);

test('J taps until another key is chosen, and where F was chosen', () => {
  const device = createDeviceStorage(() => null);
  const tapKey = () => TAP_KEY.read(device) ?? INITIAL_KEY;
  expect(tapKey()).toBe('j');
  TAP_KEY.write('k', device);
  expect(tapKey()).toBe('k');
  TAP_KEY.write(null, device);
  expect(tapKey()).toBe('j');
  for (const text of ['f', 'Enter']) {
    device.write('tap_key', text);
    expect(tapKey()).toBe('j');
  }
});
