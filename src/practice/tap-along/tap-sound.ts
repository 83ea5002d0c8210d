import type { Engine } from '#audio/engine/engine.ts';
import { forgetFailures, loadOnce } from '#src/page/load-once.ts';
import { type HeardTap, hear, reportedLatency } from './heard-tap.ts';
import type { Tap } from './tap-time.ts';

/** The engine as Tap along uses it: loaded with the first run, and read at every tap. */
export interface TapSound {
  /** Loads the engine and opens the sound. To be called from a gesture. @throws Error if it cannot load */
  open(): Promise<Engine>;
  hear(tap: Tap): HeardTap;
  /** The latency that the browser reports, in seconds; `null` before the sound is open, or if unknown. */
  latency(): number | null;
  /** Whether there is sound; `false` before it is open. */
  isAudible(): boolean;
}

const loadEngine = () => loadOnce('engine', () => import('#audio/engine/engine.ts'));

/** @param load replaced in tests */
export function createTapSound(load: () => Promise<{ engine: Engine }> = loadEngine): TapSound {
  let engine: Engine | null = null;
  return {
    async open() {
      forgetFailures();
      engine = (await load()).engine;
      await engine.ready();
      return engine;
    },
    hear: (tap) => (engine ? hear(tap, engine.output) : { ...tap, heard: null, report: null }),
    latency: () => engine && reportedLatency(engine.output),
    isAudible: () => engine?.output.status === 'audible',
  };
}
