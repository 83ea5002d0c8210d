import { mean, slope, standardDeviation } from '#lib/statistics.ts';
import type { TapMark } from '#src/band/chart/chart-band.ts';
import { WIDEST_WINDOW } from '#src/practice/play-along/judge.ts';

/** The middle of the taps of a run without a calibration. */
export interface OwnMiddle {
  /** Its delay after the targets, by the device and the hand together; `null` if another delay is as likely. */
  delay: number | null;
}

/** Minimum number of hits for a spread. */
const MIN_HITS = 4;
/** Minimum number of hits for a drift. */
const MIN_DRIFT_HITS = 8;

export type RunSummary = ReturnType<typeof summarise>;

/** The summary of a run. Times in seconds; `null` with too few hits. @param own its middle, without a calibration */
export function summarise(marks: readonly TapMark[], own: OwnMiddle | null) {
  const hits = marks.filter((mark) => mark.kind === 'hit').sort((a, b) => a.beat - b.beat);
  const hitBeats = new Set(hits.map(({ beat }) => beat));
  // A late tap may have hit a target that was already reported as missed.
  const missed = marks.filter(({ kind }) => kind === 'miss');
  const misses = missed.filter(({ beat }) => !hitBeats.has(beat)).length;
  const lates = hits.map(({ late }) => late);
  const enough = lates.length >= MIN_HITS;
  const counts = {
    targets: hits.length + misses,
    hits: hits.length,
    misses,
    /** Taps that belong to no target. */
    extras: marks.length - hits.length - missed.length,
  };
  return {
    /** `null` if the targets of the taps are ambiguous. */
    counts: own?.delay === null ? null : counts,
    /** The delay that taps are relative to without a calibration; `null` with one. */
    own,
    /** Relative to the calibration; negative is early. `null` without a calibration as well. */
    mean: enough && !own ? mean(lates) : null,
    spread: enough ? standardDeviation(lates) : null,
    /** The increase of the delay from start to end. */
    drift: lates.length >= MIN_DRIFT_HITS ? driftOf(hits) : null,
    /** The delay of each hit, in order. */
    lates,
  };
}

/** The fitted line's rise from the first hit to the last. */
function driftOf(hits: readonly { beat: number; late: number }[]): number {
  const beats = (hits.at(-1)?.beat ?? 0) - (hits[0]?.beat ?? 0);
  return beats * slope(hits.map(({ beat, late }) => [beat, late]));
}

/** Seconds a column of the histogram covers. */
export const BIN = 0.01;

/** Numbers of hits by their delay (the middle of a bin, in seconds), from the earliest possible to the latest. */
export function histogram(lates: readonly number[]) {
  const half = Math.round(WIDEST_WINDOW / BIN);
  return Array.from({ length: 2 * half + 1 }, (_, index) => {
    const step = index - half;
    return {
      late: step * BIN,
      hits: lates.filter((late) => Math.round(late / BIN) === step).length,
    };
  });
}
