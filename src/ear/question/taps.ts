// Entry point of the code that judges taps. Loaded with the first tapping question.

import type { BandPlayback } from '#audio/engine/live/band-playback.ts';
import type { BandSession } from '#src/band/session.ts';
import type { EarEvent } from '#src/ear/round/round-context.ts';
import { type Calibration, isOutdated } from '#src/sound/taps/calibration.ts';
import { CALIBRATIONS } from '#src/sound/taps/calibration-store.ts';
import type { Refusal } from '#src/sound/taps/refusal.ts';
import { createTapSound, type HeardTap } from '#src/sound/taps/tap-sound.ts';
import { type InputKind, tappedAt } from '#src/sound/taps/tap-time.ts';

/** Output times of the device, shared by all questions: the estimate improves with more readings. */
const tapSound = createTapSound();

/** Starts measuring output times. @throws Error if the sound cannot be loaded */
export const openTaps = () => tapSound.open();

/** The machine's event for a tap on the music; `null` if the tap is not an answer. */
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

/** A tap earlier than this (beats, 0 is the first beat) is not an answer. */
const EARLIEST = -0.5;
/** Number of beats during which the output time may still be unknown. */
const STARTING = 1;

/**
 * The machine's event for a tap on the music. The answer is the beat heard at that moment, minus the delay calibrated
 * in Play along. A calibration is ignored if the reported latency has changed since.
 *
 * Time stamps rounded to a sixtieth of a second are too coarse for Play along, but good enough here: counts are half a
 * second apart.
 * @param music its beats count from its beginning; `position` is the beat at the loudspeaker, without the delays of the
 *   device, and `null` before the first one
 * @param device whether there is sound, and the calibration of the tap's kind of input, if any
 * @returns `null` for a tap before the music, which is not an answer; a refusal if the output time is unknown
 */
export function eventOfTap(
  { heard, report, unknown }: HeardTap,
  music: Pick<BandPlayback, 'position' | 'positionAt'>,
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
  const beat = music.positionAt(heard - (isValid ? calibration.offset : 0));
  return beat < EARLIEST ? null : { type: 'answer.give', answer: { kind: 'tap', beat } };
}
