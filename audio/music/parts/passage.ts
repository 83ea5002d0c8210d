import { BEATS, type Chart } from '#audio/music/chart/chart.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { pick, type Random, seededRandom } from '#audio/music/random.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';

/** A range of bars that the band plays in one rhythm. */
export interface Passage {
  chart: Chart;
  rhythm: RhythmType;
  /** First bar in the chart, from 0. */
  from: number;
  bars: number;
  /** Whether its last bar is a fill that leads into a new section. */
  fill: boolean;
  /** Whether all players start with their first phrase, the plainest one. */
  plain?: boolean;
  /** Whether the güira plays a repique in a fill. */
  repique?: boolean;
  /** Determines the players' choice of phrases. */
  seed: string;
}

/** A player's phrases for one rhythm: two-bar phrases, the plainest first, and one-bar fills to end a passage. */
export interface Repertoire {
  phrases: readonly [string, ...string[]];
  fills?: readonly [string, ...string[]];
}

/** The beat on which a passage begins. */
export const startOf = ({ from }: Passage) => from * BEATS;

/** The generator for one player's choice of phrases in a passage. */
export const phraseRandom = ({ seed, from }: Passage, instrument: Instrument): Random =>
  seededRandom(`${seed} ${instrument} phrases ${from}`);

/** Joins a player's phrases to a line as long as the passage. No phrase repeats immediately if there are several. */
export function phrasing(
  { phrases, fills }: Repertoire,
  passage: Passage,
  player: Instrument,
): string {
  const random = phraseRandom(passage, player);
  const line: string[] = [];
  let previous: string | undefined;
  while (line.length < passage.bars) {
    const [first, ...others] = phrases.filter((phrase) => phrase !== previous);
    const opening = passage.plain && previous === undefined;
    previous = opening ? phrases[0] : pick(random, [first ?? phrases[0], ...others]);
    line.push(...previous.split('|'));
  }
  line.length = passage.bars;
  if (passage.fill && fills) line[passage.bars - 1] = pick(random, fills);
  return line.join('|');
}
