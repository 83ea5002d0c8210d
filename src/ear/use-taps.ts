import { useEffect } from 'react';
import type { BandSession } from '#src/band/session.ts';
import { storedCalibration } from '#src/sound/taps/calibration-store.ts';
import type { TapSound } from '#src/sound/taps/tap-sound.ts';
import { type InputKind, tappedAt } from '#src/sound/taps/tap-time.ts';
import type { SendEar } from './machine.ts';
import { tapAnswer } from './tap-answer.ts';

interface TapsInput {
  session: BandSession;
  tapSound: TapSound;
  send: SendEar;
  /** Whether the music of a question that is tapped plays, or is about to. */
  isOn: boolean;
}

/** Answers by taps on what plays. @returns what a tap does */
export function useTaps({ session, tapSound, send, isOn }: TapsInput) {
  useEffect(() => {
    // The band reports it if the sound cannot be loaded.
    if (isOn) tapSound.open().catch(() => {});
  }, [isOn, tapSound]);
  return (kind: InputKind, event: { readonly timeStamp: number }) => {
    const playback = session.playback();
    if (!playback) return;
    const heard = tapSound.hear({ kind, at: tappedAt(event, performance.now()) });
    const given = tapAnswer(heard, playback, {
      isAudible: tapSound.isAudible(),
      tells: tapSound.tells(),
      calibration: storedCalibration(kind),
    });
    if (given === null) return;
    if ('refusal' in given) send({ type: 'answer.refuse', refusal: given.refusal });
    else send({ type: 'answer.give', answer: given });
  };
}
