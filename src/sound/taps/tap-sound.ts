import type { Engine } from '#audio/engine/engine.ts';
import { forgetFailures, loadOnce } from '#src/page/load-once.ts';
import { type HeardOutput, type HeardTap, hear } from './heard-tap.ts';
import type { Tap } from './tap-time.ts';

/** The engine as Tap along uses it: loaded with the first run, and read at every tap. */
export interface TapSound {
  /** Loads the engine and opens the sound. To be called from a gesture. @throws Error if it cannot load */
  open(): Promise<Engine>;
  hear(tap: Tap): HeardTap;
  /** The latency that the browser reports, in seconds; `null` before the sound is open, or if unknown. */
  latency(): number | null;
  /** Whether the browser has said lately when its sound is heard, even if too roughly to judge a tap. */
  tells(): boolean;
  /** Whether there is sound; `false` before it is open. */
  isAudible(): boolean;
}

/** What is loaded with the first run. */
interface LoadedSound {
  engine: Engine;
  heardOutput: HeardOutput & { tells(): boolean };
}

const loadSound = () => loadOnce('heard output', () => import('#audio/engine/heard-output.ts'));

/** @param load replaced in tests */
export function createTapSound(load: () => Promise<LoadedSound> = loadSound): TapSound {
  let loaded: LoadedSound | null = null;
  return {
    async open() {
      forgetFailures();
      loaded = await load();
      await loaded.engine.ready();
      return loaded.engine;
    },
    hear: (tap) => (loaded ? hear(tap, loaded.heardOutput) : { ...tap, heard: null, report: null }),
    latency: () => loaded?.heardOutput.latency() ?? null,
    tells: () => loaded?.heardOutput.tells() ?? false,
    isAudible: () => loaded?.engine.output.status === 'audible',
  };
}
