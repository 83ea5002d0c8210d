import { median } from '#lib/statistics.ts';

/** A place to tap at. Both in seconds. */
export interface TimedTarget {
  time: number;
  /** The largest distance at which a tap belongs to the target. */
  window: number;
}

/** The largest delay that is tried, in seconds. */
export const LARGEST_DELAY = 0.4;
/** The delays to try, a millisecond apart. */
const DELAYS = Array.from({ length: LARGEST_DELAY * 1000 + 1 }, (_, ms) => ms / 1000);
/** Minimum number of taps that match for an estimate. */
const FEWEST_TAPS = 4;

/**
 * The delay of taps on a device without a calibration, estimated from the taps themselves: the one of 0 to 400 ms at
 * which most taps match a target, each tap its own target.
 * @param targets in ascending order
 * @param taps engine seconds
 * @returns `middle`, the median of the taps after their targets, in seconds; and whether no other delay matches as many
 *   taps, since otherwise the target of a tap is ambiguous. `null` with too few taps
 */
export function ownDelay(targets: readonly TimedTarget[], taps: readonly number[]) {
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
  // The same taps on the same targets have the same median, whichever delay was tried.
  const nearest = Math.min(...targets.map(({ window }) => window));
  const isSame = ({ middle }: { middle: number }) => Math.abs(middle - closest.middle) <= nearest;
  return { middle: closest.middle, isCertain: found.every(isSame) };
}

/** The delays of the taps that match a target, relative to it. @param taps in ascending order */
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
