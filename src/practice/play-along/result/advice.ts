import { capitalised } from '#lib/words.ts';
import type { RunSummary } from './summary.ts';

/** Limits of the advice, in seconds unless noted otherwise. */
const STEADY = 0.02;
const UNEVEN = 0.035;
const OFF = 0.015;
const DRIFTING = 0.02;
/** Share of the targets. */
const NEARLY_ALL = 0.9;
const HALF = 0.5;
const MANY_EXTRAS = 0.25;

/** Milliseconds for the learner, without a sign. */
export function milliseconds(seconds: number): number {
  return Math.round(Math.abs(seconds) * 1000);
}

/** "12 ms early", "3 ms late" or "exactly on time". */
export function lateness(late: number): string {
  const size = milliseconds(late);
  return size === 0 ? 'exactly on time' : `${size} ms ${late < 0 ? 'early' : 'late'}`;
}

/** Advice for the next run, in one sentence: the largest fault first. */
export function advice({ counts, mean, spread, drift }: RunSummary): string {
  if (spread === null || (counts && counts.hits < counts.targets * HALF)) {
    return 'Fewer than half of the strokes were hit: slow the band down, or tap the counts first.';
  }
  if (counts && counts.extras > counts.targets * MANY_EXTRAS) {
    return counts.hits + counts.extras > counts.targets
      ? 'You tapped more often than the pattern has strokes: listen to it once first, then join in.'
      : 'Many of your taps fell between the strokes: listen to it once first, then join in.';
  }
  if (counts && counts.hits < counts.targets * NEARLY_ALL) {
    return 'Some strokes went by without you: slow down by ten counts until you catch all of them.';
  }
  if (drift !== null && Math.abs(drift) > DRIFTING) {
    return drift < 0
      ? `You were ${milliseconds(drift)} ms earlier at the end than at the start: you are rushing, so lean back and follow the güira.`
      : `You were ${milliseconds(drift)} ms later at the end than at the start: you are dragging, so keep your hand moving between the strokes.`;
  }
  if (spread > UNEVEN) {
    return 'Your taps come now early, now late: play slower, and let the same movement make every stroke.';
  }
  if (mean === null) {
    return spread <= STEADY
      ? 'Even taps: raise the tempo, or add silent bars.'
      : 'Fairly even taps: repeat it until they lie closer together.';
  }
  if (Math.abs(mean) > OFF) {
    return mean < 0
      ? `You are steady but ${lateness(mean)}: wait until you hear the stroke beside yours.`
      : `You are steady but ${lateness(mean)}: move a little sooner, with the count and not after it.`;
  }
  return spread <= STEADY
    ? 'Steady and in time: raise the tempo, or add silent bars.'
    : 'In time: repeat it until your taps lie closer together.';
}

/** The run in one or two sentences, for a screen reader. */
export function spokenSummary(summary: RunSummary): string {
  const { counts, own, mean, spread } = summary;
  const figures = [
    counts && `${counts.hits} of ${counts.targets} hit`,
    counts && counts.extras > 0 && `${counts.extras} extra`,
    mean !== null && `on average ${lateness(mean)}`,
    spread !== null && `spread ${milliseconds(spread)} milliseconds`,
    own && 'measured from your own middle',
  ].filter(Boolean);
  return capitalised(`${figures.join(', ')}. ${advice(summary)}`);
}
