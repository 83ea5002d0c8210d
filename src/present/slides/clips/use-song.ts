import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { songMapMachine } from '#src/exercises/song-map/machine.ts';
import { createSongSound } from '#src/exercises/song-map/song-sound.ts';
import { useSlideControls } from '#src/present/slide-view.ts';

/**
 * Clips that are played one after the other, or one alone, by the teacher's keys: Space, the digits from 1
 * on, and the step that is heard.
 * @param clips ids in the catalogue
 */
export function useSong(clips: readonly string[]) {
  const [sound] = useState(createSongSound);
  const machine = useMemo(() => songMapMachine.provide({ actors: { clip: sound.clip } }), [sound]);
  const [state, send] = useMachine(machine, { input: { clips } });
  useEffect(() => () => sound.unload(), [sound]);

  const isPlaying = state.matches('playing');
  const toggle = () => send({ type: 'song.toggle' });
  const choose = (index: number) => {
    if (index >= 0 && index < clips.length) send({ type: 'part.toggle', index });
  };
  useSlideControls({
    toggle,
    enter: (step) => {
      if (step === 'play' && !isPlaying) toggle();
    },
    digit: (digit) => choose(digit - 1),
  });
  return {
    current: state.context.current,
    isPlaying,
    hasFailed: state.matches({ stopped: 'failed' }),
    progress: sound.progress,
    toggle,
    choose,
  };
}
