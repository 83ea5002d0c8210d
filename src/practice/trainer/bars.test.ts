import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSilentBar, tempoAfterBar } from './bars.ts';

const bars = (count: number) => Array.from({ length: count }, (_, bar) => bar);

test('the tempo ramp leaves a tempo that is faster already, and any while it is off', () => {
  const ramp = { by: 5, every: 2, to: 112 };
  expect(bars(8).map((bar) => tempoAfterBar(ramp, bar, 130))).toEqual(Array(8).fill(130));
  expect(tempoAfterBar(null, 1, 100)).toBe(100);
});

describe('silent bars', () => {
  test('every fourth bar', () => {
    const silent = bars(12).filter((bar) => isSilentBar({ kind: 'every', bars: 4 }, bar, 1));
    expect(silent).toEqual([3, 7, 11]);
  });

  test('at random: one bar in each group, never the first of all, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), fc.integer({ min: 0, max: 9999 }), (n, seed) => {
        const silent = { kind: 'random' as const, bars: n };
        expect(isSilentBar(silent, 0, seed)).toBe(false);
        for (const group of bars(6)) {
          const places = bars(n).filter((place) => isSilentBar(silent, group * n + place, seed));
          expect(places).toHaveLength(1);
        }
      }),
    );
  });

  test('at random, another seed silences other bars', () => {
    const of = (seed: number) =>
      bars(64).filter((bar) => isSilentBar({ kind: 'random', bars: 4 }, bar, seed));
    expect(of(1)).not.toEqual(of(2));
    expect(new Set(of(1).map((bar) => bar % 4)).size).toBe(4);
  });
});
