import type { Onset } from './onsets.ts';

/** How far from the tempo it is told to look near the search goes, as a share of it. */
const RANGE = 0.15;
/** Beats per minute from one candidate to the next. */
const STEP = 0.05;
/** Into how many parts a beat is divided: music begins on beats, halves and quarters of them. */
const DIVISIONS = [1, 2, 4];

/**
 * The tempo at which onsets fall most evenly on beats and their parts, in beats per minute: read from
 * the onsets alone, within 15 % of `near` so that half the beat is not taken for the beat.
 */
export function tempoOf(onsets: readonly Onset[], near: number): number {
  let best = { bpm: 0, evenness: 0 };
  for (let bpm = near * (1 - RANGE); bpm <= near * (1 + RANGE); bpm += STEP) {
    const evenness = DIVISIONS.reduce((sum, parts) => sum + gathered(onsets, bpm * parts), 0);
    if (evenness > best.evenness) best = { bpm, evenness };
  }
  return best.bpm;
}

/** How far onsets gather at one point of a circle that turns so many times a minute. */
function gathered(onsets: readonly Onset[], turnsPerMinute: number): number {
  let [x, y] = [0, 0];
  for (const { time, rise } of onsets) {
    const angle = (2 * Math.PI * time * turnsPerMinute) / 60;
    x += rise * Math.cos(angle);
    y += rise * Math.sin(angle);
  }
  return Math.hypot(x, y);
}
