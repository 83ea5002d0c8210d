import { Band } from '#audio/engine/band/band.ts';
import { CHANNELS } from '#audio/engine/band/channels.ts';
import { Desk } from '#audio/engine/band/desk.ts';
import { Kit } from '#audio/engine/band/kit.ts';
import { clickBuffers } from '#audio/engine/click.ts';
import { BandPlayback } from '#audio/engine/live/band-playback.ts';
import type { LiveSound } from '#audio/engine/live/bars.ts';
import { CLICK_LEVEL, LiveBand, liveDesk } from '#audio/engine/live/live-band.ts';
import { Mixer, type MixerStrip } from '#audio/engine/live/mixer.ts';
import { connectLimited } from '#audio/engine/output/limiter.ts';
import type { Hit, PlaybackOutput } from '#audio/engine/transport/scheduler.ts';
import { Transport } from '#audio/engine/transport/transport.ts';
import { BAND } from '#audio/music/instrument.ts';
import { atTime } from '#audio/music/live/live.ts';
import type { Note } from '#audio/music/score/score.ts';
import { CHANNEL_NAMES, type ChannelName } from '#src/band/mixer.ts';
import type { LiveSound as BandSound } from '#src/band/session.ts';
import type { ExpectedSound } from './expected-band.ts';
import type { MixedAt } from './practice-with-sound.ts';
import { silentContext } from './silent-context.ts';

const SAMPLE_RATE = 48_000;
/** Frames that are rendered at once. */
const QUANTUM = 128;
/** Seconds between two ticks of the worker that asks the transport. */
const TICK = 0.0503;
/** The output latency, in seconds. */
const LATENCY = 0.0213;
/** The clock before rendering, in seconds: not a whole number of quanta, so no change falls on a beat. */
const ODD = 0.000_337_1;

/** Left and right samples of a channel. */
export type Stereo = readonly [left: Float32Array, right: Float32Array];

/** One kit for all bands, because decoding takes longer than playing. */
const kit = new Kit();

/**
 * A note in the future: without one, Chromium suspends the requinto's chorus, and its phase then depends on the end of
 * the last note.
 */
const INAUDIBLE_NOTE: Note = {
  ...{ instrument: 'requinto', pitch: 64, velocity: 0 },
  ...{ duration: 0.1, time: 0 },
};

const recordingContext = (seconds: number) =>
  new OfflineAudioContext(2 * CHANNEL_NAMES.length, Math.ceil(seconds * SAMPLE_RATE), SAMPLE_RATE);

/** Records a node on two channels of its context. */
function recorder(context: OfflineAudioContext) {
  const merger = context.createChannelMerger(2 * CHANNEL_NAMES.length);
  merger.connect(context.destination);
  return (channel: ChannelName, node: AudioNode) => {
    const splitter = context.createChannelSplitter(2);
    node.connect(splitter);
    const at = 2 * CHANNEL_NAMES.indexOf(channel);
    for (const side of [0, 1]) splitter.connect(merger, side, at + side);
  };
}

const stereo = (buffer: AudioBuffer, channel: ChannelName): Stereo => {
  const at = 2 * CHANNEL_NAMES.indexOf(channel);
  return [buffer.getChannelData(at), buffer.getChannelData(at + 1)];
};

class TappedMixer extends Mixer {
  strips: ReadonlyMap<ChannelName, MixerStrip> = new Map();
  override connect(strips: ReadonlyMap<ChannelName, MixerStrip>): void {
    this.strips = strips;
    super.connect(strips);
  }
}

/**
 * The live band in an offline context, which plays faster than real time, to the sample. Rendering
 * pauses for every tick and change, as if the main thread ran just then. Each channel is recorded
 * behind its fader and pan.
 */
export class OfflineBand implements PlaybackOutput<LiveSound> {
  readonly #mixer = new TappedMixer();
  readonly #context: OfflineAudioContext;
  readonly #band: LiveBand;
  readonly #seconds: number;
  readonly #frames = new Set<() => void>();
  #rendering: Promise<AudioBuffer> | null = null;
  #nextTick = TICK;

  /** @param seconds how long it can play */
  constructor(seconds: number) {
    this.#seconds = seconds;
    this.#context = recordingContext(seconds);
    const context = this.#context;
    // The mix itself is not recorded.
    const mix = context.createGain();
    this.#band = new LiveBand(
      context,
      kit,
      clickBuffers(context),
      this.#mixer,
      liveDesk(context, mix),
    );
    const tap = recorder(context);
    for (const [channel, { panner }] of this.#mixer.strips) tap(channel, panner);
  }

  /** The sound for a `BandSession`. */
  readonly sound: Pick<BandSound, 'engine' | 'liveEngine'> = {
    engine: {
      ready: async () => {},
      stop: (playback) => playback.stop(),
      output: { status: 'audible' },
    },
    liveEngine: {
      load: () => this.#load(),
      play: (options, onEnded) => {
        const playback = new BandPlayback(this, options, onEnded);
        playback.start();
        return playback;
      },
      mixer: this.#mixer,
      stateOf: () => 'ready',
      onPlayers: () => () => {},
    },
  };

  readonly clock = {
    now: () => Math.max(this.#context.currentTime, ODD),
    outputTime: () => this.clock.now() - LATENCY,
  };

  readonly transport = new Transport(silentContext(), 'offline');

  async #load(): Promise<void> {
    await this.#band.load();
    this.#band.schedule(INAUDIBLE_NOTE, this.#seconds);
  }

  schedule(sound: LiveSound, time: number): Hit | null {
    const cancel = this.#band.schedule(sound, time);
    return cancel && { time, cancel };
  }

  /** Sound is never lost here. */
  subscribe(): () => void {
    return () => {};
  }

  everyFrame(callback: () => void): () => void {
    this.#frames.add(callback);
    return () => this.#frames.delete(callback);
  }

  /** Continues to play. @param blocked whether the main thread is blocked in the meantime */
  async advance(seconds: number, blocked = false): Promise<void> {
    const end = this.clock.now() + seconds;
    if (blocked) this.#nextTick = Math.max(this.#nextTick, end);
    while (this.#nextTick <= end) {
      await this.#renderUntil(this.#nextTick);
      this.#nextTick += TICK;
      this.transport.tick();
      for (const frame of [...this.#frames]) frame();
    }
    await this.#renderUntil(end);
  }

  /** Ends the recording. @returns the recording of each channel */
  async finish(): Promise<(channel: ChannelName) => Stereo> {
    await this.#context.resume();
    const buffer = await this.#rendering;
    if (!buffer) throw new Error('nothing was played');
    return (channel) => stereo(buffer, channel);
  }

  async #renderUntil(time: number): Promise<void> {
    const quantum = Math.ceil((time * SAMPLE_RATE) / QUANTUM);
    if (quantum * QUANTUM <= this.#context.currentTime * SAMPLE_RATE) return;
    const there = this.#context.suspend((quantum * QUANTUM) / SAMPLE_RATE);
    if (this.#rendering) await this.#context.resume();
    else this.#rendering = this.#context.startRendering();
    await there;
  }
}

/**
 * The expected recording of sounds: each played at its time, as in a clip, without scheduler or mixer.
 * @returns the channels before their faders
 */
export async function renderDry(
  sounds: readonly ExpectedSound[],
  seconds: number,
): Promise<(channel: ChannelName) => Stereo> {
  const context = recordingContext(seconds);
  const desk = new Desk(context, context.createGain());
  const band = new Band(context, kit, desk);
  await band.load(BAND);
  band.schedule(INAUDIBLE_NOTE, seconds);
  const tap = recorder(context);
  for (const player of BAND) tap(player, desk.channel(player).fader);
  const clicks = clickBuffers(context);
  const click = context.createGain();
  click.gain.value = CLICK_LEVEL;
  tap('click', click);
  for (const expected of sounds) {
    const sound = soundOf(expected);
    if (!('click' in sound)) {
      band.schedule(sound, expected.time);
    } else if (!sound.countIn) {
      const source = context.createBufferSource();
      source.buffer = clicks.get(sound.click) ?? null;
      source.connect(click);
      source.start(expected.time);
    }
  }
  const buffer = await context.startRendering();
  return (channel) => stereo(buffer, channel);
}

/**
 * The expected output of the loudspeaker, from the start of the context on: each sound at its time of the audio
 * clock, through the desk with its room.
 * @param mixes the settings of the mixer, which do not change
 */
export async function renderLive(
  sounds: readonly ExpectedSound[],
  { seconds, sampleRate }: { seconds: number; sampleRate: number },
  kit: Kit,
  mixes: ReadonlyMap<ChannelName, readonly MixedAt[]>,
): Promise<Stereo> {
  const context = new OfflineAudioContext(2, Math.ceil(seconds * sampleRate), sampleRate);
  const bus = context.createGain();
  connectLimited(bus, context.destination);
  const mixer = new Mixer();
  for (const [channel, [mix]] of mixes) if (mix) mixer.set(channel, mix);
  const band = new LiveBand(context, kit, clickBuffers(context), mixer, liveDesk(context, bus));
  await band.load();
  for (const expected of sounds) band.schedule(soundOf(expected), expected.time);
  const buffer = await context.startRendering();
  return [buffer.getChannelData(0), buffer.getChannelData(1)];
}

/** A sound as the engine schedules it. */
function soundOf({ name, note, seconds }: ExpectedSound): LiveSound {
  if (!note) {
    return { click: /downbeat/.test(name) ? 'downbeat' : 'count', countIn: /count-in/.test(name) };
  }
  return atTime(note, 0, seconds);
}

/** Time constant of faders and pans, in seconds. */
const GLIDE = 0.01;

/** The difference between a recording and the expected signal. */
export interface Difference {
  /** The largest difference of a sample (gain), and when, in seconds. */
  most: number;
  at: number;
  /**
   * The largest step between two samples that the dry signal, at the same volume and pan, does not have
   * (gain).
   */
  step: number;
}

/**
 * Compares a recorded channel with its dry signal, to which fader and pan are applied.
 * @param mixes all settings in order
 */
export function difference(
  channel: ChannelName,
  recorded: Stereo,
  dry: Stereo,
  mixes: readonly MixedAt[],
): Difference {
  const result = { most: 0, at: 0, step: 0 };
  const isStereo = channel !== 'click' && CHANNELS[channel].chorus;
  const weightsAt = isStereo ? panStereo : panMono;
  const changes = [...mixes];
  let [gain, place] = [1, channel === 'click' ? 0 : CHANNELS[channel].pan];
  let target = { gain, pan: place };
  const share = 1 - Math.exp(-1 / (GLIDE * SAMPLE_RATE));
  const before = { left: 0, right: 0, dryLeft: 0, dryRight: 0 };
  let weights = weightsAt(place);
  for (let i = 0; i < recorded[0].length; i++) {
    while (changes[0] && Math.round(changes[0].time * SAMPLE_RATE) <= i)
      target = changes.shift() ?? target;
    const left = dry[0][i] ?? 0;
    const right = dry[1][i] ?? 0;
    const wetLeft = recorded[0][i] ?? 0;
    const wetRight = recorded[1][i] ?? 0;
    const off = Math.max(
      Math.abs(wetLeft - gain * (weights[0] * left + weights[1] * right)),
      Math.abs(wetRight - gain * (weights[2] * left + weights[3] * right)),
    );
    if (off > result.most) {
      result.most = off;
      result.at = i / SAMPLE_RATE;
    }
    const stepLeft = left - before.dryLeft;
    const stepRight = right - before.dryRight;
    result.step = Math.max(
      result.step,
      Math.abs(wetLeft - before.left - gain * (weights[0] * stepLeft + weights[1] * stepRight)),
      Math.abs(wetRight - before.right - gain * (weights[2] * stepLeft + weights[3] * stepRight)),
    );
    before.left = wetLeft;
    before.right = wetRight;
    before.dryLeft = left;
    before.dryRight = right;
    gain += (target.gain - gain) * share;
    if (place === target.pan) continue;
    place += (target.pan - place) * share;
    weights = weightsAt(place);
  }
  return result;
}

/** Left of left, left of right, right of left, right of right. */
type Weights = readonly [number, number, number, number];

function panMono(pan: number): Weights {
  const angle = ((pan + 1) * Math.PI) / 4;
  return [Math.cos(angle), 0, Math.sin(angle), 0];
}

function panStereo(pan: number): Weights {
  const angle = ((pan <= 0 ? pan + 1 : pan) * Math.PI) / 2;
  return pan <= 0
    ? [1, Math.cos(angle), 0, Math.sin(angle)]
    : [Math.cos(angle), 0, Math.sin(angle), 1];
}
