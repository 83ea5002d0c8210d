import { describe, expect, test } from 'vitest';
import type { LiveBar } from '#audio/music/live/live.ts';
import { RHYTHMS, type RhythmPattern } from '#audio/music/rhythms.ts';
import { strokes } from '#audio/music/stroke.ts';
import type { RhythmChoice } from './model.ts';
import { barsOf, columnAt, countInAt, follow } from './placement.ts';

const choice = (change: Partial<RhythmChoice> = {}) =>
  ({ rhythm: 'derecho', mode: 'row', rows: [], ...change }) as const;
const opening = (change?: Partial<RhythmChoice>) => follow(undefined, 0, choice(change));
const eighths = { beats: 8, columns: 16 };

test('a row of eighths is two bars long, one of sixteenths a bar', () => {
  const row = opening();
  expect(columnAt(0, row, eighths)).toBe(0);
  expect(columnAt(4.5, row, eighths)).toBe(9);
  expect(columnAt(8.49, row, eighths)).toBe(0);
  expect(columnAt(4.5, row, { beats: 4, columns: 16 })).toBe(2);
});

test('a count-in counts to four', () => {
  const clap = opening({ mode: 'clap' });
  expect([-4, -3, -2, -0.1].map((beat) => countInAt(beat, clap))).toEqual([1, 2, 3, 4]);
  expect(columnAt(-1, clap, eighths)).toBeNull();
});

test('a class that starts to clap while it sounds is counted in for a bar', () => {
  const clap = follow(opening(), 3, choice({ mode: 'clap' }));
  expect([12, 13, 14, 15.9].map((beat) => countInAt(beat, clap))).toEqual([1, 2, 3, 4]);
  expect(columnAt(12, clap, eighths)).toBeNull();
  expect(columnAt(16, clap, eighths)).toBe(0);
});

test('other rhythms and the end of clapping keep the counts', () => {
  const clap = follow(opening(), 3, choice({ mode: 'clap' }));
  const majao = follow(clap, 6, choice({ mode: 'clap', rhythm: 'majao' }));
  expect(columnAt(24, majao, eighths)).toBe(0);
  const after = follow(majao, 7, choice());
  expect(columnAt(28, after, eighths)).toBe(8);
  // The clapping ends before its count-in does.
  expect(columnAt(12, follow(clap, 3, choice()), eighths)).toBe(8);
});

describe('bars', () => {
  const own = RHYTHMS['derecho-counts'];
  const guira = (bar: LiveBar | null) =>
    bar?.notes.filter(({ instrument }) => instrument === 'guira').map(({ beat }) => beat) ?? [];
  const others = (bar: LiveBar | null) => (bar?.notes.length ?? 0) - guira(bar).length;

  test('the güira plays the pattern, in turn with the counts', () => {
    const placement = follow(opening(), 3, choice({ rhythm: 'mambo' }));
    const barAt = barsOf(placement, own);
    expect(guira(barAt(3))).toEqual([0, 0.5, 0.75, 1, 1.5, 1.75, 2, 2.5, 2.75, 3, 3.5, 3.75]);
    expect(barAt(4)?.rhythm).toBe('mambo');
    expect(others(barAt(4))).toBeGreaterThan(0);
  });

  test('the class claps without the güira, after a bar of nothing but clicks', () => {
    const barAt = barsOf(follow(opening(), 1, choice({ mode: 'clap' })), own);
    expect(barAt(1)?.notes).toEqual([]);
    expect(guira(barAt(2))).toEqual([]);
    expect(others(barAt(2))).toBeGreaterThan(0);
  });

  test('a pattern of two bars begins again with the counts, also after clapping', () => {
    const first: RhythmPattern = { ...own, steps: strokes('x....... ........') };
    const clap = follow(opening(), 2, choice({ mode: 'clap' }));
    const barAt = barsOf(follow(clap, 5, choice()), first);
    expect([5, 6, 7].map((bar) => guira(barAt(bar)))).toEqual([[0], [], [0]]);
  });
});
