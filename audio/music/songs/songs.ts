import { AGUA_CLARA } from './agua-clara.ts';
import { DOMINGO } from './domingo.ts';
import { EL_CAMINO } from './el-camino.ts';
import { LA_VENTANA } from './la-ventana.ts';

/** The band's repertoire: two songs in minor, two in major. */
export const SONGS = [LA_VENTANA, EL_CAMINO, AGUA_CLARA, DOMINGO] as const;
