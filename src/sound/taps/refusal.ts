import { median } from '#lib/statistics.ts';
import { type Calibration, isOutdated, isUnsteady } from './calibration.ts';
import type { HeardTap } from './tap-sound.ts';
import { areCoarse } from './tap-time.ts';

/** The message of each reason why taps are not judged. */
export const REFUSAL_TEXT = {
  silent: 'No sound is heard on this device right now, so there is nothing to be in time with.',
  unloaded: 'The clicks could not be loaded. Check the connection and try again.',
  latency:
    'This browser does not say when a sound leaves the loudspeaker, so milliseconds would be guesses.',
  busy: 'What this browser says of its sound is too uneven right now to judge taps by, as on a device that is busy. Close other tabs and programs, then try again.',
  coarse:
    'This browser blurs the time of your taps to protect your privacy, so it cannot tell early from late.',
  moved:
    'The delay of your sound has changed since the calibration, as it does with other headphones. Start another run, or calibrate again first.',
  uneven:
    'Your taps were too uneven to find the delay of this device. Calibrate again: tap with one finger, once on each click, and do not chase it.',
  changed: 'You changed the tempo or the music, so this run cannot be judged. Start another run.',
  few: 'There were too few taps to find the delay of this device. Calibrate again: tap once on each click until the clicks stop.',
};

export type Refusal = keyof typeof REFUSAL_TEXT;

/** The reason why these taps cannot be judged; `null` if they can. */
export function refusalOf(
  taps: readonly HeardTap[],
  calibration: Calibration | null,
): Extract<Refusal, 'latency' | 'busy' | 'coarse' | 'moved'> | null {
  const unknown = taps.find((tap) => tap.unknown)?.unknown;
  if (unknown) return unknown;
  if (areCoarse(taps.map(({ at }) => at))) return 'coarse';
  const reports = taps.map(({ report }) => report ?? 0);
  if (reports.length === 0) return null;
  if (isUnsteady(reports)) return 'moved';
  return calibration && isOutdated(calibration, median(reports)) ? 'moved' : null;
}
