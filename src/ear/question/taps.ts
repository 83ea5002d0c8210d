// The entry point of what judges taps, which is loaded with the first question that is tapped.

import type { BandSession } from '#src/band/session.ts';
import type { EarEvent } from '#src/ear/round/round-context.ts';
import { type Calibration, isOutdated } from '#src/sound/taps/calibration.ts';
import { CALIBRATIONS } from '#src/sound/taps/calibration-store.ts';
import type { Refusal } from '#src/sound/taps/refusal.ts';
import { createTapSound, type HeardTap, type TapSound } from '#src/sound/taps/tap-sound.ts';
import { type InputKind, tappedAt } from '#src/sound/taps/tap-time.ts';

/** When sounds are heard: of all questions, since the device tells it better from moment to moment. */
const tapSound: TapSound = createTapSound();

/** Listens to when sounds are heard. @throws Error if the sound cannot be loaded */
export const openTaps = () => tapSound.open();

/** The event for the machine after a tap on the music; `null` for a tap that answers nothing. */
export function eventOf(
  { kind, timeStamp }: { kind: InputKind; timeStamp: number },
  session: BandSession,
): EarEvent | null {
  const playback = session.playback();
  if (!playback) return null;
  const heard = tapSound.hear({ kind, at: tappedAt({ timeStamp }, performance.now()) });
  return eventOfTap(heard, playback, {
    isAudible: tapSound.isAudible(),
    calibration: CALIBRATIONS.of(kind).read(),
  });
}

/** The playing music. Beats count from its beginning; times are engine seconds. */
interface Music {
  /** The beat that is heard, without the delays of the device; `null` before the first one. */
  readonly position: number | null;
  beatAt(time: number): number;
}

/** A tap that is earlier than the first beat by more than this answers nothing, in beats. */
const EARLIEST = -0.5;
/** For so many beats the device need not know yet when its sound is heard. */
const STARTING = 1;

/**
 * The event for the machine after a tap on the music: it answers with the beat that was heard then, less the delay of the learner's device as
 * it was calibrated in Play along. A calibration from which the reported latency has moved does not count.
 *
 * Time stamps that are rounded to a sixtieth of a second, which Play along does not judge, are of use here:
 * counts are half a second apart.
 * @param device whether there is sound, and the calibration of the tap's kind of input, if any
 * @returns `null` for a tap before the music, which answers nothing; a refusal if it is not known what was heard
 */
export function eventOfTap(
  { heard, report, unknown }: HeardTap,
  music: Music,
  device: { isAudible: boolean; calibration: Calibration | null },
): EarEvent | null {
  if (music.position === null) return null;
  const { isAudible, calibration } = device;
  const refused = (refusal: Refusal): EarEvent => ({ type: 'answer.refuse', refusal });
  if (!isAudible) return refused('silent');
  if (heard === null || report === null) {
    return music.position < STARTING ? null : refused(unknown ?? 'latency');
  }
  const isValid = calibration && !isOutdated(calibration, report);
  const beat = music.beatAt(heard - (isValid ? calibration.offset : 0));
  return beat < EARLIEST ? null : { type: 'answer.give', answer: { kind: 'tap', beat } };
}
