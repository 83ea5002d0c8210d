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
  /** @param at milliseconds of `performance.now()` */
  heardAt(at: number): number | null;
  /** Seconds from rendered to heard. */
  latency(): number | null;
}

export function hear(tap: Tap, output: HeardOutput): HeardTap {
  return { ...tap, heard: output.heardAt(tap.at), report: output.latency() };
}
