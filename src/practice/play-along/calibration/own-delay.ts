import { median } from '#lib/statistics.ts';

/** A place to tap at. Both in seconds. */
export interface TimedTarget {
  time: number;
  /** The largest distance at which a tap belongs to it. */
  window: number;
}

/** The delay of taps on a device that nobody has calibrated, found in the taps themselves. */
export interface OwnDelay {
  /** The median of the taps after their targets, in seconds. */
  middle: number;
  /** Whether no other delay matches as many taps. Otherwise nobody can say which target a tap was for. */
  isCertain: boolean;
}

/** The largest delay that is looked for, in seconds. */
export const LARGEST_DELAY = 0.4;
/** Delays are tried a millisecond apart. */
const DELAYS = Array.from({ length: LARGEST_DELAY * 1000 + 1 }, (_, ms) => ms / 1000);
/** Fewer taps that match tell no delay. */
const FEWEST_TAPS = 4;

/**
 * The one delay of 0 to 400 ms at which most taps match a target, each a target of its own.
 * @param targets in ascending order
 * @param taps engine seconds
 * @returns `null` with too few taps to tell
 */
export function ownDelay(
  targets: readonly TimedTarget[],
  taps: readonly number[],
): OwnDelay | null {
  const inOrder = [...taps].sort((a, b) => a - b);
  let most = FEWEST_TAPS;
  let best: readonly number[][] = [];
  for (const delay of DELAYS) {
    const delays = matchedDelays(targets, inOrder, delay);
    if (delays.length < most) continue;
    best = delays.length > most ? [delays] : [...best, delays];
    most = delays.length;
  }
  const found = best
    .map((delays) => ({ middle: median(delays), spread: spreadOf(delays) }))
    .sort((a, b) => a.spread - b.spread);
  const [closest] = found;
  if (!closest) return null;
  // The same taps on the same targets have the same median, whatever delay was tried.
  const nearest = Math.min(...targets.map(({ window }) => window));
  const isSame = ({ middle }: { middle: number }) => Math.abs(middle - closest.middle) <= nearest;
  return { middle: closest.middle, isCertain: found.every(isSame) };
}

/** How long after its target each tap came that matches one at this delay. @param taps in ascending order */
function matchedDelays(
  targets: readonly TimedTarget[],
  taps: readonly number[],
  delay: number,
): number[] {
  const delays: number[] = [];
  let next = 0;
  for (const tap of taps) {
    const exact = tap - delay;
    while (isOver(targets[next], exact)) next += 1;
    const target = targets[next];
    if (!target) break;
    if (exact < target.time - target.window) continue;
    delays.push(tap - target.time);
    next += 1;
  }
  return delays;
}

const isOver = (target: TimedTarget | undefined, time: number) =>
  target !== undefined && target.time + target.window < time;

function spreadOf(delays: readonly number[]): number {
  const middle = median(delays);
  return delays.reduce((sum, delay) => sum + Math.abs(delay - middle), 0) / delays.length;
}
