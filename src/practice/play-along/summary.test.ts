import { describe, expect, test } from 'vitest';
import { advice, lateness, spokenSummary } from './advice.ts';
import type { TapMark } from './judge.ts';
import { histogram, type RunSummary, summarise } from './summary.ts';

const hits = (lates: readonly number[]): TapMark[] =>
  lates.map((late, beat) => ({ kind: 'hit', beat, late }));

describe('a summary', () => {
  test('counts hits, misses and extra taps', () => {
    const marks: TapMark[] = [
      ...hits([0, 0]),
      { kind: 'miss', beat: 2 },
      { kind: 'extra', beat: 2.5 },
    ];
    expect(summarise(marks)).toMatchObject({ targets: 3, hits: 2, misses: 1, extras: 1 });
  });

  test('a target that was called missed too early is a hit', () => {
    const marks: TapMark[] = [{ kind: 'miss', beat: 1 }, ...hits([0, 0])];
    expect(summarise(marks)).toMatchObject({ targets: 2, hits: 2, misses: 0, extras: 0 });
  });

  test('has mean and standard deviation of the hits', () => {
    const { mean, spread } = summarise(hits([0.01, 0.03, -0.01, 0.01]));
    expect(mean).toBeCloseTo(0.01, 9);
    expect(spread).toBeCloseTo(0.01633, 5);
  });

  test('has the drift from the first hit to the last, whatever the mean', () => {
    const rushing = Array.from({ length: 16 }, (_, beat) => 0.05 - 0.002 * beat);
    expect(summarise(hits(rushing)).drift).toBeCloseTo(-0.03, 9);
    expect(summarise(hits(rushing.map(() => 0.05))).drift).toBeCloseTo(0, 9);
  });

  test('says nothing of a few hits', () => {
    expect(summarise(hits([0, 0, 0]))).toMatchObject({ mean: null, spread: null, drift: null });
    expect(summarise([])).toMatchObject({ targets: 0, hits: 0, mean: null });
  });

  test('sorts hits by target: a tap that waited is no drift', () => {
    const [a, b, c, d] = hits([0.01, 0.02, 0.03, 0.04]) as [TapMark, TapMark, TapMark, TapMark];
    expect(summarise([b, a, d, c]).lates).toEqual([0.01, 0.02, 0.03, 0.04]);
  });
});

test('the histogram has a column every 10 ms, and every hit is in one', () => {
  const columns = histogram([-0.1, -0.004, 0.004, 0.006, 0.1]);
  expect(columns).toHaveLength(21);
  expect(columns.map(({ hits }) => hits).join('')).toBe('100000000021000000001');
  expect(columns[0]?.late).toBeCloseTo(-0.1);
});

describe('the advice', () => {
  const good: RunSummary = {
    targets: 32,
    hits: 32,
    misses: 0,
    extras: 0,
    mean: 0.002,
    spread: 0.012,
    drift: 0.001,
    lates: [],
  };
  test.each<[string, Partial<RunSummary>, RegExp]>([
    ['a good run', {}, /raise the tempo/],
    ['a fair run', { spread: 0.025 }, /closer together/],
    ['early taps', { mean: -0.022 }, /22 ms early: wait/],
    ['late taps', { mean: 0.03 }, /30 ms late: move/],
    ['uneven taps', { spread: 0.04 }, /now early, now late/],
    ['rushing', { drift: -0.04 }, /rushing/],
    ['dragging', { drift: 0.04 }, /dragging/],
    ['missed strokes', { hits: 26, misses: 6 }, /went by without you/],
    ['too many taps', { extras: 12 }, /more often/],
    ['hardly any hit', { hits: 5, misses: 27 }, /Fewer than half/],
    ['no tap at all', { hits: 0, misses: 32, mean: null, spread: null }, /Fewer than half/],
  ])('%s', (_, change, expected) => {
    expect(advice({ ...good, ...change })).toMatch(expected);
  });

  test('is one sentence', () => {
    for (const mean of [-0.05, 0, 0.05]) {
      expect(advice({ ...good, mean }).match(/[.!?]/g)).toHaveLength(1);
    }
  });

  test('the spoken summary has the figures first', () => {
    expect(spokenSummary({ ...good, hits: 30, extras: 1, mean: -0.0121 })).toMatch(
      /^30 of 32 hit, 1 extra, on average 12 ms early, spread 12 milliseconds\. Steady/,
    );
    expect(lateness(0.0004)).toBe('exactly on time');
  });
});
