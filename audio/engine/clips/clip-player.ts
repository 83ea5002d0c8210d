import type { Engine } from '#audio/engine/engine.ts';
import type { SoundOutput } from '#audio/engine/output/sound-output.ts';
import { Listeners } from '#lib/listeners.ts';
import { type FollowedSound, isPlaying, type Playable, type PlayState } from '#lib/play-state.ts';
import { loadFile } from './howler-clip.ts';
import type { LoadClip, LoadedClip } from './loaded-clip.ts';

/** The new state, or `ended`: the state is `idle` because the clip has played to its end. */
export type ClipEvent = PlayState | 'ended';

export interface ClipEngine extends Pick<Engine, 'claim' | 'release'> {
  readonly output: Pick<
    SoundOutput,
    'status' | 'bus' | 'clock' | 'open' | 'subscribe' | 'checkForStall'
  >;
}

/** Interval at which a playing clip is checked for a stall and for its end, in milliseconds. */
const CHECK_INTERVAL = 250;
/** Time for which a clip waits for a slow sound device after opening it has failed, in milliseconds. */
const SLOW_DEVICE = 4000;

/** Plays one clip, a recording. Loads it when it is first played. Never throws: failures are a state. */
export class ClipPlayer implements FollowedSound, Playable {
  readonly #engine: ClipEngine;
  readonly #load: LoadClip;
  readonly #listeners = new Listeners<[ClipEvent]>();
  #state: PlayState = 'idle';
  #clip: LoadedClip | null = null;
  #loading: AbortController | null = null;
  #duration = 0;
  /** The position in seconds. While playing, the position of the last start. */
  #from = 0;
  /** The time of the last start, in engine seconds. */
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsubscribe = () => {};

  /** @param origin addresses of the clip in several formats, preferred format first; or a loader */
  constructor(engine: ClipEngine, origin: readonly string[] | LoadClip) {
    this.#engine = engine;
    this.#load =
      typeof origin === 'function' ? origin : (bus, signal) => loadFile(origin, bus, signal);
  }

  /** Calls back on every event. @returns a function that unsubscribes */
  readonly subscribe = this.#listeners.subscribe;

  get state(): PlayState {
    return this.#state;
  }

  /** The position in the clip, in seconds. */
  get position(): number {
    if (this.#state !== 'playing') return this.#from;
    const elapsed = Math.max(0, this.#engine.output.clock.now() - this.#since);
    return Math.min(this.#from + elapsed, this.#duration);
  }

  /** Duration in seconds; 0 until it has been loaded. */
  get duration(): number {
    return this.#duration;
  }

  /** Plays from the current position. Any other playback stops. To be called from the gesture itself. */
  play(): void {
    if (isPlaying(this.#state)) return;
    this.#claim();
    const clip = this.#playableClip();
    if (clip) {
      this.#start(clip);
      return;
    }
    this.#loading = new AbortController();
    void this.#loadAndStart(this.#loading.signal);
    this.#setState('loading');
  }

  /** Plays from a position in seconds, from the start if it is after the end. To be called from the gesture itself. */
  playFrom(position: number): void {
    this.#silence(position);
    this.#state = 'paused';
    this.play();
  }

  /** Stops at the current position. No-op unless playing or loading. */
  pause(): void {
    if (!isPlaying(this.#state)) return;
    const notStarted = this.#state === 'loading' && this.#from === 0;
    this.#silence(this.position);
    this.#setState(notStarted ? 'idle' : 'paused');
    // Rewind when another playback starts: a rhythm must not resume in the middle of a bar.
    if (!notStarted) this.#claim(false);
  }

  /** Plays, or pauses; cancels loading. To be called from the gesture itself. */
  readonly toggle = (): void => (isPlaying(this.#state) ? this.pause() : this.play());

  /** Stops and rewinds. */
  stop(): void {
    this.#silence(0);
    this.#setState('idle');
  }

  /** Stops, rewinds and frees the clip's memory. The next Play loads it again. */
  unload(): void {
    this.stop();
    this.#drop();
  }

  #claim(sounds = true): void {
    this.#engine.claim(this, () => this.stop(), sounds);
  }

  async #loadAndStart(signal: AbortSignal): Promise<void> {
    try {
      const bus = this.#openBus(signal);
      // A clip that was loaded before the sound was lost may still have the current bus.
      if (this.#clip) await bus;
      if (!this.#playableClip()) {
        this.#drop();
        const [clip] = await Promise.all([this.#load(bus, signal), bus]);
        this.#clip = clip;
        this.#duration = clip.seconds;
      }
      const clip = this.#playableClip();
      if (!clip) throw new Error('sound was lost while loading');
      this.#start(clip);
    } catch (error) {
      if (signal.aborted) return;
      console.error('Clip unavailable:', error);
      this.#silence(this.#from);
      this.#setState('failed');
    }
  }

  /** Opens the sound, and waits for a slow device, but not if there is none. */
  async #openBus(signal: AbortSignal): Promise<GainNode> {
    const { output } = this.#engine;
    const opened = await output.open();
    for (let waited = 0; !opened && waited < SLOW_DEVICE; waited += CHECK_INTERVAL) {
      if (!output.bus || output.status === 'audible' || signal.aborted) break;
      await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL));
      output.checkForStall();
    }
    signal.throwIfAborted();
    if (output.status !== 'audible' || !output.bus) throw new Error('no sound on this device');
    return output.bus;
  }

  #playableClip(): LoadedClip | null {
    const { status, bus } = this.#engine.output;
    return status === 'audible' && this.#clip?.bus === bus ? this.#clip : null;
  }

  #start(clip: LoadedClip): void {
    const { output } = this.#engine;
    this.#loading = null;
    this.#from = this.#from < this.#duration ? this.#from : 0;
    this.#since = output.clock.now();
    clip.play(this.#from);
    this.#timer = setTimeout(this.#check, 0);
    this.#unsubscribe = output.subscribe(() => {
      if (output.status !== 'audible') this.pause();
    });
    this.#setState('playing');
  }

  /** Detects the end and a lost device. Howler's own timer would also end a clip that is silent. */
  readonly #check = (): void => {
    const { output } = this.#engine;
    output.checkForStall();
    if (this.#state !== 'playing') return;
    const left = this.#duration - this.#from - (output.clock.outputTime() - this.#since);
    if (left > 0) {
      this.#timer = setTimeout(this.#check, Math.min(CHECK_INTERVAL, left * 1000));
      return;
    }
    this.#silence(0);
    this.#state = 'idle';
    this.#listeners.notify('ended');
  };

  /** Stops playing and loading, and sets the position in seconds. */
  #silence(position: number): void {
    this.#from = position;
    this.#loading?.abort();
    this.#loading = null;
    clearTimeout(this.#timer);
    this.#unsubscribe();
    this.#clip?.stop();
    this.#engine.release(this);
  }

  #drop(): void {
    this.#clip?.unload();
    this.#clip = null;
  }

  #setState(state: PlayState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#listeners.notify(state);
  }
}
