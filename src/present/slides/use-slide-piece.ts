import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromCallback, setup } from 'xstate';
import { BEATS } from '#audio/music/chart.ts';
import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import type { Asked, EarQuestion, Piece } from '#audio/music/ear/question.ts';
import type { PlayState } from '#lib/play-state.ts';
import {
  type BandCommand,
  type BandEvent,
  type BandInput,
  type BandSession,
  createBandSession,
} from '#src/band/session.ts';
import { inputOf, mixerOf } from '#src/ear/round-context.ts';
import { useReportPlaying } from '#src/sound/now-playing.ts';
import type { Progress } from '#src/sound/use-clip-progress.ts';
import type { SlideClip } from './use-slide-clip.ts';

/** A piece that the live band plays from its beginning, each time that it is asked to. */
const pieceMachine = setup({
  types: {
    context: {} as BandInput,
    events: {} as { type: 'play' } | { type: 'stop' } | BandEvent,
    input: {} as BandInput,
  },
  actors: {
    band: fromCallback<BandCommand, BandInput>(() => {
      throw new Error('the slide provides the band');
    }),
  },
}).createMachine({
  id: 'piece',
  context: ({ input }) => input,
  initial: 'silent',
  on: { play: { target: '.on', reenter: true }, stop: '.silent' },
  states: {
    silent: {},
    failed: {},
    on: {
      invoke: { src: 'band', input: ({ context }) => context },
      initial: 'loading',
      states: { loading: { on: { 'playback.started': 'playing' } }, playing: {} },
      on: { 'playback.ended': 'silent', 'playback.failed': 'failed' },
    },
  },
});

/** Music of a question of ear training, as a clip of its slide. */
export interface SlidePiece extends SlideClip {
  question: EarQuestion;
  piece: Piece;
  /** Who plays it. */
  session: BandSession;
}

/**
 * What the band plays in a question of ear training.
 * @param isExplained whether it is the passage that explains the answer, with those concerned brought forward
 */
export function useSlidePiece(asked: Asked, isExplained: boolean): SlidePiece {
  const [session] = useState(createBandSession);
  const [question, piece] = useMemo(() => {
    const question = earQuestion(asked);
    return [question, isExplained ? question.explained(EAR_MUSIC) : question.piece(EAR_MUSIC)];
  }, [asked, isExplained]);
  const [machine, input, player] = useMemo(
    () => [
      pieceMachine.provide({ actors: { band: session.actor } }),
      inputOf(piece, mixerOf({ asked: { question }, forward: isExplained })),
      progressOf(session, piece.bars.length * BEATS),
    ],
    [session, question, piece, isExplained],
  );
  const [snapshot, send] = useMachine(machine, { input });
  const isOn = snapshot.matches('on');
  const state: PlayState = snapshot.matches('failed')
    ? 'failed'
    : snapshot.matches({ on: 'loading' })
      ? 'loading'
      : isOn
        ? 'playing'
        : 'idle';
  const play = () => send({ type: 'play' });
  const stop = () => send({ type: 'stop' });
  const toggle = isOn ? stop : play;
  useReportPlaying({ title: 'clip', state, stops: true, toggle });
  const clip = { state, player, prepare: session.prepare, play, stop, toggle };
  return { ...clip, question, piece, session };
}

/** How far the band is, in beats; a count-in comes before them. */
function progressOf(session: BandSession, duration: number): Progress {
  return {
    duration,
    get position() {
      return Math.max(0, session.playback()?.position ?? 0);
    },
    get state() {
      return session.playback() ? 'playing' : 'idle';
    },
    subscribe: session.subscribe,
  };
}
