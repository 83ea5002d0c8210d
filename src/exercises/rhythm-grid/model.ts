import { stepsPerBeat } from '#audio/engine/timeline.ts';
import type { RhythmPattern } from '#audio/music/rhythms.ts';
import type { Stroke } from '#audio/music/stroke.ts';

export type Cells = readonly Stroke[];

/** Tempo of the practice grid in beats per minute. */
export const TEMPO = { slowest: 40, fastest: 160 } as const;

/** Cells side by side; a grid of no more is one bar of eighths. */
export const ROW_LENGTH = 8;
const SIXTEENTHS = ['', 'e', '&', 'a'];
const STROKE_NAMES = ['empty', 'regular', 'accented'] as const;

export function emptyCells(count: number): Cells {
  return Array<Stroke>(count).fill(0);
}

/** What a click makes of a stroke: empty, regular, accented and round again. */
export function nextStroke(stroke: Stroke): Stroke {
  return stroke === 0 ? 1 : stroke === 1 ? 2 : 0;
}

export function withCell(cells: Cells, index: number, stroke: Stroke): Cells {
  return cells.with(index, stroke);
}

/** Right only when every cell equals the pattern's at its place. */
export function isSolved(cells: Cells, target: Cells): boolean {
  return cells.length === target.length && cells.every((stroke, i) => stroke === target[i]);
}

export function clampTempo(bpm: number): number {
  return Math.min(TEMPO.fastest, Math.max(TEMPO.slowest, Math.round(bpm)));
}

/** Cell indices in rows of 8: one row on the 8-beat grid, two on the 16-beat grid. */
export function gridRows(count: number): number[][] {
  const indices = Array.from({ length: count }, (_, i) => i);
  return Array.from({ length: Math.ceil(count / ROW_LENGTH) }, (_, row) =>
    indices.slice(row * ROW_LENGTH, (row + 1) * ROW_LENGTH),
  );
}

/** What is printed on a cell: 1 & 2 & … on 8 cells, 1 e & a 2 e & a … on 16. */
export function cellLabel(index: number, count: number): string {
  if (count <= ROW_LENGTH) return index % 2 === 0 ? String(index / 2 + 1) : '&';
  return SIXTEENTHS[index % 4] || String(index / 4 + 1);
}

/**
 * The dancers' count over a cell, 1 to 8 over two bars of eighths; `null` between the counts, and on
 * grids that are not two such bars.
 */
export function danceCount(index: number, { clock, steps }: RhythmPattern): number | null {
  const counted = clock === 'eighths' && steps.length === 16 && index % 2 === 0;
  return counted ? index / 2 + 1 : null;
}

/** A cell's name for who cannot see it: "Step 7 of 16, &: accented". */
export function cellName(index: number, count: number, stroke: Stroke): string {
  return `Step ${index + 1} of ${count}, ${cellLabel(index, count)}: ${STROKE_NAMES[stroke]}`;
}

/**
 * The tempo at which a grid's strokes are those of a band that plays `counts` of the dancers' counts a
 * minute: its own beats are what is printed, two steps on 8 cells and four on 16.
 */
export function tempoOfBand(counts: number, { clock, steps }: RhythmPattern): number {
  const stepsPerCount = clock === 'eighths' ? 2 : 4;
  return clampTempo((counts * stepsPerCount) / stepsPerBeat(steps.length));
}
