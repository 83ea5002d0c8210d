import { Context } from 'tone/build/esm/core/context/Context.js';
import { setContext } from 'tone/build/esm/core/context/GlobalContext.js';
import 'tone/build/esm/core/clock/Transport.js';
import type { Heartbeat } from './heartbeat.ts';

/**
 * Tone's transport on the engine's AudioContext. Its clock ticks in a worker, so that it keeps running
 * in a hidden tab and catches up after the main thread was blocked. Importing Tone's package root
 * would open a second AudioContext; its modules do not (docs/decisions/0002).
 */
export class TransportHeartbeat implements Heartbeat {
  readonly #tone: Context;

  constructor(context: AudioContext) {
    // No look-ahead: a callback means that its time has come.
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
