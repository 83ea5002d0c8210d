import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { RHYTHM_NAMES } from '#src/content/answer-names.ts';
import { useReportPlaying } from '#src/sound/now-playing.ts';
import { createBandSession } from './session.ts';
import { smallBandMachine } from './small-band-machine.ts';

const loadMusic = () => import('./small-band-music.ts');

/** The machine's `music` actor. */
const music = fromPromise(async () => (await loadMusic()).smallBandMusic);

/**
 * A small live band. The engine, the notes and the samples come with the first Play.
 * @param rhythm what it plays at first
 */
export function useSmallBand(rhythm: RhythmType) {
  const [session] = useState(createBandSession);
  const machine = useMemo(
    () => smallBandMachine.provide({ actors: { music, band: session.actor } }),
    [session],
  );
  const [state, send] = useMachine(machine, { input: { rhythm } });
  const isOn = !state.matches('stopped');
  const isLoading = state.matches('loading') || state.matches({ running: 'starting' });
  const toggle = () => {
    // The sound's code loads beside that of the music.
    if (!isOn) session.prepare();
    send({ type: 'play.toggle' });
  };
  useReportPlaying({
    title: `The band: ${RHYTHM_NAMES[state.context.rhythm]}`,
    state: isLoading ? 'loading' : isOn ? 'playing' : 'idle',
    stops: true,
    toggle,
  });
  const prepare = () => {
    session.prepare();
    // A failure is reported with Play.
    loadMusic().catch(() => {});
  };
  return { session, state, send, isOn, isLoading, toggle, prepare };
}

export type SmallBand = ReturnType<typeof useSmallBand>;
