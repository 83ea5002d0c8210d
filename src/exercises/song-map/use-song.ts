import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { PlayState } from '#lib/play-state.ts';
import { songMapMachine } from './machine.ts';
import { createSongSound } from './song-sound.ts';

/** Plays clips in a row, or a single one. */
export type SongPlayer = ReturnType<typeof useSong>;

/** @param parts their clips by the ids in the catalogue */
export function useSong(parts: readonly { clip: string }[]) {
  const [sound] = useState(createSongSound);
  const machine = useMemo(() => songMapMachine.provide({ actors: { clip: sound.clip } }), [sound]);
  const [state, send] = useMachine(machine, {
    input: { clips: parts.map(({ clip }) => clip) },
  });
  useEffect(() => () => sound.unload(), [sound]);

  const { clips, current } = state.context;
  const clip = current === null ? undefined : clips[current];
  const isPlaying = state.matches('playing');
  const stopped: PlayState = state.matches({ stopped: 'failed' }) ? 'failed' : 'idle';
  return {
    current,
    /** The player of the current clip, which is loaded when it is first played. */
    player: clip === undefined ? null : sound.playerOf(clip),
    isPlaying,
    state: isPlaying ? ('playing' as const) : stopped,
    toggle: () => send({ type: 'song.toggle' }),
    choose(index: number) {
      if (index in clips) send({ type: 'part.toggle', index });
    },
  };
}
