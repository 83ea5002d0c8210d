import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { median } from '#lib/statistics.ts';
import { LARGEST_DELAY, ownDelay } from './own-delay.ts';

/** Targets at these times (seconds), with windows that are a share of the gap. */
const targetsAt = (times: readonly number[], window: number) =>
  times.map((time) => ({ time, window }));
const shifted = (times: readonly number[], by: number) => times.map((time) => time + by);
const every = (gap: number, count: number) => Array.from({ length: count }, (_, i) => 10 + i * gap);

const delays = fc.double({ min: 0, max: LARGEST_DELAY, noNaN: true });
const deviations = (share: number, window: number) =>
  fc.array(fc.double({ min: -share * window, max: share * window, noNaN: true }), {
    minLength: 16,
    maxLength: 64,
  });
/** Times in a pattern that does not match itself when shifted. */
const uneven = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const beats = [0, 0.5, 0.75, 1, 1.5, 2.25][i % 6] ?? 0;
    return 10 + Math.floor(i / 6) * 2.5 + beats;
  });

describe('the delay of taps that are all there', () => {
  test('is found to the median of their deviations, whatever it is', () => {
    fc.assert(
      fc.property(delays, deviations(0.45, 0.1), (delay, lates) => {
        const times = uneven(lates.length);
        const found = ownDelay(
          targetsAt(times, 0.1),
          times.map((time, i) => time + delay + (lates[i] ?? 0)),
        );
        expect(found?.isCertain).toBe(true);
        expect(found?.middle).toBeCloseTo(delay + median(lates), 6);
      }),
    );
  });

  test('is certain where a pattern repeats, as all of them fit one place only', () => {
    fc.assert(
      fc.property(delays, fc.integer({ min: 8, max: 64 }), (delay, count) => {
        const times = every(0.1875, count);
        const found = ownDelay(targetsAt(times, 0.084), shifted(times, delay));
        expect(found?.isCertain).toBe(true);
        expect(found?.middle).toBeCloseTo(delay, 6);
      }),
    );
  });

  test('moves by as much as the taps, and the order in which they arrive does not matter', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.2, noNaN: true }),
        fc.double({ min: 0, max: 0.15, noNaN: true }),
        fc.shuffledSubarray(uneven(24), { minLength: 20 }),
        (delay, more, times) => {
          const targets = targetsAt(uneven(24), 0.1);
          const at = (offset: number) => ownDelay(targets, shifted(times, offset));
          expect(at(delay + more)?.middle).toBeCloseTo((at(delay)?.middle ?? 0) + more, 6);
        },
      ),
    );
  });

  test('may be a little before the targets: most people tap early', () => {
    const times = every(0.5, 16);
    const found = ownDelay(targetsAt(times, 0.1), shifted(times, -0.04));
    expect(found).toEqual({ middle: expect.closeTo(-0.04), isCertain: true });
  });
});

describe('where two delays match equally well', () => {
  test('none is certain: an even pattern whose first stroke was left out', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 0.14, noNaN: true }),
        fc.integer({ min: 12, max: 64 }),
        (delay, count) => {
          const times = every(0.25, count);
          const taps = shifted(times.slice(1), delay);
          expect(ownDelay(targetsAt(times, 0.1), taps)?.isCertain).toBe(false);
        },
      ),
    );
  });

  test('taps that go on after the last target are no second delay, if what follows is known', () => {
    const times = every(0.25, 16);
    const taps = shifted(every(0.25, 18), 0.05);
    expect(ownDelay(targetsAt(times, 0.1), taps)?.isCertain).toBe(false);
    expect(ownDelay(targetsAt(every(0.25, 20), 0.1), taps)).toEqual({
      middle: expect.closeTo(0.05),
      isCertain: true,
    });
  });
});

test('taps that are missing or too many change nothing on counts', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.3, noNaN: true }),
      fc.subarray(every(0.6, 32), { minLength: 8 }),
      fc.array(fc.double({ min: 0.42, max: 0.48, noNaN: true }), { maxLength: 3 }),
      (delay, hit, extras) => {
        const taps = [
          ...shifted(hit, delay),
          ...extras.map((after, i) => 10 + i * 0.6 + delay + after - 0.2),
        ];
        const found = ownDelay(targetsAt(every(0.6, 32), 0.1), taps);
        expect(found).toEqual({ middle: expect.closeTo(delay, 6), isCertain: true });
      },
    ),
  );
});

test('fewer than four taps tell nothing', () => {
  const times = every(0.6, 16);
  const tapping = (count: number) => ownDelay(targetsAt(times, 0.1), times.slice(0, count));
  expect(tapping(3)).toBeNull();
  expect(tapping(4)?.middle).toBe(0);
  expect(ownDelay([], [1, 2, 3, 4])).toBeNull();
});
