import type { Instrument } from '#audio/music/instrument.ts';
import type { Note, Score } from '#audio/music/score.ts';
import type { Onset } from './onsets.ts';

/** How far from its time in the score a beginning may be found (seconds). */
export const TOLERANCE = 0.01;
/** Notes no further apart than this are one beginning to the ear: a strum is (seconds). */
const TOGETHER = 0.025;

/**
 * Players whose tone swells. Where one of them goes on to the next note while others ring, nothing in
 * the mix jumps; such a note is looked for in what the player does alone.
 */
export const SWELLING: readonly Instrument[] = ['accordion'];

/** Notes that begin together, and when: at the first of them. */
export interface Beginning {
  time: number;
  notes: readonly Note[];
}

/** A beginning of the score beside what was found in the sound. */
export interface Compared extends Beginning {
  /** Seconds from its time in the score to the nearest onset that was found. */
  error: number;
}

/** The beginnings that are to be heard in a score. */
export function beginnings({ notes }: Pick<Score, 'notes'>): Beginning[] {
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
 * Looks for every beginning of a score among the onsets that were found in its sound.
 * @param alone onsets found in what swelling players do alone
 */
export function compare(
  score: Pick<Score, 'notes'>,
  onsets: readonly Onset[],
  alone: Partial<Record<Instrument, readonly Onset[]>> = {},
): Compared[] {
  return beginnings(score).map((beginning) => {
    const [player, ...others] = new Set(beginning.notes.map(({ instrument }) => instrument));
    const heardIn = (others.length === 0 && player && alone[player]) || onsets;
    return { ...beginning, error: nearest(heardIn, beginning.time) - beginning.time };
  });
}

/** Whether something begins where the score says. */
export function isFound({ error }: Compared): boolean {
  return Math.abs(error) <= TOLERANCE;
}

function nearest(onsets: readonly Onset[], time: number): number {
  return onsets.reduce(
    (best, onset) => (Math.abs(onset.time - time) < Math.abs(best - time) ? onset.time : best),
    Number.POSITIVE_INFINITY,
  );
}
