import type { Note, Score } from '#audio/music/score/score.ts';

/** The position of a note on the grid of its bars. */
export interface GridPosition {
  /** The number of the bar, from 1. */
  bar: number;
  /** The nearest cell of the bar, from 1. */
  cell: number;
  /** Seconds after that cell; negative before it. */
  off: number;
}

/** The position of a note in its score. @param cells per bar: 8 for eighths, 16 for sixteenths */
export function gridPosition(
  { time }: Pick<Note, 'time'>,
  { bpm }: Pick<Score, 'bpm'>,
  cells: number,
): GridPosition {
  const cellSeconds = 240 / bpm / cells;
  const index = Math.round(time / cellSeconds);
  return {
    bar: Math.floor(index / cells) + 1,
    cell: (index % cells) + 1,
    off: time - index * cellSeconds,
  };
}
