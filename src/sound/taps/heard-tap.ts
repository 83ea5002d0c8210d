import type { Tap } from './tap-time.ts';

/** A tap on the engine's clock. */
export interface HeardTap extends Tap {
  /** Engine time (seconds) of the sound that was heard at the tap; `null` if the device cannot tell. */
  heard: number | null;
  /** The latency between sound that is rendered and sound that is heard, as reported, in seconds. */
  report: number | null;
}

/** What is needed of the sound output. */
export interface HeardOutput {
  readonly clock: { now(): number };
  /** @param at milliseconds of `performance.now()` */
  heardAt(at: number): number | null;
}

/** Reports outside these (seconds) are wrong: a little below zero only by rounding. */
const LATENCY = { min: -0.02, max: 0.7 };

/** The latency reported now, in seconds; `null` if there is none, or one that cannot be. */
export function reportedLatency(output: HeardOutput): number | null {
  const heard = output.heardAt(performance.now());
  if (heard === null) return null;
  const latency = output.clock.now() - heard;
  return latency >= LATENCY.min && latency <= LATENCY.max ? latency : null;
}

export function hear(tap: Tap, output: HeardOutput): HeardTap {
  return { ...tap, heard: output.heardAt(tap.at), report: reportedLatency(output) };
}
