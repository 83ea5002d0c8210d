import { useMemo } from 'react';
import { catalogueEntry } from '#audio/music/clips/catalogue.ts';
import type { BandPosition } from '#src/band/follow.ts';
import type { Song } from '#src/exercises/song-map/use-song.ts';
import type { SlideControls } from '#src/present/stage/slide-view.ts';

/** The band that plays in a clip of a song. @param clip its id in the catalogue */
export function useSongBand({ position, subscribe }: Song, clip: string): BandPosition {
  const { bpm } = catalogueEntry(clip);
  return useMemo(
    () => ({
      playback: () => {
        const seconds = position(clip);
        return seconds === null ? null : { position: (seconds * bpm) / 60 };
      },
      subscribe,
    }),
    [clip, bpm, position, subscribe],
  );
}

/** Space, the digits from 1 on, and the step that is heard. */
export const songControls = ({ isPlaying, toggle, choose }: Song) =>
  ({
    toggle,
    enter: (step) => {
      if (step === 'play' && !isPlaying) toggle();
    },
    digit: (digit) => choose(digit - 1),
  }) satisfies SlideControls;
