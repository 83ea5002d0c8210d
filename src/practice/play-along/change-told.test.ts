import { expect, test } from 'vitest';
import fixture from '#tests/fixtures/device.json' with { type: 'json' };
import { deviceWith } from '#tests/support/storage.ts';
import { CHANGE_TOLD, isToBeTold } from './change-told.ts';

test.each([
  ['a stored run', { tap_best_mambo_guira: '12 98 120' }],
  ['a calibration', { tap_calibration_touch: '0.1180 0.0140 0.0200 28.0000' }],
  ['the key F', { tap_key: 'f' }],
  ['all of it', fixture],
])('who has %s is told once', (_, values) => {
  const device = deviceWith(values);
  expect(isToBeTold(device)).toBe(true);
  CHANGE_TOLD.write(true, device);
  expect(isToBeTold(device)).toBe(false);
});

test.each([
  ['nothing', {}],
  ['another key', { tap_key: 'k' }],
  ['settings of the band', { practice_settings: 'rhythm=majao' }],
])('who has %s is not', (_, values) => {
  expect(isToBeTold(deviceWith(values))).toBe(false);
});
