import { median, standardDeviation } from '#lib/statistics.ts';

/** The delay of taps in addition to the latency that the browser reports. Times in seconds. */
export interface Calibration {
  /** The delay of an exact tap; negative if early. */
  offset: number;
  /** Standard deviation of the measured taps. */
  spread: number;
  /** The latency that the browser reported during the measurement. */
  report: number;
  taps: number;
}

/** Clicks a minute of a calibration. At this tempo, even exact taps do not look like rounded ones. */
export const CALIBRATION_TEMPO = 93;
export const CLICK_INTERVAL = 60 / CALIBRATION_TEMPO;
/** Number of taps to find the beat, which do not count. */
export const WARM_UP_TAPS = 4;
export const MEASURED_TAPS = 24;
/** Maximum standard deviation of a calibration (seconds). */
const MAX_SPREAD = 0.03;
/** Maximum change of the reported latency (seconds) before a new calibration is needed. */
const MAX_REPORT_CHANGE = 0.02;
/** Minimum number of reports with a typical value: single ones are off by the length of a block of sound. */
const MIN_HALF = 4;
/** Number of taps in play after which the calibration is refined. */
export const REFINING_TAPS = 50;
/** Maximum number of taps that count as the weight of a calibration. */
const MAX_WEIGHT = 150;
/** The earliest tap for a click, as a share of the gap between clicks. Late taps, by Bluetooth, get the rest. */
const EARLY_SHARE = 0.4;

/**
 * The click to which a tap belongs.
 * @param time the engine time audible at the tap, and `first` the time of the first click, in seconds
 * @returns its number, from 0, and the delay of the tap in seconds; `null` before the first click
 */
export function clickOf(time: number, first: number): { click: number; late: number } | null {
  const position = (time - first) / CLICK_INTERVAL;
  const click = Math.floor(position + EARLY_SHARE);
  return click < 0 ? null : { click, late: (position - click) * CLICK_INTERVAL };
}

/**
 * The calibration from taps to the click, without the first four.
 * @param lates the delay of each tap, and `reports` the latency reported at each, in seconds
 * @returns `null` if the taps are too uneven
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

/** Whether the latency has changed since, e.g. with other headphones. @param report seconds */
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
 * The calibration refined by more taps to the counts in play: the more taps it is based on, the less it changes.
 * @param lates the delay of each tap with the old calibration, in seconds; uneven taps change nothing
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
