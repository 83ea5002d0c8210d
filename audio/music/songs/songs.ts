import { AGUA_CLARA } from './agua-clara.ts';
import { DOMINGO } from './domingo.ts';
import { EL_CAMINO } from './el-camino.ts';
import { LA_VENTANA } from './la-ventana.ts';
import type { Song } from './song.ts';

/** The band's repertoire: two songs in minor, two in major. */
export const SONGS = [LA_VENTANA, EL_CAMINO, AGUA_CLARA, DOMINGO] as const;

/** The id of a song, e.g. in an address. */
export type SongId = 'la-ventana' | 'el-camino' | 'agua-clara' | 'domingo';

export const SONG_BY_ID: Readonly<Record<SongId, Song>> = {
  'la-ventana': LA_VENTANA,
  'el-camino': EL_CAMINO,
  'agua-clara': AGUA_CLARA,
  domingo: DOMINGO,
};
