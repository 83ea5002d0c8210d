import { STEP_WIDTH, type StepPattern } from '#audio/music/rhythms.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import { clampTempo } from '#audio/music/tempo.ts';
import type { GridCell } from '#src/ui/strokes/stroke-grid.tsx';

export type Cells = readonly Stroke[];

/** Cells in a row. A grid of one row is one bar of eighths. */
export const ROW_LENGTH = 8;
/** Beats in every grid: the numbers 1 to 4 on its cells. */
const BEATS_PER_GRID = 4;
const SIXTEENTHS = ['', 'e', '&', 'a'];
const STROKE_NAMES = ['empty', 'regular', 'accented'] as const;

/** Steps per dancers' count, whatever the labels of the cells. */
export function stepsPerCount({ clock }: Pick<StepPattern, 'clock'>): number {
  return SIXTEENTHS.length / STEP_WIDTH[clock];
}

export function emptyCells(count: number): Cells {
  return Array<Stroke>(count).fill(0);
}

/** The stroke after a click: empty, regular, accented, empty. */
export function nextStroke(stroke: Stroke): Stroke {
  return stroke === 0 ? 1 : stroke === 1 ? 2 : 0;
}

export function isEmpty(cells: Cells): boolean {
  return cells.every((stroke) => stroke === 0);
}

export function wrongCells(cells: Cells, target: Cells): number[] {
  return [...cells.keys()].filter((i) => cells[i] !== target[i]);
}

/** A cell's label: 1 & 2 & … on 8 cells, 1 e & a 2 e & a … on 16. */
export function cellLabel(index: number, count: number): string {
  if (count <= ROW_LENGTH) return index % 2 === 0 ? String(index / 2 + 1) : '&';
  return SIXTEENTHS[index % 4] || String(index / 4 + 1);
}

/** The dancers' count over a cell, 1 to 8; `null` between the counts, and unless a grid is two bars of eighths. */
export function danceCount(index: number, { clock, steps }: StepPattern): number | null {
  const counted = clock === 'eighths' && steps.length === 16 && index % 2 === 0;
  return counted ? index / 2 + 1 : null;
}

/** A cell's accessible name: "Cell 7 of 16, &: accented", and with the dancers' counts "Cell 8 of 16, after count 4: empty". */
export function cellName(
  index: number,
  count: number,
  stroke: Stroke,
  counted: boolean,
  isWrong: boolean,
): string {
  const steps = stepsPerCount({ clock: 'eighths' });
  const isCount = index % steps === 0;
  const danced = `count ${Math.floor(index / steps) + 1}`;
  const place = counted ? `${isCount ? '' : 'after '}${danced}` : cellLabel(index, count);
  const mark = isWrong ? ', not right yet' : '';
  return `Cell ${index + 1} of ${count}, ${place}: ${STROKE_NAMES[stroke]}${mark}`;
}

/** The cells to show, with dancers' counts above if they are two bars of eighths. @param wrong their indices */
export function shownCells(
  cells: Cells,
  wrong: readonly number[],
  pattern: StepPattern,
): GridCell[] {
  const isCounted = danceCount(0, pattern) !== null;
  return cells.map((stroke, index) => {
    const printed = cellLabel(index, cells.length);
    const above = danceCount(index, pattern);
    const isWrong = wrong.includes(index);
    return {
      stroke,
      name: cellName(index, cells.length, stroke, isCounted, isWrong),
      printed,
      above,
      isBeat: isCounted ? above !== null : /\d/.test(printed),
      isWrong,
    };
  });
}

/** Dancers' counts a minute at a tempo of the grid. @param bpm beats per minute */
export function countsOf(bpm: number, pattern: StepPattern): number {
  return bpm * countsPerBeat(pattern);
}

/** The tempo of a grid, in beats per minute, that matches the band's tempo. @param counts dancers' counts a minute */
export function tempoOfBand(counts: number, pattern: StepPattern): number {
  return clampTempo(counts / countsPerBeat(pattern));
}

function countsPerBeat(pattern: StepPattern): number {
  const stepsPerBeat = pattern.steps.length / BEATS_PER_GRID;
  return stepsPerBeat / stepsPerCount(pattern);
}
