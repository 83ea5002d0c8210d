/** The kind of input device. Each has its own delay, and so its own calibration. */
export type InputKind = 'key' | 'touch' | 'mouse' | 'midi';

/** A tap on the time axis of `performance.now()`, in milliseconds. */
export interface Tap {
  kind: InputKind;
  at: number;
}

/** Maximum age of a time stamp (ms): events wait while the thread is busy. */
const OLDEST = 5000;
/** Tolerance (ms) for time stamps after now: browsers may round them differently from `performance.now()`. */
const ROUNDING = 200;

/** The time of an event (ms of `performance.now()`): its time stamp, or `now` if that is missing, 0 or implausible. */
export function tappedAt(event: { readonly timeStamp?: number }, now: number): number {
  const { timeStamp = 0 } = event;
  const believable = timeStamp > 0 && timeStamp <= now + ROUNDING && timeStamp >= now - OLDEST;
  return believable ? timeStamp : now;
}

/** Steps (ms) to which browsers round time stamps, or screens that report once a frame. Coarser ones: multiples. */
const COARSE_STEPS = [1000 / 60, 20, 25];
/** Tolerance (ms) of a rounded gap around a multiple of the step. */
const STEP_TOLERANCE = 1;
/** Minimum number of gaps: with fewer, a steady hand could meet a step by chance. */
const MIN_GAPS = 8;

/** Whether every gap between time stamps (ms) is a multiple of about 17 ms or more: too coarse to judge taps. */
export function areCoarse(stamps: readonly number[]): boolean {
  const gaps = stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? 0));
  if (gaps.length < MIN_GAPS) return false;
  return COARSE_STEPS.some((step) =>
    gaps.every((gap) => Math.abs(gap - Math.round(gap / step) * step) <= STEP_TOLERANCE),
  );
}
