import type { RhythmType } from './rhythm-types.ts';
import { type Stroke, strokes } from './stroke.ts';

export type { RhythmType };

/**
 * The note value of one step, because bachata musicians count the same row of cells in two ways:
 * - `eighths`: two cells per count. Sixteen cells are the dancers' eight counts, two bars of 4/4.
 * - `sixteenths`: four cells per count. Sixteen cells are one bar of 4/4.
 */
export type StepClock = 'eighths' | 'sixteenths';

export const STEP_WIDTH: Readonly<Record<StepClock, number>> = { eighths: 2, sixteenths: 1 };

/** A pattern in sixteenths, with a rest after each eighth. It repeats. @param length in sixteenths */
export function sixteenthsOf({ steps, clock }: StepPattern, length: number): Stroke[] {
  const width = STEP_WIDTH[clock];
  return Array.from({ length }, (_, cell) =>
    cell % width === 0 ? (steps[(cell / width) % steps.length] ?? 0) : 0,
  );
}

/** A row of strokes on the practice grid: 8 or 16 steps and their note value. */
export interface StepPattern {
  steps: readonly Stroke[];
  clock: StepClock;
}

export interface RhythmPattern extends StepPattern {
  rhythm: RhythmType;
}

/** Whether the band plays a pattern; false for a clave. */
export const isOfBand = (pattern: StepPattern): pattern is RhythmPattern => 'rhythm' in pattern;

/** Initial tempo of the practice grid, in beats per minute. */
export const PRACTICE_BPM = 105;

/**
 * The rhythms of the practice grid.
 *
 * Musicians' rule of thumb for the güira: majao one stroke per count, derecho two, mambo three. Derecho and majao are
 * two bars of eighths (dance counts 1 to 8 on the odd cells), mambo is one bar of sixteenths.
 */
export const RHYTHMS = {
  /** Derecho with the lift: accents on the "and" of 4 and of 8, leading into the next bar. */
  'derecho-lift': {
    rhythm: 'derecho',
    clock: 'eighths',
    steps: strokes('xxxx xxxX xxxx xxxX'),
  },
  /** Derecho as dancers feel it: accents on counts 4 and 8, where the low bongo (hembra) plays. */
  'derecho-counts': {
    rhythm: 'derecho',
    clock: 'eighths',
    steps: strokes('xxxx xxXx xxxx xxXx'),
  },
  /** Majao: one stroke on every count, accents on counts 4 and 8. */
  majao: {
    rhythm: 'majao',
    clock: 'eighths',
    steps: strokes('x.x. x.X. x.x. x.X.'),
  },
  /** One bar of majao: counts 1 to 4 with the accent on 4. */
  'majao-bar': {
    rhythm: 'majao',
    clock: 'eighths',
    steps: strokes('x.x. x.X.'),
  },
  /** Mambo, "a caballo": one stroke, a rest, then a quick pair in every beat of four sixteenths. */
  mambo: {
    rhythm: 'mambo',
    clock: 'sixteenths',
    steps: strokes('x.xx x.xx x.xx x.xx'),
  },
} as const satisfies Record<string, RhythmPattern>;

export const USUAL_PATTERNS: Readonly<Record<RhythmType, RhythmPattern>> = {
  derecho: RHYTHMS['derecho-counts'],
  majao: RHYTHMS.majao,
  mambo: RHYTHMS.mambo,
};

/** The son clave, two strokes and three: son and salsa are built on it, bachata is not. */
export const SON_CLAVE: StepPattern = { clock: 'eighths', steps: strokes('..x. x... x..x ..x.') };

export const COUNTS: StepPattern = { clock: 'eighths', steps: strokes('x.x. x.x.') };
