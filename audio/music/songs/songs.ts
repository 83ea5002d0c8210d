import { AGUA_CLARA } from './agua-clara.ts';
import { DOMINGO } from './domingo.ts';
import { EL_CAMINO } from './el-camino.ts';
import { LA_VENTANA } from './la-ventana.ts';

/** The band's repertoire, two songs in minor and two in major, by their ids in addresses. */
export const SONG_BY_ID = {
  'la-ventana': LA_VENTANA,
  'el-camino': EL_CAMINO,
  'agua-clara': AGUA_CLARA,
  domingo: DOMINGO,
} as const;

export type SongId = keyof typeof SONG_BY_ID;
