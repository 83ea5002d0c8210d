import type { Note, Score } from './score.ts';

/** Where in the bars a note stands. */
export interface Place {
  /** From 1. */
  bar: number;
  /** From 1: the nearest of the cells its bar is divided into. */
  cell: number;
  /** Seconds it sounds after that cell, below 0 before it. */
  off: number;
}

/** Finds the place of a note in its score, whose bars have `cells` cells: 8 for eighths. */
export function placeOf({ time }: Note, { bpm }: Pick<Score, 'bpm'>, cells: number): Place {
  const cellSeconds = 240 / bpm / cells;
  const index = Math.round(time / cellSeconds);
  return {
    bar: Math.floor(index / cells) + 1,
    cell: (index % cells) + 1,
    off: time - index * cellSeconds,
  };
}
