import { clampTempo, TEMPO } from '#audio/music/tempo.ts';
import { median } from '#lib/statistics.ts';

/** A longer pause, in seconds, starts a new series: 1.6 of the slowest tempo's gaps, so that taps may be uneven. */
export const TAP_PAUSE = (1.6 * 60) / TEMPO.slowest;

/** Number of gaps that set the tempo: the last ones, so that one slip among them has no effect. */
const GAPS = 8;

/** The series of taps with one more. All times are in seconds, in ascending order. */
export function withTap(taps: readonly number[], time: number): readonly number[] {
  const last = taps.at(-1) ?? Number.NEGATIVE_INFINITY;
  if (time - last > TAP_PAUSE) return [time];
  return [...taps, time].slice(-(GAPS + 1));
}

/** The tempo of a series in counts a minute: the median gap. `null` before the second tap. */
export function tappedTempo(taps: readonly number[]): number | null {
  const gaps = taps.slice(1).map((time, index) => time - (taps[index] ?? time));
  const gap = median(gaps);
  return gap > 0 ? clampTempo(60 / gap) : null;
}
