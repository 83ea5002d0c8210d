// The entry point of a small band's notes, which are loaded with the first Play.

import { loopBars } from '#audio/music/practice-music.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import type { MusicOf } from './small-band-machine.ts';

/** The music of a first visit to the practice page. */
const MUSIC = {
  song: 'la-ventana',
  key: SONG_BY_ID['la-ventana'].key,
  changes: 'verse',
  take: 1,
  lanes: {},
} as const;

/** The bars of a rhythm, in a loop of four. */
export const smallBandMusic: MusicOf = (rhythm) => {
  const bars = loopBars({ ...MUSIC, rhythm }, 4);
  return (bar) => bars[bar % bars.length] ?? null;
};
