import type { HeardOutput as EngineOutput } from '#audio/engine/output/heard-output.ts';
import type { Tap } from './tap-time.ts';

/** A tap on the engine's clock. */
export interface HeardTap extends Tap {
  /** Engine time (seconds) of the sound that was heard at the tap; `null` if the device does not report it. */
  heard: number | null;
  /** The latency between sound that is rendered and sound that is heard, as reported, in seconds. */
  report: number | null;
  /** The reason why one of these is not known: it is never reported, or the figures are too uneven to use. */
  unknown?: 'latency' | 'busy';
}

/** The parts of the sound output that a heard tap needs. */
export type HeardOutput = Pick<EngineOutput, 'heardAt' | 'latency' | 'tells'>;

export function hear(tap: Tap, output: HeardOutput): HeardTap {
  const heard = output.heardAt(tap.at);
  const report = output.latency();
  if (heard !== null && report !== null) return { ...tap, heard, report };
  return { ...tap, heard, report, unknown: output.tells() ? 'busy' : 'latency' };
}
