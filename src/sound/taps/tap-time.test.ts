import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areCoarse, tappedAt } from './tap-time.ts';

describe('the time of a tap', () => {
  test('is the time stamp, however late the event is handled', () => {
    expect(tappedAt({ timeStamp: 102 }, 301)).toBe(102);
  });

  test.each([
    ['missing', undefined],
    ['0', 0],
    ['negative', -5],
    ['on the axis of Date', 1_700_000_000_000],
    ['from long ago', 90_000],
    ['not a number', Number.NaN],
  ])('is now if the stamp is %s', (_, timeStamp) => {
    expect(tappedAt(timeStamp === undefined ? {} : { timeStamp }, 100_000)).toBe(100_000);
  });
});

describe('coarse time stamps', () => {
  const gap = fc.double({ min: 180, max: 800, noNaN: true });
  const stamps = (gaps: readonly number[]) => {
    let time = 5000.3;
    return gaps.map((gap) => {
      time += gap;
      return time;
    });
  };
  const taps = fc.array(gap, { minLength: 12, maxLength: 40 }).map(stamps);

  test.each([1000 / 60, 16.667, 20, 25, 1000 / 30, 40, 50, 100])('of %f ms are found', (step) => {
    fc.assert(
      fc.property(taps, (times) => {
        expect(areCoarse(times.map((time) => Math.round(time / step) * step))).toBe(true);
      }),
    );
  });

  test.each([0.005, 0.1, 1, 2, 4, 8])('of %f ms are fine enough', (step) => {
    fc.assert(
      fc.property(taps, (times) => {
        expect(areCoarse(times.map((time) => Math.round(time / step) * step))).toBe(false);
      }),
      // A constant seed, since by chance all gaps of one run in millions match a step.
      { seed: 12 },
    );
  });

  test('are not assumed from a few taps', () => {
    expect(areCoarse([0, 500, 1000, 1500, 2000])).toBe(false);
    expect(areCoarse([])).toBe(false);
  });
});
