import type { Instrument } from '#audio/music/instrument.ts';
import { Listeners } from '#lib/listeners.ts';
import {
  type AudioGraph,
  createAudioGraph,
  resume,
  startSound,
  untilRunning,
} from './audio-graph.ts';
import { Kit } from './band/kit.ts';
import { fetchSprite } from './band/sprites.ts';
import { EngineClock } from './clock.ts';
import { type Heartbeat, TimerHeartbeat } from './heartbeat.ts';
import type { LiveSound } from './live/live-sound.ts';
import { Mixer } from './live/mixer.ts';
import type { Hit, PlaybackOutput } from './playback-output.ts';
import type { Playable } from './step.ts';

/**
 * - `unopened`: before the first gesture
 * - `opening`: requested, not running yet
 * - `audible`: running
 * - `silent`: no device, refused, interrupted or lost; playback continues without sound
 */
export type SoundStatus = 'unopened' | 'opening' | 'audible' | 'silent';

/** An audio clock that has not advanced for this long has lost its device, in milliseconds. */
const STALL_TIMEOUT = 500;
/** Time constant with which the gain follows the volume, in seconds. */
const VOLUME_SMOOTHING = 0.02;

/**
 * The app's one AudioContext: opened by a gesture, resumed after an interruption, replaced when it is
 * lost. Its clock runs through all of that.
 */
export class SoundOutput implements PlaybackOutput {
  readonly clock = new EngineClock();
  /** Faders, mutes and pans of the live band. */
  readonly mixer = new Mixer();
  /** This output for the live band, which has a desk of its own. */
  readonly live: PlaybackOutput<LiveSound> = liveOutput(this, (sound, time) =>
    this.#start(time, (graph, start) => graph.live().schedule(sound, start)),
  );
  readonly #timer = new TimerHeartbeat();
  readonly #kit = new Kit(fetchSprite);
  readonly #listeners = new Listeners();
  #graph: AudioGraph | null = null;
  #transport: Heartbeat | null = null;
  #status: SoundStatus = 'unopened';
  #opening: Promise<boolean> | null = null;
  /** The last reading of the audio clock, and when it was taken (milliseconds). */
  #lastProgress = { audioTime: 0, at: 0 };
  #volume = 1;

  /** Calls back on every change of `status`. @returns a function that unsubscribes */
  readonly subscribe = this.#listeners.subscribe;

  get status(): SoundStatus {
    return this.#status;
  }

  /**
   * The node to which all sounds connect; its gain is the volume. It leads through the limiter to the
   * loudspeaker. `null` before the first opening.
   */
  get bus(): GainNode | null {
    return this.#graph?.bus ?? null;
  }

  /** Tone's transport while audible and loaded, otherwise a timer. */
  get heartbeat(): Heartbeat {
    return (this.#status === 'audible' && this.#transport) || this.#timer;
  }

  /** Resolves when opening has succeeded or failed, and the transport has loaded. Opens nothing itself. */
  async settled(): Promise<void> {
    await this.#opening;
    await this.#graph?.transport;
  }

  /** Sets the volume of everything, without a click. @param gain amplitude, 0 to 1 */
  setVolume(gain: number): void {
    this.#volume = gain;
    const bus = this.bus;
    bus?.gain.setTargetAtTime(gain, bus.context.currentTime, VOLUME_SMOOTHING);
  }

  /**
   * Opens or reopens the sound. To be called from a gesture, without which browsers refuse; harmless
   * at any other time. Never rejects.
   * @returns whether sound is audible
   */
  open(): Promise<boolean> {
    if (this.#status === 'audible') return Promise.resolve(true);
    if (this.#opening) {
      // The pending attempt may have been refused for lack of the gesture that calls now.
      if (this.#graph) resume(this.#graph.context);
      return this.#opening;
    }
    this.#opening = this.#tryOpening().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /**
   * Loads instruments. Their notes are silent before, except the güira's, of which the first would be
   * late.
   * @throws Error without sound, or when the samples cannot be fetched or decoded; may be retried
   */
  async load(instruments: Iterable<Instrument>): Promise<void> {
    if (!(await this.open()) || !this.#graph) throw new Error('no sound');
    await this.#graph.band.load(instruments);
  }

  /** Loads the live band. @throws as `load` does */
  async loadBand(): Promise<void> {
    if (!(await this.open()) || !this.#graph) throw new Error('no sound');
    await this.#graph.live().load();
  }

  /**
   * Puts a sound on the audio clock.
   * @param time engine seconds; as soon as possible if omitted
   * @returns `null` without sound
   */
  schedule(sound: Playable, time?: number): Hit | null {
    return this.#start(time, (graph, start) => startSound(graph, sound, start));
  }

  /**
   * Calls back before every repaint, after checking for a stalled device. Hidden tabs do not repaint.
   * @returns a function that ends it
   */
  everyFrame(callback: () => void): () => void {
    let frame = 0;
    const onFrame = () => {
      frame = requestAnimationFrame(onFrame);
      this.checkForStall();
      callback();
    };
    frame = requestAnimationFrame(onFrame);
    return () => cancelAnimationFrame(frame);
  }

  /** Detects an audio clock that has stalled, or recovered. To be called often while playing. */
  checkForStall(): void {
    const context = this.#graph?.context;
    if (!context || this.#status === 'unopened' || this.#status === 'opening') return;
    const now = performance.now();
    if (context.currentTime !== this.#lastProgress.audioTime) {
      this.#lastProgress = { audioTime: context.currentTime, at: now };
      if (this.#status === 'silent' && context.state === 'running') this.#setStatus('audible');
    } else if (this.#status === 'audible' && now - this.#lastProgress.at > STALL_TIMEOUT) {
      this.#setStatus('silent');
    }
  }

  #start(
    time: number | undefined,
    start: (graph: AudioGraph, time: number) => (() => void) | null,
  ): Hit | null {
    const graph = this.#graph;
    if (this.#status !== 'audible' || !graph) return null;
    const audioTime = time === undefined ? 0 : Math.max(0, this.clock.toAudioTime(time));
    const cancel = start(graph, audioTime);
    return cancel && { time: time ?? this.clock.now(), cancel };
  }

  async #tryOpening(): Promise<boolean> {
    // A retry stays `silent`: the user is working without sound, and the notice should not flicker.
    if (this.#status === 'unopened') this.#setStatus('opening');
    try {
      const graph = this.#graph;
      const { context } = !graph || graph.context.state === 'closed' ? this.#replaceGraph() : graph;
      resume(context);
      await untilRunning(context);
      this.#setStatus('audible');
    } catch (error) {
      console.info('No sound:', error instanceof Error ? error.message : error);
      this.#setStatus('silent');
    }
    return this.#status === 'audible';
  }

  #replaceGraph(): AudioGraph {
    void this.#graph?.transport.then((transport) => transport?.dispose());
    this.#graph = null;
    this.#transport = null;
    const graph = createAudioGraph(this.#kit, this.mixer, this.#volume);
    const { context } = graph;
    this.#graph = graph;
    void graph.transport.then((transport) => {
      if (graph === this.#graph) this.#transport = transport;
    });
    context.addEventListener('statechange', () => this.#onStateChange(graph));
    context.addEventListener('error', () => void context.close().catch(() => {}));
    return graph;
  }

  #onStateChange(graph: AudioGraph): void {
    if (graph !== this.#graph || this.#status === 'unopened' || this.#status === 'opening') return;
    if (graph.context.state === 'running') {
      this.#setStatus('audible');
    } else {
      // Suspended, interrupted (a phone call on iOS) or closed, and never by us.
      this.#setStatus('silent');
      void this.open();
    }
  }

  #setStatus(status: SoundStatus): void {
    if (status === this.#status) return;
    const context = this.#graph?.context ?? null;
    if (status === 'audible') this.#lastProgress = { audioTime: -1, at: performance.now() };
    if ((status === 'audible') !== (this.#status === 'audible')) {
      this.clock.follow(status === 'audible' ? context : null);
    }
    this.#status = status;
    this.#listeners.notify();
  }
}

/** The same clock and heartbeat with sounds of another kind. */
function liveOutput(
  output: SoundOutput,
  schedule: PlaybackOutput<LiveSound>['schedule'],
): PlaybackOutput<LiveSound> {
  return {
    clock: output.clock,
    get heartbeat() {
      return output.heartbeat;
    },
    schedule,
    subscribe: output.subscribe,
    everyFrame: (callback) => output.everyFrame(callback),
  };
}
