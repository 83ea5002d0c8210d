import { Context } from 'tone/build/esm/core/context/Context.js';
import { setContext } from 'tone/build/esm/core/context/GlobalContext.js';
import 'tone/build/esm/core/clock/Transport.js';
import type { Heartbeat } from './heartbeat.ts';

/**
 * The Tone transport of an audio context. Its clock ticks in a worker, so it goes on in a hidden tab
 * and, after the main thread was blocked, catches up. Tone's package root opens an AudioContext of
 * its own when imported; its modules do not, and there must be only one.
 */
export class TransportHeartbeat implements Heartbeat {
  readonly #tone: Context;

  constructor(context: AudioContext) {
    // No look-ahead: here a beat means "this moment has come".
    this.#tone = new Context({ context, lookAhead: 0 });
    setContext(this.#tone);
  }

  start(bpm: number, stepsPerBeat: number, onStep: () => void): void {
    const { transport } = this.#tone;
    this.stop();
    transport.bpm.value = bpm;
    transport.scheduleRepeat(onStep, `${transport.PPQ / stepsPerBeat}i`);
    transport.start(this.#tone.immediate());
  }

  setTempo(bpm: number): void {
    this.#tone.transport.bpm.value = bpm;
  }

  stop(): void {
    const { transport } = this.#tone;
    transport.stop(this.#tone.immediate());
    transport.cancel();
  }

  dispose(): void {
    this.#tone.dispose();
  }
}
