import {
  array,
  boolean,
  check,
  type InferOutput,
  number,
  object,
  picklist,
  pipe,
  transform,
  unknown,
} from 'valibot';
import { BEATS, CELLS } from '#audio/music/chart/chart.ts';
import { guiraLane } from '#audio/music/chart/guira-lane.ts';
import { type OwnLane, REST } from '#audio/music/live/own-lane.ts';
import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';
import { type RhythmPattern, type StepPattern, USUAL_PATTERNS } from '#audio/music/rhythms.ts';
import { BAND_COUNTS, clampTempo } from '#audio/music/tempo.ts';
import { columnsOf } from '#src/band/chart/counts.ts';

/** The schema of a slide's stored settings. */
export const CHOICE = object({
  rhythm: picklist(RHYTHM_TYPES),
  /** Counts a minute. */
  tempo: pipe(
    number(),
    check((tempo) => tempo === clampTempo(tempo)),
  ),
  /** One rhythm, the class clapping it, or a comparison of all three. */
  mode: picklist(['row', 'clap', 'compare']),
  /** The rhythms that sound in a comparison. */
  rows: pipe(
    array(unknown()),
    transform((rows): readonly RhythmType[] => RHYTHM_TYPES.filter((each) => rows.includes(each))),
  ),
  /** Whether all five play, or the güira alone. */
  band: boolean(),
  /** Whether a click plays while the class claps. */
  click: boolean(),
});

export type RhythmChoice = InferOutput<typeof CHOICE>;

export const firstChoice = (own: RhythmPattern): RhythmChoice => ({
  rhythm: own.rhythm,
  tempo: BAND_COUNTS,
  mode: 'row',
  rows: RHYTHM_TYPES,
  band: false,
  click: true,
});

/** The rows after one was switched in or out. */
export function toggledRow(rows: readonly RhythmType[], row: RhythmType): readonly RhythmType[] {
  return RHYTHM_TYPES.filter((each) => rows.includes(each) !== (each === row));
}

/** The pattern of a rhythm on the slide: the slide's own, or the usual one. */
export function patternOf(own: RhythmPattern, rhythm: RhythmType): RhythmPattern {
  if (own.rhythm === rhythm) return own;
  return USUAL_PATTERNS[rhythm];
}

export const COLUMNS = 16;

/** A row in words, without strokes that have not been revealed. */
export function rowName(pattern: StepPattern, revealed: boolean, length = COLUMNS): string {
  if (!revealed) return `A row of ${length} cells. The strokes are hidden.`;
  let count = '';
  const spoken = columnsOf(pattern, length).flatMap(({ label, isCount, stroke }) => {
    if (isCount) count = label;
    const place = isCount ? count : `${count} ${label === '&' ? 'and' : label}`;
    return stroke === 0 ? [] : [stroke === 2 ? `${place} accented` : place];
  });
  return `Strokes on ${spoken.join(', ')}.`;
}

/** Steps of the common grid of all rhythms: eight counts in sixteenths. */
export const COMMON_STEPS = 2 * CELLS;
/** The length of the common grid in beats. */
export const COMMON_BEATS = 2 * BEATS;

/** The pattern of the güira: the rhythm, or the union of the compared ones. */
export function laneOf(
  { mode, rhythm, rows }: Pick<RhythmChoice, 'mode' | 'rhythm' | 'rows'>,
  own: RhythmPattern,
): OwnLane {
  const lane = (each: RhythmType) => {
    const { steps, clock } = patternOf(own, each);
    const { cells } = guiraLane(steps, clock);
    return cells.repeat(COMMON_STEPS / cells.length);
  };
  const lanes = mode === 'compare' ? rows.map(lane) : [lane(rhythm)];
  return {
    cells: Array.from({ length: COMMON_STEPS }, (_, cell) => strongest(lanes, cell)).join(''),
  };
}

/** The accent of a cell, or else the stroke of the first lane that has one. */
function strongest(lanes: readonly string[], cell: number): string {
  const symbols = lanes.map((lane) => lane.charAt(cell)).filter((symbol) => symbol !== REST);
  return symbols.find((symbol) => symbol === 'D') ?? symbols[0] ?? REST;
}
