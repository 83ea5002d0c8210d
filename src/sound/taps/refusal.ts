import { median } from '#lib/statistics.ts';
import { type Calibration, isOutdated, isUnsteady } from './calibration.ts';
import type { HeardTap } from './heard-tap.ts';
import { areCoarse } from './tap-time.ts';

/** Why taps are not judged. */
export type Refusal =
  /** No sound is heard. */
  | 'silent'
  /** It is not known when sound is heard. */
  | 'latency'
  /** Time stamps are rounded. */
  | 'coarse'
  /** The latency is not what it was at the calibration. */
  | 'moved'
  /** The taps of a calibration are too uneven. */
  | 'uneven'
  /** A calibration got too few taps. */
  | 'few'
  /** What is to be tapped was changed in a run. */
  | 'changed';

/** What each refusal is called. */
export const REFUSAL_TEXT: Readonly<Record<Refusal, string>> = {
  silent: 'No sound is heard on this device right now, so there is nothing to be in time with.',
  latency:
    'This browser does not say when a sound leaves the loudspeaker, so milliseconds would be guesses.',
  coarse:
    'This browser rounds the time of every tap to about a sixtieth of a second or more, as a protection of your privacy or because of the screen. That is too coarse to tell early from late.',
  moved:
    'The delay of your sound has changed since the calibration, as it does with other headphones. Calibrate again to be judged.',
  uneven:
    'Your taps were too uneven to find the delay of this device. Calibrate again: tap with one finger, once on each click, and do not chase it.',
  changed:
    'The tempo or the music was changed during the run, so its taps do not belong together. Start another run.',
  few: 'There were too few taps to find the delay of this device. Calibrate again: tap once on each click until the clicks stop.',
};

/** What makes these taps impossible to judge; `null` if nothing does. */
export function refusalOf(
  taps: readonly HeardTap[],
  calibration: Calibration | null,
): Extract<Refusal, 'latency' | 'coarse' | 'moved'> | null {
  if (taps.some(({ heard, report }) => heard === null || report === null)) return 'latency';
  if (areCoarse(taps.map(({ at }) => at))) return 'coarse';
  const reports = taps.map(({ report }) => report ?? 0);
  if (reports.length === 0) return null;
  if (isUnsteady(reports)) return 'moved';
  return calibration && isOutdated(calibration, median(reports)) ? 'moved' : null;
}
