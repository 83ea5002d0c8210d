import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEMPO } from '#audio/music/tempo.ts';
import { TAP_PAUSE, tappedTempo, withTap } from './tap-tempo.ts';

const tap = (times: readonly number[]) => times.reduce<readonly number[]>(withTap, []);
/** Taps at a tempo in counts a minute, each moved by its offset in seconds. */
const tapsAt = (tempo: number, offsets: readonly number[]) =>
  tap(offsets.map((offset, index) => 100 + (index * 60) / tempo + offset));

test('one tap is no tempo yet, nor are two at the same moment', () => {
  expect(tappedTempo([])).toBeNull();
  expect(tappedTempo(tap([3]))).toBeNull();
  expect(tappedTempo(tap([1, 1]))).toBeNull();
  expect(tappedTempo(tap([1, 1.01]))).toBe(TEMPO.fastest);
});

test('finds every tempo from the slowest to the fastest', () => {
  for (let tempo = TEMPO.slowest; tempo <= TEMPO.fastest; tempo++) {
    expect(tappedTempo(tapsAt(tempo, [0, 0, 0, 0, 0]))).toBe(tempo);
  }
});

test('a pause of more than 2.4 s starts again; the slowest tempo does not', () => {
  expect(tap([0, 1, 1 + TAP_PAUSE - 0.01])).toHaveLength(3);
  expect(tap([0, 1, 1 + TAP_PAUSE + 0.01])).toEqual([1 + TAP_PAUSE + 0.01]);
});

test('one slip among five taps has no effect', () => {
  expect(tappedTempo(tapsAt(120, [0, 0, 0.11, 0, 0]))).toBe(120);
});

test('follows a new tempo after eight gaps', () => {
  const slow = [0, 1, 2, 3, 4];
  const fast = Array.from({ length: 8 }, (_, index) => 4 + (index + 1) * 0.5);
  expect(tappedTempo(tap([...slow, ...fast]))).toBe(120);
});

test('stays within 2 counts a minute of a steady hand, up to 10 ms off', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: TEMPO.slowest, max: 100 }),
      fc.array(fc.double({ min: -0.01, max: 0.01, noNaN: true }), { minLength: 6, maxLength: 20 }),
      (tempo, offsets) => {
        const slack = tempo * (0.02 / (60 / tempo)) + 1;
        expect(Math.abs((tappedTempo(tapsAt(tempo, offsets)) ?? 0) - tempo)).toBeLessThan(slack);
      },
    ),
  );
});
