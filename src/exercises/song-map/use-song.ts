import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { PlayState } from '#lib/play-state.ts';
import { songMapMachine } from './machine.ts';
import { createSongSound } from './song-sound.ts';

/** Clips that are played one after the other, or one alone. */
export type Song = ReturnType<typeof useSong>;

/** @param clips ids in the catalogue */
export function useSong(clips: readonly string[]) {
  const [sound] = useState(createSongSound);
  const machine = useMemo(() => songMapMachine.provide({ actors: { clip: sound.clip } }), [sound]);
  const [state, send, actor] = useMachine(machine, { input: { clips } });
  useEffect(() => () => sound.unload(), [sound]);

  const isPlaying = state.matches('playing');
  const playState: PlayState = isPlaying ? 'playing' : 'idle';
  const toggle = () => send({ type: 'song.toggle' });
  const choose = (index: number) => {
    if (index >= 0 && index < clips.length) send({ type: 'part.toggle', index });
  };
  /** Where a clip is, from the engine, without rendering. */
  const follow = useMemo(
    () => ({
      /** In seconds; `null` unless it plays. */
      position: (clip: string) => {
        const now = actor.getSnapshot();
        const isHeard = now.matches('playing') && clips[now.context.current ?? -1] === clip;
        return isHeard ? sound.position() : null;
      },
      /** Calls back when a clip starts or stops. @returns a function that unsubscribes */
      subscribe: (listener: () => void) => {
        const subscription = actor.subscribe(listener);
        return () => subscription.unsubscribe();
      },
    }),
    [actor, clips, sound],
  );
  return {
    current: state.context.current,
    isPlaying,
    state: playState,
    hasFailed: state.matches({ stopped: 'failed' }),
    progress: sound.progress,
    ...follow,
    toggle,
    choose,
  };
}
