import type { Onset } from './onsets.ts';

/** Search range around the expected tempo, as a share of it. */
const RANGE = 0.15;
/** Resolution, in beats per minute. */
const STEP = 0.05;
/** Subdivisions of a beat on which onsets are expected: beats, eighths and sixteenths. */
const SUBDIVISIONS = [1, 2, 4];

/** The tempo (beats per minute) with whose pulses onsets align best, within 15 % of `near`; 0 without onsets. */
export function tempoOf(onsets: readonly Onset[], near: number): number {
  let best = { bpm: 0, alignment: 0 };
  for (let bpm = near * (1 - RANGE); bpm <= near * (1 + RANGE); bpm += STEP) {
    const alignment = SUBDIVISIONS.reduce(
      (sum, parts) => sum + alignmentAt(onsets, bpm * parts),
      0,
    );
    if (alignment > best.alignment) best = { bpm, alignment };
  }
  return best.bpm;
}

/** The alignment of onsets with a pulse: the length of their vector sum as phases, weighted by their rise. */
function alignmentAt(onsets: readonly Onset[], pulsesPerMinute: number): number {
  let [x, y] = [0, 0];
  for (const { time, rise } of onsets) {
    const angle = (2 * Math.PI * time * pulsesPerMinute) / 60;
    x += rise * Math.cos(angle);
    y += rise * Math.sin(angle);
  }
  return Math.hypot(x, y);
}
