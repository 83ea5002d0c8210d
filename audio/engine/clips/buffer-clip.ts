import { FADE, fadeIn, type LoadedClip } from './loaded-clip.ts';

/** A clip held as samples, such as one that has just been rendered. */
export class BufferClip implements LoadedClip {
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
    // One fader per source: the old one fades out while the new one fades in.
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
    // A fade-in may still be scheduled.
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
