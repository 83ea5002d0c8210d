import { engine } from '#audio/engine/engine.ts';
import { HeardTime } from './heard-time.ts';
import type { SoundOutput } from './sound-output.ts';

/** The times at which an output is heard, read on each frame that plays. Apart from it: only tapping loads this. */
export class HeardOutput {
  readonly #output: SoundOutput;
  readonly #heard = new HeardTime();

  constructor(output: SoundOutput) {
    this.#output = output;
    output.onFrame(() => this.#read());
    // Another context, or one that has paused, has another clock.
    output.subscribe(() => this.#heard.reset());
  }

  /** Engine time of what was heard at a time of `performance.now()` (milliseconds); `null` where that is unknown. */
  heardAt(performanceMilliseconds: number): number | null {
    this.#read();
    const time = this.#heard.heardAt(performanceMilliseconds);
    return time === null ? null : this.#output.clock.fromAudioTime(time);
  }

  /** The output latency: seconds from rendering a sound to hearing it. `null` where `heardAt` is `null`. */
  latency(): number | null {
    this.#read();
    return this.#heard.latency();
  }

  /** Whether the browser has reported output times lately, even if too roughly or too rarely to use. */
  tells(): boolean {
    return this.#heard.tells();
  }

  #read(): void {
    const { bus, status } = this.#output;
    if (bus && status === 'audible') this.#heard.read(bus.context, performance.now());
  }
}

export { engine };

export const heardOutput = new HeardOutput(engine.output);
