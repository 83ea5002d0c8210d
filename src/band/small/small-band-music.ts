// The entry point of a small band's notes, which are loaded with the first Play.

import type { BarAt } from '#audio/engine/live/bars.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import type { OwnLanes } from '#audio/music/live/own-lane.ts';
import { loopBars } from '#audio/music/live/practice-music.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';

/** The music of a first visit to the practice page. */
const MUSIC = {
  song: 'la-ventana',
  key: SONG_BY_ID['la-ventana'].key,
  changes: 'verse',
  take: 1,
} as const;

/** A loop of four bars of a rhythm. @param lanes patterns that replace the players' own */
export function smallBandBars(rhythm: RhythmType, lanes: OwnLanes = {}): LiveBar[] {
  return loopBars({ ...MUSIC, rhythm, lanes }, 4);
}

/** The bars of a rhythm, in a loop of four. */
export function smallBandMusic(rhythm: RhythmType): BarAt {
  const bars = smallBandBars(rhythm);
  return (bar) => bars[bar % bars.length] ?? null;
}
