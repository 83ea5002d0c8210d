import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type PracticeSettings } from '#src/practice/settings/settings.ts';
import type { PracticeContext } from './machine.ts';
import { opening, type PiecePlacement, pieceOf } from './piece.ts';
import { countAtPosition } from './playback-position.ts';

const SONG: PracticeSettings = { ...DEFAULT_SETTINGS, length: 'form' };
const PIECE = pieceOf(SONG);
const [intro, second] = PIECE.sections;
const VERSE = second?.from ?? 0;

/** The counts on each beat of some bars since Play. */
function counts(placements: readonly PiecePlacement[], bars: readonly number[], settings = SONG) {
  const context = { piece: PIECE, placements, settings, bar: 0 } as unknown as PracticeContext;
  const countsIn = (bar: number) =>
    [0, 1, 2, 3.9].map((beat) => countAtPosition(context, 4 * bar + beat)).join(' ');
  return bars.map(countsIn).join(', ');
}

test('the count follows the chart: from 1 in each section, 5 in every other bar', () => {
  const at = (start: number) => [opening(PIECE, start, null)];
  expect(intro?.bars).toBeGreaterThan(1);
  expect(counts(at(0), [-1, 0, 1, 2])).toBe('5 6 7 8, 1 2 3 4, 5 6 7 8, 1 2 3 4');
  expect(counts(at(1), [-1, 0, 1])).toBe('1 2 3 4, 5 6 7 8, 1 2 3 4');
  expect(counts(at(VERSE + 1), [-2, -1, 0, 1])).toBe('5 6 7 8, 1 2 3 4, 5 6 7 8, 1 2 3 4');
});

test('the count is right after a jump to another bar', () => {
  const jump: PiecePlacement = { piece: PIECE, from: 3, at: VERSE, range: null };
  expect(counts([opening(PIECE, 0, null), jump], [2, 3, 4])).toBe('1 2 3 4, 1 2 3 4, 5 6 7 8');
});

test('bars that are repeated count from the first of them, whenever they begin', () => {
  const range = { from: VERSE + 1, bars: 4 };
  const loop: PiecePlacement = { piece: PIECE, from: 3, at: VERSE + 2, range };
  const settings = { ...SONG, range };
  expect(counts([opening(PIECE, VERSE, null), loop], [3, 4, 5, 6], settings)).toBe(
    '5 6 7 8, 1 2 3 4, 5 6 7 8, 1 2 3 4',
  );
});
