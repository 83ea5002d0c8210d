import { expect, test } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { TAP_KEY, tapKeyOf, tapKeys } from './tap-keys.ts';

const key = (name: string, modifiers = {}) =>
  tapKeyOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

test('a tap key is one character, the same with Shift', () => {
  expect(key('k')).toBe('k');
  expect(key('K')).toBe('k');
  expect(key('ñ')).toBe('ñ');
  expect(key('Enter')).toBeNull();
  expect(key('k', { ctrlKey: true })).toBeNull();
});

test.each([' ', 'T', 'd', 'm', 'x', '1', '5', '[', ']'])(
  '%j keeps its meaning on the page',
  (name) => {
    expect(key(name)).toBeNull();
  },
);

test('F and J tap until another key is chosen', () => {
  const device = createDeviceStorage(() => null);
  expect(tapKeys(device)).toEqual(['f', 'j']);
  TAP_KEY.write('k', device);
  expect(tapKeys(device)).toEqual(['k']);
  TAP_KEY.write(null, device);
  expect(tapKeys(device)).toEqual(['f', 'j']);
  device.write('tap_key', 'Enter');
  expect(tapKeys(device)).toEqual(['f', 'j']);
});
