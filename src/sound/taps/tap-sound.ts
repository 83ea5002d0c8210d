import type { Engine } from '#audio/engine/engine.ts';
import { type HeardTap, hear } from './heard-tap.ts';
import type { Tap } from './tap-time.ts';

/** The engine as Play along uses it: loaded with the first run, and read at every tap. */
export interface TapSound {
  /** Loads the engine and opens the sound. To be called from a gesture. @throws Error if it cannot load */
  open(): Promise<Engine>;
  hear(tap: Tap): HeardTap;
  /** The latency that the browser reports, in seconds; `null` before the sound is open, or if unknown. */
  latency(): number | null;
  /** Whether there is sound; `false` before it is open. */
  isAudible(): boolean;
}

export function createTapSound(): TapSound {
  let loaded: typeof import('#audio/engine/output/heard-output.ts') | null = null;
  return {
    async open() {
      loaded = await import('#audio/engine/output/heard-output.ts');
      await loaded.engine.ready();
      return loaded.engine;
    },
    hear: (tap) =>
      loaded
        ? hear(tap, loaded.heardOutput)
        : { ...tap, heard: null, report: null, unknown: 'latency' },
    latency: () => loaded?.heardOutput.latency() ?? null,
    isAudible: () => loaded?.engine.output.status === 'audible',
  };
}
