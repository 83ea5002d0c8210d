import { expect, test } from 'vitest';
import { TEMPO } from '#audio/music/tempo.ts';
import { clampTrainer } from './settings.ts';

test('typed numbers are rounded and kept within their limits', () => {
  expect(clampTrainer('to', 2 * TEMPO.fastest)).toBe(TEMPO.fastest);
  expect(clampTrainer('by', -3)).toBe(1);
  expect(clampTrainer('every', 7.6)).toBe(8);
});
