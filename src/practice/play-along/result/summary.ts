import { mean, slope, standardDeviation } from '#lib/statistics.ts';
import type { TapMark } from '#src/band/chart/chart-band.ts';
import { WIDEST_WINDOW } from '#src/practice/play-along/judge.ts';

/** The summary of a run. Times in seconds; `null` with too few hits. */
export interface RunSummary {
  /** `null` if the targets of the taps are ambiguous. */
  counts: HitCounts | null;
  /** The delay that taps are relative to without a calibration; `null` with one. */
  own: OwnMiddle | null;
  /** Relative to the calibration; negative is early. `null` without a calibration as well. */
  mean: number | null;
  spread: number | null;
  /** The increase of the delay from start to end. */
  drift: number | null;
  /** The delay of each hit, in order. */
  lates: readonly number[];
}

export interface HitCounts {
  targets: number;
  hits: number;
  misses: number;
  /** Taps that belong to no target. */
  extras: number;
}

/** The middle of the taps of a run without a calibration. */
export interface OwnMiddle {
  /** Its delay after the targets, by the device and the hand together; `null` if another delay is as likely. */
  delay: number | null;
}

/** Minimum number of hits for a spread. */
const MIN_HITS = 4;
/** Minimum number of hits for a drift. */
const MIN_DRIFT_HITS = 8;

/** @param own the middle of a run without a calibration */
export function summarise(marks: readonly TapMark[], own: OwnMiddle | null): RunSummary {
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
    extras: marks.length - hits.length - missed.length,
  };
  return {
    counts: own?.delay === null ? null : counts,
    own,
    mean: enough && !own ? mean(lates) : null,
    spread: enough ? standardDeviation(lates) : null,
    drift: lates.length >= MIN_DRIFT_HITS ? driftOf(hits) : null,
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
