import { median, standardDeviation } from '#lib/statistics.ts';

/** The delay of taps that is left after the latency that the browser reports. Times in seconds. */
export interface Calibration {
  /** The delay of an exact tap; negative if early. */
  offset: number;
  /** Standard deviation of the taps it was measured with. */
  spread: number;
  /** The latency that the browser reported meanwhile. */
  report: number;
  taps: number;
}

/** Clicks a minute of a calibration. Even exact taps at this tempo do not look like rounded ones. */
export const CALIBRATION_TEMPO = 93;
export const CLICK_INTERVAL = 60 / CALIBRATION_TEMPO;
/** Taps to find the beat, which do not count. */
export const WARM_UP_TAPS = 4;
export const MEASURED_TAPS = 24;
/** Maximum standard deviation of a calibration (seconds). */
const MAX_SPREAD = 0.03;
/** Maximum change of the reported latency (seconds) before a new calibration is needed. */
const MAX_REPORT_CHANGE = 0.02;
/** Minimum number of reports with a typical value: single ones are off by the length of a block of sound. */
const MIN_HALF = 4;
/** Taps in play after which the calibration is refined. */
export const REFINING_TAPS = 50;
/** Maximum number of taps that count as the weight of a calibration. */
const MAX_WEIGHT = 150;
/** The earliest tap for a click, as a share of the gap between clicks. Late taps, by Bluetooth, get the rest. */
const EARLY_SHARE = 0.4;

/**
 * The click to which a tap belongs.
 * @param time when the tap was heard, and `first` when the first click is heard: engine seconds
 * @returns its number, from 0, and how late the tap is, in seconds; `null` before the first click
 */
export function clickOf(time: number, first: number): { click: number; late: number } | null {
  const position = (time - first) / CLICK_INTERVAL;
  const click = Math.floor(position + EARLY_SHARE);
  return click < 0 ? null : { click, late: (position - click) * CLICK_INTERVAL };
}

/**
 * The calibration that taps to the click give, the first four left out.
 * @param lates how late each tap was, and `reports` the latency reported at each, in seconds
 * @returns `null` if they are too uneven
 */
export function calibrationOf(
  lates: readonly number[],
  reports: readonly number[],
): Calibration | null {
  const measured = lates.slice(WARM_UP_TAPS);
  const spread = standardDeviation(measured);
  if (spread > MAX_SPREAD) return null;
  return { offset: median(measured), spread, report: median(reports), taps: measured.length };
}

/** Whether the latency has changed since, as when headphones are connected. @param report seconds */
export function isOutdated(calibration: Calibration, report: number): boolean {
  return Math.abs(report - calibration.report) > MAX_REPORT_CHANGE;
}

/** Whether the latency changed between the first half of these reports and the second. In seconds. */
export function isUnsteady(reports: readonly number[]): boolean {
  const half = Math.floor(reports.length / 2);
  if (half < MIN_HALF) return false;
  const change = median(reports.slice(-half)) - median(reports.slice(0, half));
  return Math.abs(change) > MAX_REPORT_CHANGE;
}

/**
 * The calibration after more taps to the counts in play. The more taps it rests on, the less it moves.
 * @param lates how late each tap was by the old calibration, in seconds; uneven ones change nothing
 */
export function refined(calibration: Calibration, lates: readonly number[]): Calibration {
  const spread = standardDeviation(lates);
  if (lates.length < REFINING_TAPS || spread > MAX_SPREAD) return calibration;
  const { offset, taps } = calibration;
  const share = lates.length / (lates.length + taps);
  return {
    ...calibration,
    offset: offset + share * median(lates),
    taps: Math.min(MAX_WEIGHT, taps + lates.length),
  };
}
