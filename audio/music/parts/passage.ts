import { BEATS, type Chart } from '#audio/music/chart.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { bars } from '#audio/music/line.ts';
import { pick, type Random, seededRandom } from '#audio/music/random.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';

/** A stretch of music that the band plays in one rhythm. */
export interface Passage {
  /** The chart of the whole piece. */
  chart: Chart;
  rhythm: RhythmType;
  /** Where in the chart the stretch begins and how long it is, in bars. */
  from: number;
  bars: number;
  /** Whether its last bar leads over into something new: a roll, a run, a push. */
  fill: boolean;
  /** What the players' choices among their phrases follow from. */
  seed: string;
}

/** What a player knows for one rhythm: phrases of two bars, and last bars that lead on. */
export interface Repertoire {
  phrases: readonly [string, ...string[]];
  endings?: readonly [string, ...string[]];
}

/** The beat on which a passage begins. */
export const startOf = ({ from }: Passage) => from * BEATS;

/** The generator from which a player's choice of phrases in a passage is drawn. */
export const phraseRandom = ({ seed, from }: Passage, instrument: Instrument): Random =>
  seededRandom(`${seed} ${instrument} phrases ${from}`);

/** Strings phrases together until the passage is full, no phrase right after itself. */
export function phrasing(
  { phrases, endings }: Repertoire,
  passage: Passage,
  random: Random,
): string {
  const line: string[] = [];
  let last: string | undefined;
  while (line.length < passage.bars) {
    const [first, ...others] = phrases.filter((phrase) => phrase !== last);
    last = pick(random, [first ?? phrases[0], ...others]);
    line.push(...bars(last));
  }
  line.length = passage.bars;
  if (passage.fill && endings) line[passage.bars - 1] = pick(random, endings);
  return line.join('|');
}
