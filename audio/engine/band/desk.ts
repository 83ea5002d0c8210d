import type { Instrument } from '#audio/music/instrument.ts';
import { CHANNELS, type Channel } from './channels.ts';
import { chorus } from './chorus.ts';
import { room } from './reverb.ts';

/** Maximum velocities of the low-pass filters. Notes above the last one are not filtered. */
const SHADES = [0.36, 0.48, 0.6, 0.72] as const;
/** Cutoff in Hz at which a note is as bright as recorded. */
const BRIGHT = 16_000;

/** The nodes of a channel that a mixer controls. */
export interface Strip {
  /** The input node for notes of this velocity. */
  input(velocity: number): AudioNode;
  /** The gain after all effects except the reverb, which follows it. */
  fader: GainNode;
  panner: StereoPannerNode;
}

/** The mixer: one channel per instrument, built on first use. */
export class Desk {
  readonly #context: BaseAudioContext;
  readonly #output: AudioNode;
  readonly #width: number;
  readonly #channels = new Map<Instrument, Strip>();
  #room: AudioNode | null;

  /**
   * @param output the node that receives the mix
   * @param width of the stereo panorama: 1 as in `CHANNELS`, 0 mono
   * @param room the reverb's input; by default it is built with the first channel that uses it
   */
  constructor(
    context: BaseAudioContext,
    output: AudioNode,
    width = 1,
    room: AudioNode | null = null,
  ) {
    this.#context = context;
    this.#output = output;
    this.#width = width;
    this.#room = room;
  }

  /** An instrument's channel. */
  channel(instrument: Instrument): Strip {
    const known = this.#channels.get(instrument);
    if (known) return known;
    const built = this.#build(CHANNELS[instrument]);
    this.#channels.set(instrument, built);
    return built;
  }

  #build(channel: Channel): Strip {
    const context = this.#context;
    const level = context.createGain();
    level.gain.value = channel.gain;
    const chain: AudioNode[] = [];
    if (channel.ceiling) chain.push(drive(context, channel.ceiling));
    chain.push(level);
    if (channel.highpass) chain.push(filter(context, 'highpass', channel.highpass));
    if (channel.lowpass) chain.push(filter(context, 'lowpass', channel.lowpass));
    if (channel.shelf) {
      const shelf = filter(context, 'lowshelf', channel.shelf.frequency);
      shelf.gain.value = channel.shelf.decibels;
      chain.push(shelf);
    }
    if (channel.bell) {
      const bell = filter(context, 'peaking', channel.bell.frequency, channel.bell.q);
      bell.gain.value = channel.bell.decibels;
      chain.push(bell);
    }
    const shimmer = channel.chorus && chorus(context, channel.chorus.rate);
    if (shimmer) chain.push(shimmer.input);
    connectInRow(chain);

    const last = shimmer?.output ?? (chain.at(-1) as AudioNode);
    const fader = context.createGain();
    const panner = context.createStereoPanner();
    panner.pan.value = channel.pan * this.#width;
    last.connect(fader).connect(panner).connect(this.#output);
    if (channel.room > 0) {
      const send = context.createGain();
      send.gain.value = channel.room;
      this.#room ??= room(context, this.#output);
      panner.connect(send).connect(this.#room);
    }
    const first = chain[0] as AudioNode;
    const shades = channel.dull ? shadesOf(context, channel.dull, first) : [];
    const input = (velocity: number) => shades[SHADES.findIndex((v) => velocity <= v)] ?? first;
    return { input, fader, panner };
  }
}

/** A low-pass filter for each of the `SHADES`: a fixed number, however many notes sound. */
function shadesOf(context: BaseAudioContext, dull: number, output: AudioNode): AudioNode[] {
  return SHADES.map((_, i) => {
    // −3 dB at the cutoff: without resonance.
    const shade = filter(context, 'lowpass', dull * (BRIGHT / dull) ** (i / SHADES.length), -3);
    shade.connect(output);
    return shade;
  });
}

/** @param q in dB for low-pass and high-pass filters, as in Web Audio */
function filter(
  context: BaseAudioContext,
  type: BiquadFilterType,
  frequency: number,
  q = Math.SQRT1_2,
) {
  const node = context.createBiquadFilter();
  node.type = type;
  node.frequency.value = frequency;
  node.Q.value = q;
  return node;
}

/** A soft clipper. Adds no delay. */
function drive(context: BaseAudioContext, ceiling: number): WaveShaperNode {
  const shaper = context.createWaveShaper();
  shaper.curve = Float32Array.from(
    { length: 4097 },
    (_, i) => ceiling * Math.tanh((i / 2048 - 1) / ceiling),
  );
  return shaper;
}

function connectInRow(nodes: readonly AudioNode[]): void {
  nodes.reduce((from, to) => from.connect(to));
}
