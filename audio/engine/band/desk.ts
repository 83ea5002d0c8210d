import type { Instrument } from '#audio/music/instrument.ts';
import { chorus } from './chorus.ts';
import { room } from './reverb.ts';

/** An instrument's mixer settings. */
export interface Channel {
  /** Gain, 1 = as recorded. Calibrated for the whole band, never for a single clip. */
  gain: number;
  /** −1 left to 1 right. */
  pan: number;
  /** Reverb send, 0 to 1. */
  room: number;
  /** Cutoff of the high-pass filter in Hz. */
  highpass?: number;
  /** Cutoff of the low-pass filter in Hz. */
  lowpass?: number;
  /** A peaking equaliser: centre in Hz, boost in decibels, and its quality, 0.71 by default. */
  bell?: { frequency: number; decibels: number; q?: number };
  /** A low shelf: corner in Hz, boost in decibels. */
  shelf?: { frequency: number; decibels: number };
  /** Cutoff of the softest notes in Hz: what is played softly sounds duller. Always bright without it. */
  dull?: number;
  /**
   * Ceiling of the soft clipper (gain). Tube-like saturation adds the overtones that make the bass
   * audible on a phone's loudspeaker, and takes the peaks off plucks and strokes that would meet the limiter.
   */
  ceiling?: number;
  /** The chorus effect of the modern lead guitar: rate in Hz, usually about 0.9. */
  chorus?: { rate: number };
}

/**
 * The mix: lead guitar with chorus right of centre, rhythm guitar left, bass and voice in the centre,
 * percussion to either side of it.
 */
export const CHANNELS: Readonly<Record<Instrument, Channel>> = {
  requinto: {
    gain: 0.86,
    ceiling: 0.3,
    pan: 0.3,
    room: 0.35,
    highpass: 150,
    dull: 2600,
    bell: { frequency: 2800, decibels: 4.2 },
    chorus: { rate: 0.9 },
  },
  segunda: {
    gain: 1.19,
    pan: -0.4,
    room: 0.22,
    highpass: 120,
    // The body of the guitar, below the requinto.
    bell: { frequency: 320, decibels: 2, q: 1.4 },
    dull: 2200,
    ceiling: 0.3,
  },
  bass: {
    gain: 2.2,
    pan: 0,
    room: 0,
    lowpass: 4000,
    shelf: { frequency: 110, decibels: 1.5 },
    // The overtones that a phone can play.
    bell: { frequency: 720, decibels: 15.2, q: 0.9 },
    dull: 1200,
    ceiling: 0.12,
  },
  guira: {
    gain: 3.85,
    pan: 0.45,
    room: 0.12,
    // The treble that softer strokes lose by `dull`, so that the whole has the spectrum of a recorded güira.
    bell: { frequency: 12_500, decibels: 3, q: 1 },
    dull: 11_000,
  },
  bongos: { gain: 2.35, pan: -0.25, room: 0.28, highpass: 120, ceiling: 0.25, dull: 2800 },
  voice: { gain: 1.2, pan: 0, room: 0.5, highpass: 150 },
  campana: { gain: 0.86, pan: -0.2, room: 0.2, dull: 4000 },
  maracas: { gain: 1, pan: 0.4, room: 0.2 },
  tambora: { gain: 1.6, pan: -0.25, room: 0.25 },
  congas: { gain: 1.25, pan: -0.25, room: 0.25 },
  claves: { gain: 1.25, pan: 0.2, room: 0.35 },
  cowbell: { gain: 1.25, pan: 0.3, room: 0.2 },
  'wood-guiro': { gain: 1.25, pan: 0.4, room: 0.14 },
  piano: { gain: 1.25, pan: -0.2, room: 0.3, highpass: 100 },
  accordion: { gain: 1.25, pan: 0.2, room: 0.3, highpass: 150 },
  drums: { gain: 1.25, pan: 0, room: 0.14 },
  brass: { gain: 1.25, pan: 0.25, room: 0.4, highpass: 150 },
};

/** Velocities up to which notes get one of the low-pass filters; harder ones are not filtered. */
const SHADES = [0.36, 0.48, 0.6, 0.72] as const;
/** Cutoff in Hz at which a note is no longer duller than recorded. */
const BRIGHT = 16_000;

/** The nodes of a channel that a mixer sets. */
export interface Strip {
  /** Where a note of a velocity enters the channel. */
  input(velocity: number): AudioNode;
  /** After all effects but the reverb, which follows it. */
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
   * @param width of the panorama: 1 as in `CHANNELS`, 0 all in the centre
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

/** A low-pass filter for each of the `SHADES`: a fixed number for all notes, however many sound. */
function shadesOf(context: BaseAudioContext, dull: number, output: AudioNode): AudioNode[] {
  return SHADES.map((_, i) => {
    // −3 dB at the cutoff: without resonance.
    const shade = filter(context, 'lowpass', dull * (BRIGHT / dull) ** (i / SHADES.length), -3);
    shade.connect(output);
    return shade;
  });
}

/** @param q in dB for low-pass and high-pass filters, as Web Audio has it */
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
