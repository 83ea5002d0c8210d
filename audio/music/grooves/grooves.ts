import { type Performance, play } from '#audio/music/arrangement.ts';
import type { Key } from '#audio/music/harmony.ts';
import { type Score, scoreSeconds } from '#audio/music/score.ts';
import { CUMBIA } from './cumbia.ts';
import { MERENGUE } from './merengue.ts';
import { POP } from './pop.ts';
import { REGGAETON } from './reggaeton.ts';
import { SALSA } from './salsa.ts';

/** The styles the Non-Bachata examples are taken from. */
export const GROOVES = {
  merengue: MERENGUE,
  salsa: SALSA,
  cumbia: CUMBIA,
  reggaeton: REGGAETON,
  pop: POP,
} as const;

export type GrooveName = keyof typeof GROOVES;

/** How a groove is to be played. */
export type GroovePerformance = Omit<Performance, 'song' | 'key'> & { key: Key };

/** How long a groove has to last at least to be known by ear, in seconds without its ending. */
const ENOUGH = 6.9;

/** A groove in a key, as many pairs of bars as make a good example, and its ending. */
export function playGroove(name: GrooveName, { key, ...how }: GroovePerformance): Score {
  let bars = 2;
  while (scoreSeconds({ bpm: how.bpm, bars }) < ENOUGH) bars += 2;
  return play(GROOVES[name].write(key, bars), how);
}
