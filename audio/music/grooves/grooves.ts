import type { MusicalKey } from '#audio/music/harmony/harmony.ts';
import type { Performance } from '#audio/music/score/arrangement.ts';
import { scoreSeconds } from '#audio/music/score/score.ts';
import type { Arrangement } from '#audio/music/score/sections.ts';
import { BOLERO } from './bolero.ts';
import { CUMBIA } from './cumbia.ts';
import { MERENGUE } from './merengue.ts';
import { SON } from './son.ts';

/** The other styles; all but the bolero are Non-Bachata examples. */
export const GROOVES = {
  merengue: MERENGUE,
  son: SON,
  cumbia: CUMBIA,
  bolero: BOLERO,
} as const;

export type GrooveName = keyof typeof GROOVES;

export type GroovePerformance = Omit<Performance, 'song' | 'key'> & { key: MusicalKey };

/** Minimum duration without the ending, in seconds: enough to recognise a style. */
const MIN_SECONDS = 6.9;

/** A groove in as few pairs of bars as last `MIN_SECONDS`, and its ending. */
export function arrangeGroove(
  name: GrooveName,
  { key, bpm }: Pick<GroovePerformance, 'key' | 'bpm'>,
): Arrangement {
  let bars = 2;
  while (scoreSeconds({ bpm, bars }) < MIN_SECONDS) bars += 2;
  return GROOVES[name].write(key, bars);
}
