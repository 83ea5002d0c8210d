import { expect, test } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { isOpenOn, OPEN_CLASS, type OpenClass } from './open-class.ts';

const HOUR = 60 * 60 * 1000;

const OPEN: OpenClass = {
  page: '/class',
  index: 2,
  items: [{ page: '/practice', item: '' }],
  slide: 'band',
  step: 'play',
  number: 22,
  count: 34,
  visit: 1,
  at: 1_000_000,
};

test('a class is open for twelve hours, on the page of its plan', () => {
  expect(isOpenOn(OPEN, '/class', OPEN.at)).toBe(true);
  expect(isOpenOn(OPEN, '/class', OPEN.at + 12 * HOUR - 1)).toBe(true);
  expect(isOpenOn(OPEN, '/class', OPEN.at + 12 * HOUR)).toBe(false);
  expect(isOpenOn(OPEN, '/class?plan=guira', OPEN.at)).toBe(false);
});

test('an open class is stored as it is, and what is not valid is refused', () => {
  const device = createDeviceStorage(() => null);
  OPEN_CLASS.write(OPEN, device);
  expect(OPEN_CLASS.parse(device.read('open_class') ?? '')).toEqual(OPEN);
  for (const wrong of [{ number: 0 }, { index: -2 }, { items: ['/practice'] }, { step: 3 }]) {
    expect(OPEN_CLASS.parse(JSON.stringify({ ...OPEN, ...wrong }))).toBeNull();
  }
  expect(OPEN_CLASS.parse('22 of 34')).toBeNull();
});
