import { useEffect, useMemo, useState } from 'react';
import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import type { QuestionSettings } from '#audio/music/ear/question.ts';
import { isPlaying } from '#lib/play-state.ts';
import { createBandSession } from '#src/band/session.ts';
import { useBandState } from '#src/band/use-band-state.ts';
import { inputOf, mixerOf } from '#src/ear/round/round-context.ts';
import { useReportPlaying } from '#src/sound/now-playing.ts';

export type SlidePiece = ReturnType<typeof useSlidePiece>;

/**
 * The music of a question of ear training, as a clip of its slide.
 * @param isExplained whether to play the passage that explains the answer
 */
export function useSlidePiece(asked: QuestionSettings, isExplained: boolean) {
  const [session] = useState(createBandSession);
  const question = useMemo(() => earQuestion(asked), [asked]);
  const piece = useMemo(
    () => (isExplained ? question.explained(EAR_MUSIC) : question.piece(EAR_MUSIC)),
    [question, isExplained],
  );
  const input = useMemo(
    () => inputOf(piece, mixerOf({ asked: { question }, emphasis: isExplained })),
    [question, piece, isExplained],
  );
  useEffect(() => () => session.stop(), [session]);
  const state = useBandState(session);
  const play = () => session.play(input);
  const stop = () => session.stop();
  const toggle = isPlaying(state) ? stop : play;
  useReportPlaying({ title: 'clip', state, stops: true, toggle });
  const clip = { state, player: session, prepare: session.prepare, play, stop, toggle };
  return { ...clip, question, piece, session };
}
