import { describe, expect, test } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { bestResult, isBetter, resultOf } from './best-results.ts';
import type { RunSummary } from './summary.ts';

const counts = { targets: 32, hits: 31, misses: 1, extras: 0 };
const run: RunSummary = {
  counts,
  own: null,
  mean: 0.01,
  spread: 0.0184,
  drift: 0,
  lates: [],
};

describe('a result', () => {
  test('is spread, hits and tempo', () => {
    expect(resultOf(run, 120)).toEqual({ spread: 18, hits: 97, bpm: 120 });
  });

  test.each<[string, Partial<RunSummary>]>([
    ['strokes are missing', { counts: { ...counts, hits: 28, misses: 4 } }],
    ['extra taps make up for the hits', { counts: { ...counts, extras: 4 } }],
    ['the run is short', { counts: { ...counts, targets: 7, hits: 7 } }],
    ['nothing can be told', { spread: null }],
    ['there was no calibration', { own: { delay: 0.08 }, mean: null }],
    ['the hits cannot be told', { own: { delay: null }, counts: null, mean: null }],
  ])('is none when %s', (_, change) => {
    expect(resultOf({ ...run, ...change }, 120)).toBeNull();
  });

  test('is better with a smaller spread, or as small at a faster tempo', () => {
    const best = { spread: 18, hits: 97, bpm: 120 };
    expect(isBetter(best, null)).toBe(true);
    expect(isBetter({ ...best, spread: 17, bpm: 60 }, best)).toBe(true);
    expect(isBetter({ ...best, bpm: 121 }, best)).toBe(true);
    expect(isBetter(best, best)).toBe(false);
    expect(isBetter({ ...best, spread: 19, bpm: 160 }, best)).toBe(false);
  });
});

test('the best result is kept for each pattern of each rhythm', () => {
  const storage = createDeviceStorage(() => null);
  const mambo = bestResult({ pattern: 'guira', rhythm: 'mambo' });
  mambo.write({ spread: 18, hits: 97, bpm: 90 }, storage);
  expect(storage.read('tap_best_mambo_guira')).toBe('18 97 90');
  expect(mambo.read(storage)).toEqual({ spread: 18, hits: 97, bpm: 90 });
  expect(bestResult({ pattern: 'guira', rhythm: 'majao' }).read(storage)).toBeNull();
  expect(mambo.parse('a b c')).toBeNull();
});
