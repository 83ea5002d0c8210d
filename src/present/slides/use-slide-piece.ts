import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromCallback, setup } from 'xstate';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import type { Asked } from '#audio/music/ear/question.ts';
import type { PlayState } from '#lib/play-state.ts';
import { INITIAL_MIXER } from '#src/band/mixer.ts';
import {
  type BandCommand,
  type BandEvent,
  type BandInput,
  createBandSession,
} from '#src/band/session.ts';
import { useReportPlaying } from '#src/sound/now-playing.ts';
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

/** What the band plays in a question of ear training, as a clip of its slide. */
export function useSlidePiece(asked: Asked): SlideClip {
  const [session] = useState(createBandSession);
  const [machine, input] = useMemo(() => {
    const { bars, bpm, countIn, guests } = earQuestion(asked).piece();
    const music = { barAt: (bar: number) => bars[bar] ?? null, bpm, countIn, guests };
    return [
      pieceMachine.provide({ actors: { band: session.actor } }),
      { ...music, mixer: INITIAL_MIXER },
    ] as const;
  }, [session, asked]);
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
  return { state, player: null, prepare: session.prepare, play, stop, toggle };
}
