import type { Instrument } from '#audio/music/instrument.ts';
import type { Note, Score } from '#audio/music/score/score.ts';
import type { Onset } from './onsets.ts';

/** Largest distance of an onset from its time in the score (seconds). */
export const TOLERANCE = 0.01;
/** Notes this close to the previous one, such as the strings of a strum, share an onset (seconds). */
const TOGETHER = 0.025;

/** Instruments with a slow attack, and guitars: in a mix not all their onsets show, so they are looked for alone. */
export const SWELLING: readonly Instrument[] = ['accordion', 'requinto', 'segunda'];

/** An onset expected from the score: notes that begin together, timed at the first of them. */
export interface ExpectedOnset {
  time: number;
  notes: readonly Note[];
}

/** An expected onset with its distance to the nearest detected one. */
export interface ComparedOnset extends ExpectedOnset {
  /**
   * Detected time minus that of the player next to it, in seconds; Infinity if nothing was detected. Players who
   * begin together are some milliseconds apart, and any of them may be the one who stands out.
   */
  error: number;
}

/** The onsets that should be audible in a score. */
export function expectedOnsets({ notes }: Pick<Score, 'notes'>): ExpectedOnset[] {
  const groups: Note[][] = [];
  for (const note of notes) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && note.time - before.time <= TOGETHER) group.push(note);
    else groups.push([note]);
  }
  return groups.map((group) => ({ time: group[0]?.time ?? 0, notes: group }));
}

/**
 * Compares each expected onset of a score with the nearest detected one.
 * @param onsets detected in the mix
 * @param alone detected in renderings of single instruments, for those that `SWELLING` lists
 */
export function compare(
  score: Pick<Score, 'notes'>,
  onsets: readonly Onset[],
  alone: Partial<Record<Instrument, readonly Onset[]>> = {},
): ComparedOnset[] {
  return expectedOnsets(score).map((expected) => {
    const [player, ...others] = new Set(expected.notes.map(({ instrument }) => instrument));
    const detected = (others.length === 0 && player && alone[player]) || onsets;
    const errors = firstTimes(expected.notes).map((time) => nearest(detected, time) - time);
    const error = errors.reduce((best, one) => (Math.abs(one) < Math.abs(best) ? one : best));
    return { ...expected, error };
  });
}

function firstTimes(notes: readonly Note[]): number[] {
  const first = new Map<Instrument, number>();
  for (const { instrument, time } of notes) {
    if (!first.has(instrument)) first.set(instrument, time);
  }
  return [...first.values()];
}

/** Whether an onset was detected within `TOLERANCE` of its time in the score. */
export function isFound({ error }: ComparedOnset): boolean {
  return Math.abs(error) <= TOLERANCE;
}

function nearest(onsets: readonly Onset[], time: number): number {
  return onsets.reduce(
    (best, onset) => (Math.abs(onset.time - time) < Math.abs(best - time) ? onset.time : best),
    Number.POSITIVE_INFINITY,
  );
}
