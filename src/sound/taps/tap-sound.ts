import type { HeardOutput } from '#audio/engine/output/heard-output.ts';
import type { Tap } from './tap-time.ts';

/** A tap on the engine's clock. */
export interface HeardTap extends Tap {
  /** Engine time (seconds) of the sound that was audible at the tap; `null` if the device does not report it. */
  heard: number | null;
  /** The reported latency between rendered and audible sound, in seconds. */
  report: number | null;
  /** The reason why a value is unknown: the latency is never reported, or the figures are too uneven to use. */
  unknown?: 'latency' | 'busy';
}

export function hear(
  tap: Tap,
  output: Pick<HeardOutput, 'heardAt' | 'latency' | 'tells'>,
): HeardTap {
  const heard = output.heardAt(tap.at);
  const report = output.latency();
  if (heard !== null && report !== null) return { ...tap, heard, report };
  return { ...tap, heard, report, unknown: output.tells() ? 'busy' : 'latency' };
}

export type TapSound = ReturnType<typeof createTapSound>;

/** The engine for Play along: loaded with the first run, and read at every tap. */
export function createTapSound() {
  let loaded: typeof import('#audio/engine/output/heard-output.ts') | null = null;
  return {
    /** Loads the engine and opens the sound. Must be called in a gesture. @throws Error if it cannot load */
    async open() {
      loaded = await import('#audio/engine/output/heard-output.ts');
      await loaded.engine.ready();
      return loaded.engine;
    },
    hear: (tap: Tap): HeardTap =>
      loaded
        ? hear(tap, loaded.heardOutput)
        : { ...tap, heard: null, report: null, unknown: 'latency' },
    /** The latency that the browser reports, in seconds; `null` before the sound is open, or if unknown. */
    latency: () => loaded?.heardOutput.latency() ?? null,
    /** Whether there is sound; `false` before it is open. */
    isAudible: () => loaded?.engine.output.status === 'audible',
  };
}
