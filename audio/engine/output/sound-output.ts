import { startClick } from '#audio/engine/click.ts';
import { PlayableKit } from '#audio/engine/playable-kit.ts';
import type { Playable } from '#audio/engine/step.ts';
import { EngineClock } from '#audio/engine/transport/clock.ts';
import type { Hit, PlaybackOutput } from '#audio/engine/transport/scheduler.ts';
import type { Transport } from '#audio/engine/transport/transport.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { afterPaint } from '#lib/after-paint.ts';
import { Listeners } from '#lib/listeners.ts';
import {
  type AudioGraph,
  createAudioGraph,
  createContext,
  resume,
  untilRunning,
} from './audio-graph.ts';

/**
 * - `unopened`: before the first gesture
 * - `opening`: requested, not running yet
 * - `audible`: running
 * - `silent`: no device, refused, interrupted or lost; playback continues without sound
 */
export type SoundStatus = 'unopened' | 'opening' | 'audible' | 'silent';

/** An audio clock that has not advanced for this long has lost its device, in milliseconds. */
const STALL_TIMEOUT = 500;
/** Maximum time that one check adds to a stall: some browsers update the audio clock late after a blocked page. */
const STALL_STEP = 200;
/** Time constant with which the gain follows the volume, in seconds. */
const VOLUME_SMOOTHING = 0.02;

const PARTS = { createContext, createAudioGraph };

/** The app's only AudioContext: opened by a gesture, resumed, replaced when lost. Its clock continues throughout. */
export class SoundOutput implements PlaybackOutput {
  readonly clock = new EngineClock();
  /** The samples, which are kept when the AudioContext is replaced. */
  readonly kit = new PlayableKit();
  readonly #listeners = new Listeners();
  readonly #frames = new Listeners();
  #context: AudioContext | null = null;
  #graph: AudioGraph | null = null;
  #transport: Transport | null = null;
  #loading: Promise<void> | null = null;
  #status: SoundStatus = 'unopened';
  #opening: Promise<boolean> | null = null;
  readonly #parts: typeof PARTS;
  /** Whether the context was interrupted. It must be replaced: it may be broken even if its state is "running". */
  #interrupted = false;
  /** The last reading of the audio clock, the time of the last check, and the duration of the stall (milliseconds). */
  #progress = { audioTime: 0, checked: 0, stalled: 0 };
  #volume = 1;

  /** @param parts replaced in tests */
  constructor(parts = PARTS) {
    this.#parts = parts;
  }

  /** Calls back on every change of `status`. @returns a function that unsubscribes */
  readonly subscribe = this.#listeners.subscribe;

  /** Calls back on every frame requested with `everyFrame`. @returns a function that unsubscribes */
  readonly onFrame = this.#frames.subscribe;

  get status(): SoundStatus {
    return this.#status;
  }

  /** The input node of all sounds, before the limiter. Its gain is the volume. `null` until first opened. */
  get bus(): GainNode | null {
    return this.#graph?.bus ?? null;
  }

  /** Tone's transport on this clock, with or without sound. @throws Error before `loadTransport` */
  get transport(): Transport {
    if (!this.#transport) throw new Error('the transport has not been loaded');
    return this.#transport;
  }

  /** Loads Tone, which pages without playback do not need. @throws Error when it cannot be fetched; may be retried */
  loadTransport(): Promise<void> {
    this.#loading ??= this.#createTransport().catch((error) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  /** Resolves when opening has succeeded or failed. Does not open the sound itself. */
  async settled(): Promise<void> {
    await this.#opening;
  }

  /** Sets the overall volume, without a click. @param gain amplitude, 0 to 1 */
  setVolume(gain: number): void {
    this.#volume = gain;
    const bus = this.bus;
    bus?.gain.setTargetAtTime(gain, bus.context.currentTime, VOLUME_SMOOTHING);
  }

  /** Opens or reopens the sound; without a gesture browsers refuse, harmlessly. Never rejects. @returns whether it is audible */
  open(): Promise<boolean> {
    if (this.#status === 'audible') return Promise.resolve(true);
    if (this.#opening) {
      // The pending attempt may have been refused because it was not in a gesture. This call is.
      if (this.#context) resume(this.#context);
      return this.#opening;
    }
    this.#opening = this.#tryOpening().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /** Loads instruments. Until then, their notes are silent. @throws Error without sound or samples; may be retried */
  async load(instruments: Iterable<Instrument>): Promise<void> {
    const { band } = await this.openGraph();
    await band.load(instruments);
  }

  /** Opens the sound like `open`. @throws Error without sound */
  async openGraph(): Promise<AudioGraph> {
    if (!(await this.open()) || !this.#graph) throw new Error('no sound');
    return this.#graph;
  }

  /** Puts a sound on the audio clock at `time` in engine seconds, or as soon as possible. @returns `null` without sound */
  schedule(sound: Playable, time?: number): Hit | null {
    return this.start(({ band, bus, clicks }, at) => {
      if (typeof sound === 'object') return band.schedule(sound, at);
      return startClick(clicks.get(sound), bus, at);
    }, time);
  }

  /**
   * Starts a sound of any kind on the current AudioContext.
   * @param start starts it at `at` seconds of the context's clock; returns a function that cancels it, or `null` if the
   * sound is not loaded
   * @param time engine seconds; as soon as possible if omitted
   * @returns `null` without sound
   */
  start(start: (graph: AudioGraph, at: number) => (() => void) | null, time?: number): Hit | null {
    const graph = this.#graph;
    if (this.#status !== 'audible' || !graph) return null;
    const audioTime = time === undefined ? 0 : Math.max(0, this.clock.toAudioTime(time));
    const cancel = start(graph, audioTime);
    return cancel && { time: time ?? this.clock.now(), cancel };
  }

  /** Calls back before each repaint (none in hidden tabs), after checking for a stall. @returns a function that ends it */
  everyFrame(callback: () => void): () => void {
    let frame = 0;
    const onFrame = () => {
      frame = requestAnimationFrame(onFrame);
      this.checkForStall();
      this.#frames.notify();
      callback();
    };
    frame = requestAnimationFrame(onFrame);
    return () => cancelAnimationFrame(frame);
  }

  /** Detects that the audio clock has stalled or recovered. To be called often while playing. */
  checkForStall(): void {
    const context = this.#graph?.context;
    if (!context || this.#status === 'unopened' || this.#status === 'opening') return;
    const now = performance.now();
    const { audioTime, checked, stalled } = this.#progress;
    if (context.currentTime !== audioTime) {
      this.#progress = { audioTime: context.currentTime, checked: now, stalled: 0 };
      const recovered = context.state === 'running' && !this.#interrupted;
      if (this.#status === 'silent' && recovered) this.#setStatus('audible');
      return;
    }
    const longer = stalled + Math.min(now - checked, STALL_STEP);
    this.#progress = { audioTime, checked: now, stalled: longer };
    if (this.#status === 'audible' && longer > STALL_TIMEOUT) this.#setStatus('silent');
  }

  async #createTransport(): Promise<void> {
    // Both are fetched in parallel, but the packages that Tone depends on run first: as a single task, they would block
    // a slow phone.
    const base = import('#audio/engine/transport/transport-base.ts');
    const transport = import('#audio/engine/transport/transport.ts');
    // If it fails while the base is awaited, the error is thrown below.
    transport.catch(() => {});
    await base;
    const { Transport } = await transport;
    const native = new OfflineAudioContext(1, 1, 44_100);
    warmUp(new Transport(native, 'offline'));
    this.#transport = new Transport(native);
  }

  async #tryOpening(): Promise<boolean> {
    // A retry keeps `silent`: the user is working without sound, and the notice should not flicker.
    if (this.#status === 'unopened') this.#setStatus('opening');
    try {
      const isLost = !this.#context || this.#isLost(this.#context);
      // Synchronously within the gesture, as iOS requires.
      const context = isLost ? this.#replaceContext() : (this.#context as AudioContext);
      resume(context);
      if (!this.#graph) {
        // Let the pressed button paint before the work begins.
        await afterPaint();
        this.#graph = this.#parts.createAudioGraph(context, this.kit, this.#volume);
      }
      await untilRunning(context);
      this.#setStatus('audible');
    } catch (error) {
      console.info('No sound:', error instanceof Error ? error.message : error);
      this.#setStatus('silent');
    }
    return this.#status === 'audible';
  }

  /** Whether to replace a context. After an interruption on iOS its clock can stand still although it is "running". */
  #isLost({ state, currentTime }: AudioContext): boolean {
    const frozen =
      this.#status === 'silent' && state === 'running' && currentTime === this.#progress.audioTime;
    return state === 'closed' || this.#interrupted || frozen;
  }

  #replaceContext(): AudioContext {
    const former = this.#context;
    this.#interrupted = false;
    this.#forgetProgress();
    this.#context = null;
    this.#graph = null;
    if (former?.state !== 'closed') void former?.close().catch(() => {});
    const context = this.#parts.createContext();
    this.#context = context;
    context.addEventListener('statechange', () => this.#onStateChange(context));
    context.addEventListener('error', () => void context.close().catch(() => {}));
    return context;
  }

  #onStateChange(context: AudioContext): void {
    if (context !== this.#context) return;
    // For example a phone call on iOS. When it ends, or on the next gesture, a new context is opened.
    if (context.state === 'interrupted') this.#interrupted = true;
    // During an attempt, `open` reports the result.
    if (!this.#graph || this.#status === 'unopened' || this.#status === 'opening') return;
    if (context.state === 'interrupted') {
      this.#setStatus('silent');
    } else if (context.state === 'running' && !this.#interrupted) {
      this.#setStatus('audible');
    } else {
      // Suspended or closed, which we never do ourselves; or running after an interruption.
      this.#setStatus('silent');
      void this.open();
    }
  }

  #forgetProgress(): void {
    this.#progress = { audioTime: -1, checked: performance.now(), stalled: 0 };
  }

  #setStatus(status: SoundStatus): void {
    if (status === this.#status) return;
    const context = this.#context;
    if (status === 'audible') this.#forgetProgress();
    if ((status === 'audible') !== (this.#status === 'audible')) {
      this.clock.follow(status === 'audible' ? context : null);
    }
    this.#status = status;
    this.#listeners.notify();
  }
}

/** Plays some empty beats and changes their tempo. The first time takes 80 ms, which would delay a step. */
function warmUp(transport: Transport): void {
  const nothing = () => {};
  transport.start(120, 1);
  transport.repeat(nothing, 4);
  transport.moveTo(3);
  transport.moveTo(2);
  transport.setTempo(100, 2);
  transport.repeat(nothing, 4);
  transport.moveTo(4);
  transport.stop(4);
}
