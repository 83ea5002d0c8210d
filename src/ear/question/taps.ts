// The entry point of what judges taps, which is loaded with the first question that is tapped.

import type { BandSession } from '#src/band/session.ts';
import type { EarEvent } from '#src/ear/round/round-context.ts';
import { CALIBRATIONS } from '#src/sound/taps/calibration-store.ts';
import { createTapSound, type TapSound } from '#src/sound/taps/tap-sound.ts';
import { type InputKind, tappedAt } from '#src/sound/taps/tap-time.ts';
import { eventOfTap } from './tap-answer.ts';

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
