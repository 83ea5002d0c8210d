import { useMemo } from 'react';
import { catalogueEntry } from '#audio/music/clips/catalogue.ts';
import type { BandPosition } from '#src/band/follow.ts';
import type { Song } from '#src/exercises/song-map/use-song.ts';

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
