import type { Instrument } from '#audio/music/instrument.ts';
import { chorus } from './chorus.ts';
import { room } from './reverb.ts';

/** How one instrument is mixed. */
export interface Channel {
  /** Level, 1 = as recorded. Calibrated once for the whole band, never for one clip. */
  gain: number;
  /** −1 left to 1 right. */
  pan: number;
  /** Share that is sent to the room, 0 to 1. */
  room: number;
  /** Everything below is taken out (Hz). */
  highpass?: number;
  /** Everything above is taken out (Hz). */
  lowpass?: number;
  /** A gentle bell: at so many Hz, by so many decibels. */
  bell?: { frequency: number; decibels: number };
  /**
   * The level (gain) to which peaks are bent softly, as a tube does: it gives the bass the overtones by
   * which a telephone's loudspeaker lets it be heard.
   */
  ceiling?: number;
  /** The shimmer of the modern lead guitar; about 0.9 Hz is usual. */
  chorus?: { rate: number };
}

/**
 * The mix. Lead guitar right of the middle with its chorus, rhythm guitar left, bass and singer in
 * the middle, percussion to the sides of it, as a band stands on a stage.
 */
export const CHANNELS: Readonly<Record<Instrument, Channel>> = {
  requinto: {
    gain: 0.61,
    pan: 0.3,
    room: 0.35,
    highpass: 150,
    bell: { frequency: 2800, decibels: 3.5 },
    chorus: { rate: 0.9 },
  },
  segunda: { gain: 1.2, pan: -0.4, room: 0.22, highpass: 90 },
  bass: {
    gain: 1.8,
    pan: 0,
    room: 0,
    lowpass: 4000,
    bell: { frequency: 900, decibels: 5 },
    ceiling: 0.22,
  },
  guira: { gain: 3.1, pan: 0.45, room: 0.12 },
  bongos: { gain: 1.35, pan: -0.25, room: 0.28, highpass: 120 },
  voice: { gain: 1.75, pan: 0, room: 0.5, highpass: 150 },
  tambora: { gain: 1.15, pan: -0.25, room: 0.25 },
  congas: { gain: 1.25, pan: -0.25, room: 0.25 },
  claves: { gain: 1.25, pan: 0.2, room: 0.35 },
  cowbell: { gain: 1.25, pan: 0.3, room: 0.2 },
  'wood-guiro': { gain: 1.25, pan: 0.4, room: 0.14 },
  piano: { gain: 1.25, pan: -0.2, room: 0.3, highpass: 100 },
  accordion: { gain: 1.25, pan: 0.2, room: 0.3, highpass: 150 },
  drums: { gain: 1.25, pan: 0, room: 0.14 },
  brass: { gain: 1.25, pan: 0.25, room: 0.4, highpass: 150 },
};

/** The mixing desk: a channel for every instrument, made when it is first played. */
export class Desk {
  readonly #context: BaseAudioContext;
  readonly #output: AudioNode;
  readonly #channels = new Map<Instrument, AudioNode>();
  #room: AudioNode | null = null;

  /** @param output where the mix goes */
  constructor(context: BaseAudioContext, output: AudioNode) {
    this.#context = context;
    this.#output = output;
  }

  /** Where the notes of an instrument go. */
  channel(instrument: Instrument): AudioNode {
    const known = this.#channels.get(instrument);
    if (known) return known;
    const built = this.#build(CHANNELS[instrument]);
    this.#channels.set(instrument, built);
    return built;
  }

  #build(channel: Channel): AudioNode {
    const context = this.#context;
    const level = context.createGain();
    level.gain.value = channel.gain;
    const chain: AudioNode[] = [];
    if (channel.ceiling) chain.push(drive(context, channel.ceiling));
    chain.push(level);
    if (channel.highpass) chain.push(filter(context, 'highpass', channel.highpass));
    if (channel.lowpass) chain.push(filter(context, 'lowpass', channel.lowpass));
    if (channel.bell) {
      const bell = filter(context, 'peaking', channel.bell.frequency);
      bell.gain.value = channel.bell.decibels;
      chain.push(bell);
    }
    const shimmer = channel.chorus && chorus(context, channel.chorus.rate);
    if (shimmer) chain.push(shimmer.input);
    connectInRow(chain);

    const last = shimmer?.output ?? (chain.at(-1) as AudioNode);
    const panner = context.createStereoPanner();
    panner.pan.value = channel.pan;
    last.connect(panner).connect(this.#output);
    if (channel.room > 0) {
      const send = context.createGain();
      send.gain.value = channel.room;
      this.#room ??= room(context, this.#output);
      panner.connect(send).connect(this.#room);
    }
    return chain[0] as AudioNode;
  }
}

function filter(context: BaseAudioContext, type: BiquadFilterType, frequency: number) {
  const node = context.createBiquadFilter();
  node.type = type;
  node.frequency.value = frequency;
  node.Q.value = Math.SQRT1_2;
  return node;
}

/** Bends what comes near `ceiling`, without a sample of delay. */
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
