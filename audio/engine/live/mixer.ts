import type { Strip } from '#audio/engine/band/desk.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';

/** A channel of the live mixer: a player, or the click. */
export type ChannelName = BandInstrument | 'click';

export interface Mix {
  /** Amplitude, 0 to 2; 1 is the calibrated level. */
  gain: number;
  pan: number;
}

export type MixerStrip = Pick<Strip, 'fader' | 'panner'>;

/** Time constant of faders and pans, in seconds, so that no change is heard as a click. */
const GLIDE = 0.01;

/** The faders, mutes and pans of the live band. Keeps its settings when the AudioContext is replaced. */
export class Mixer {
  /** Settings of the channels that have been set. Other channels keep their initial settings. */
  readonly #mixes = new Map<ChannelName, Mix>();
  #strips: ReadonlyMap<ChannelName, MixerStrip> = new Map();

  /** Sets a channel. Its sound changes gradually, in a few hundredths of a second. */
  set(channel: ChannelName, mix: Mix): void {
    this.#mixes.set(channel, { ...mix });
    const strip = this.#strips.get(channel);
    if (!strip) return;
    const now = strip.fader.context.currentTime;
    strip.fader.gain.setTargetAtTime(mix.gain, now, GLIDE);
    strip.panner.pan.setTargetAtTime(mix.pan, now, GLIDE);
  }

  /** Controls the channels of a new context. */
  connect(strips: ReadonlyMap<ChannelName, MixerStrip>): void {
    this.#strips = strips;
    for (const [channel, { fader, panner }] of strips) {
      const mix = this.#mixes.get(channel);
      if (!mix) continue;
      fader.gain.value = mix.gain;
      panner.pan.value = mix.pan;
    }
  }
}
