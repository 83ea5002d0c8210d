import { engine } from '#audio/engine/engine.ts';
import { HeardTime } from './heard-time.ts';
import type { SoundOutput } from './sound-output.ts';

/** The output times of the sound output, read on each frame while playing. A separate module: only tapping loads it. */
export class HeardOutput {
  readonly #output: SoundOutput;
  readonly #heard = new HeardTime();

  constructor(output: SoundOutput) {
    this.#output = output;
    output.onFrame(() => this.#read());
    // Another context, or one that has paused, has another clock.
    output.subscribe(() => this.#heard.reset());
  }

  /** Engine time of the sound that was audible at a time of `performance.now()` (milliseconds); `null` if unknown. */
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

  /** Whether the browser has reported output times recently, even if too inexact or too rare to use. */
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
