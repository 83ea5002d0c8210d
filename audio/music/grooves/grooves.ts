import { type Performance, play } from '#audio/music/arrangement.ts';
import type { Key } from '#audio/music/harmony.ts';
import { type Score, scoreSeconds } from '#audio/music/score.ts';
import type { Arrangement } from '#audio/music/sections.ts';
import { CUMBIA } from './cumbia.ts';
import { MERENGUE } from './merengue.ts';
import { POP } from './pop.ts';
import { REGGAETON } from './reggaeton.ts';
import { SALSA } from './salsa.ts';

/** The styles of the Non-Bachata examples. */
export const GROOVES = {
  merengue: MERENGUE,
  salsa: SALSA,
  cumbia: CUMBIA,
  reggaeton: REGGAETON,
  pop: POP,
} as const;

export type GrooveName = keyof typeof GROOVES;

export type GroovePerformance = Omit<Performance, 'song' | 'key'> & { key: Key };

/** Minimum duration without the ending, in seconds: enough to recognise a style. */
const MIN_SECONDS = 6.9;

/** A groove in as few pairs of bars as last `MIN_SECONDS`, and its ending. */
export function playGroove(name: GrooveName, how: GroovePerformance): Score {
  return play(arrangeGroove(name, how), how);
}

/** What `playGroove` plays, before humanising. */
export function arrangeGroove(
  name: GrooveName,
  { key, bpm }: Pick<GroovePerformance, 'key' | 'bpm'>,
): Arrangement {
  let bars = 2;
  while (scoreSeconds({ bpm, bars }) < MIN_SECONDS) bars += 2;
  return GROOVES[name].write(key, bars);
}
