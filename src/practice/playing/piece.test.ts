import { describe, expect, test } from 'vitest';
import type { LiveBar } from '#audio/music/live/live.ts';
import { type BarRange, DEFAULT_SETTINGS } from '#src/practice/settings/settings.ts';
import {
  barIn,
  barsOf,
  follow,
  opening,
  type Piece,
  type PiecePlacement,
  pieceOf,
  placementAt,
  sectionAt,
  withPlacement,
} from './piece.ts';

const bars = (count: number): LiveBar[] =>
  Array.from({ length: count }, () => ({ rhythm: 'derecho', chords: [], notes: [] }));
const loop = (count: number): Piece => ({ bars: bars(count), sections: [] });
/** Sections of 2, 4 and 3 bars. */
const song: Piece = {
  bars: bars(9),
  sections: [
    { section: 'intro', rhythm: 'derecho', from: 0, bars: 2 },
    { section: 'verse', rhythm: 'derecho', from: 2, bars: 4 },
    { section: 'outro', rhythm: 'majao', from: 6, bars: 3 },
  ],
};
const heard = (placement: Parameters<typeof barIn>[0], from: number, count: number) =>
  Array.from({ length: count }, (_, i) => barIn(placement, from + i));

test('a loop of every length and a whole song are made from the settings', () => {
  for (const length of [1, 2, 4, 8] as const) {
    const piece = pieceOf({ ...DEFAULT_SETTINGS, length });
    expect(piece.bars).toHaveLength(length);
    expect(piece.sections).toEqual([]);
  }
  const { bars, sections } = pieceOf({ ...DEFAULT_SETTINGS, length: 'form' });
  expect(sections[0]?.section).toBe('intro');
  expect(sections.at(-1)?.section).toBe('outro');
  expect(bars.length).toBeGreaterThan(60);
});

describe('the bars that are heard', () => {
  test('a loop begins again; a song begins with any bar, and ends', () => {
    expect(heard(opening(loop(4), 0, null), 0, 6)).toEqual([0, 1, 2, 3, 0, 1]);
    expect(heard(opening(song, 3, null), 0, 7)).toEqual([3, 4, 5, 6, 7, 8, null]);
  });

  test('repeated bars go on for ever, and are where the song begins', () => {
    const range = { from: 4, bars: 3 };
    expect(heard(opening(song, 0, range), 0, 7)).toEqual([4, 5, 6, 4, 5, 6, 4]);
    expect(heard(opening(song, 5, range), 0, 5)).toEqual([5, 6, 4, 5, 6]);
    expect(heard(opening(song, 8, range), 0, 2)).toEqual([4, 5]);
  });

  test('each bar belongs to a section', () => {
    expect([0, 1, 2, 5, 6, 8].map((bar) => sectionAt(song, bar))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(sectionAt(loop(4), 2)).toBe(-1);
  });
});

describe('a change', () => {
  const from = (piece: Piece, at: number, range: BarRange | null = null) => ({
    ...opening(piece, 0, range),
    at,
  });
  const to = (piece: Piece, range: BarRange | null = null) => ({ piece, range });

  test.each<[string, PiecePlacement, number, Parameters<typeof follow>[2], number]>([
    ['of the music keeps the place in the loop', from(loop(4), 0), 6, to(loop(4)), 2],
    ['to a shorter loop keeps the place in the chords', from(loop(8), 0), 7, to(loop(2)), 1],
    ['to a longer loop keeps it, too', from(loop(2), 0), 7, to(loop(8)), 1],
    ['from a loop to a song starts at the beginning', from(loop(4), 0), 6, to(song), 0],
    ['from a song to a loop as well', from(song, 0), 6, to(loop(4)), 0],
    ['within a song keeps the bar', from(song, 0), 5, to(song), 5],
    ['jumps to a bar', from(song, 0), 1, { ...to(song), to: 7 }, 7],
    [
      'goes on in repeated bars that are heard',
      from(song, 0),
      4,
      to(song, { from: 2, bars: 4 }),
      4,
    ],
    ['begins others at their start', from(song, 0), 4, to(song, { from: 6, bars: 2 }), 6],
  ])('%s', (_, last, bar, change, at) => {
    expect(follow(last, bar, change)).toMatchObject({ from: bar, at });
  });

  test('goes on from repeated bars when that is switched off', () => {
    const repeated = from(song, 2, { from: 2, bars: 4 });
    const placement = follow(repeated, 9, to(song));
    expect(heard(placement, 9, 5)).toEqual([3, 4, 5, 6, 7]);
  });
});

test('placements count from their first bar until the next; the count-in belongs to the first', () => {
  const first = opening(loop(4), 0, null);
  const second = follow(first, 3, { piece: loop(2), range: null });
  const both = [first, second];
  const heardFirst = [-1, 0, 2, 3, 9].map((bar) => placementAt(both, bar) === first);
  expect(heardFirst).toEqual([true, true, true, false, false]);
  const [{ bars: before }, { bars: after }] = [first.piece, second.piece];
  expect([2, 3, 4].map(barsOf(both))).toEqual([before[2], after[1], after[0]]);
});

test('placements that are over are dropped', () => {
  const first = opening(loop(4), 0, null);
  const second = follow(first, 3, { piece: loop(2), range: null });
  const third = follow(second, 6, { piece: loop(8), range: null });
  expect(withPlacement([first, second], third, 5)).toEqual([second, third]);
});
