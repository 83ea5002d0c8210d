import { describe, expect, test } from 'vitest';
import type { TapMark } from '#src/band/chart/chart-band.ts';
import { advice, lateness, spokenSummary } from './advice.ts';
import { histogram, type RunSummary, summarise } from './summary.ts';

const hits = (lates: readonly number[]): TapMark[] =>
  lates.map((late, beat) => ({ kind: 'hit', beat, late }));

describe('a summary', () => {
  test('counts hits, also of targets that were called missed too early, misses and extra taps', () => {
    const marks: TapMark[] = [
      { kind: 'miss', beat: 1 },
      ...hits([0, 0]),
      { kind: 'miss', beat: 2 },
      { kind: 'extra', beat: 2.5 },
    ];
    const counts = { targets: 3, hits: 2, misses: 1, extras: 1 };
    expect(summarise(marks, null)).toMatchObject({ counts });
  });

  test('has mean and standard deviation of the hits', () => {
    const { mean, spread } = summarise(hits([0.01, 0.03, -0.01, 0.01]), null);
    expect(mean).toBeCloseTo(0.01, 9);
    expect(spread).toBeCloseTo(0.01633, 5);
  });

  test('has the drift from the first hit to the last, whatever the mean', () => {
    const rushing = Array.from({ length: 16 }, (_, beat) => 0.05 - 0.002 * beat);
    expect(summarise(hits(rushing), null).drift).toBeCloseTo(-0.03, 9);
    expect(summarise(hits(rushing.map(() => 0.05)), null).drift).toBeCloseTo(0, 9);
  });

  test('says nothing of a few hits', () => {
    expect(summarise(hits([0, 0, 0]), null)).toMatchObject({
      mean: null,
      spread: null,
      drift: null,
    });
    expect(summarise([], null)).toMatchObject({ counts: { targets: 0, hits: 0 }, mean: null });
  });

  test('sorts hits by target: a tap that waited is no drift', () => {
    const [a, b, c, d] = hits([0.01, 0.02, 0.03, 0.04]) as [TapMark, TapMark, TapMark, TapMark];
    expect(summarise([b, a, d, c], null).lates).toEqual([0.01, 0.02, 0.03, 0.04]);
  });
});

describe('without a calibration', () => {
  test('has no mean, and the rest as with one', () => {
    const lates = [0.01, 0.03, -0.01, 0.01];
    expect(summarise(hits(lates), { delay: 0.1 })).toEqual({
      ...summarise(hits(lates), null),
      own: { delay: 0.1 },
      mean: null,
    });
  });

  test('counts no hits where nobody can say which stroke a tap was for', () => {
    expect(summarise(hits([0, 0, 0, 0]), { delay: null })).toMatchObject({
      counts: null,
      spread: 0,
    });
  });
});

test('the histogram has a column every 10 ms, and every hit is in one', () => {
  const columns = histogram([-0.1, -0.004, 0.004, 0.006, 0.1]);
  expect(columns).toHaveLength(21);
  expect(columns.map(({ hits }) => hits).join('')).toBe('100000000021000000001');
  expect(columns[0]?.late).toBeCloseTo(-0.1);
});

describe('the advice', () => {
  const counts = { targets: 32, hits: 32, misses: 0, extras: 0 };
  const good: RunSummary = {
    counts,
    own: null,
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
    ['missed strokes', { counts: { ...counts, hits: 26, misses: 6 } }, /went by without you/],
    ['too many taps', { counts: { ...counts, extras: 12 } }, /more often/],
    [
      'as many taps as strokes, many of them elsewhere',
      { counts: { ...counts, hits: 20, misses: 12, extras: 12 } },
      /between the strokes/,
    ],
    ['hardly any hit', { counts: { ...counts, hits: 5, misses: 27 } }, /Fewer than half/],
    ['even taps without a calibration', { own: { delay: 0.1 }, mean: null }, /^Even taps/],
    ['fair taps without one', { own: { delay: 0.1 }, mean: null, spread: 0.03 }, /^Fairly even/],
    ['rushing without one', { own: { delay: 0.1 }, mean: null, drift: -0.04 }, /rushing/],
    [
      'uneven taps of unknown hits',
      { own: { delay: null }, counts: null, mean: null, spread: 0.04 },
      /now early/,
    ],
    [
      'no tap at all',
      { counts: { ...counts, hits: 0, misses: 32 }, mean: null, spread: null },
      /Fewer than half/,
    ],
  ])('%s', (_, change, expected) => {
    expect(advice({ ...good, ...change })).toMatch(expected);
  });

  test('the spoken summary has the figures first', () => {
    expect(
      spokenSummary({ ...good, counts: { ...counts, hits: 30, extras: 1 }, mean: -0.0121 }),
    ).toMatch(/^30 of 32 hit, 1 extra, on average 12 ms early, spread 12 milliseconds\. Steady/);
    const own = { delay: null };
    expect(spokenSummary({ ...good, own, counts: null, mean: null })).toMatch(
      /^Spread 12 milliseconds, measured from your own middle\. Even/,
    );
    expect(lateness(0.0004)).toBe('exactly on time');
  });
});
