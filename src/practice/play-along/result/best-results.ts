import type { RhythmType } from '#audio/music/rhythms.ts';
import { matching, stored } from '#src/device/stored.ts';
import type { TapPattern } from '#src/practice/play-along/targets.ts';
import type { RunSummary } from './summary.ts';

/** An exercise that has a best result. */
export interface TapExercise {
  pattern: TapPattern;
  /** `song` for a whole song with its changes of rhythm. */
  rhythm: RhythmType | 'song';
}

/** The run with the smallest spread among those with nearly all strokes. */
export interface BestResult {
  /** Standard deviation in whole milliseconds. */
  spread: number;
  /** Hits in percent of the targets. */
  hits: number;
  bpm: number;
}

/** Minimum share of hits among the targets for a best result. */
const MIN_SHARE = 0.9;
/** Minimum number of targets for a best result. */
const MIN_TARGETS = 8;

/** The result of a run, to be compared; `null` if the run is short, lacks strokes, or had no calibration. */
export function resultOf({ counts, own, spread }: RunSummary, bpm: number): BestResult | null {
  if (!counts || own || spread === null) return null;
  const { targets, hits, extras } = counts;
  if (targets < MIN_TARGETS || hits - extras < targets * MIN_SHARE) return null;
  return {
    spread: Math.round(spread * 1000),
    hits: Math.round((hits / targets) * 100),
    bpm: Math.round(bpm),
  };
}

/** Smaller spread first; at the same spread the faster tempo. */
export function isBetter(result: BestResult, best: BestResult | null): boolean {
  if (!best || result.spread !== best.spread) return !best || result.spread < best.spread;
  return result.bpm > best.bpm;
}

/** Best results, by rhythm and pattern. */
export const BEST_RESULTS = stored(
  'tap_best_',
  matching(/^\d{1,3} \d{1,3} \d{1,3}$/, (text): BestResult => {
    const [spread = 0, hits = 0, bpm = 0] = text.split(' ').map(Number);
    return { spread, hits, bpm };
  }),
  ({ spread, hits, bpm }) => `${spread} ${hits} ${bpm}`,
);

/** The best result of an exercise. */
export const bestResult = ({ pattern, rhythm }: TapExercise) =>
  BEST_RESULTS.of(`${rhythm}_${pattern}`);
