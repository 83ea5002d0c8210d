import { type ClipSound, FADE, fadeIn } from './loaded-clip.ts';

/** A clip that stands in memory as samples, just rendered for instance. */
export class BufferSound implements ClipSound {
  readonly bus: GainNode;
  readonly #buffer: AudioBuffer;
  #sounding: { source: AudioBufferSourceNode; fader: GainNode } | null = null;

  constructor(buffer: AudioBuffer, bus: GainNode) {
    this.#buffer = buffer;
    this.bus = bus;
  }

  get seconds(): number {
    return this.#buffer.duration;
  }

  play(from: number): void {
    this.stop();
    const { context } = this.bus;
    const source = context.createBufferSource();
    source.buffer = this.#buffer;
    // A fader for every source, so that one goes out while the next comes in.
    const fader = context.createGain();
    fadeIn(fader, from);
    source.connect(fader).connect(this.bus);
    source.onended = () => fader.disconnect();
    source.start(0, from);
    this.#sounding = { source, fader };
  }

  stop(): void {
    if (!this.#sounding) return;
    const { source, fader } = this.#sounding;
    const { gain, context } = fader;
    // It may still be coming in.
    gain.cancelScheduledValues(0);
    gain.setValueAtTime(gain.value, context.currentTime);
    gain.setTargetAtTime(0, context.currentTime, FADE / 5);
    source.stop(context.currentTime + 2 * FADE);
    this.#sounding = null;
  }

  unload(): void {
    this.stop();
  }
}
