import { Listeners } from '#lib/listeners.ts';
import type { Engine } from './engine.ts';
import { loadFile } from './howler-clip.ts';
import type { ClipSound, LoadClip } from './loaded-clip.ts';

/**
 * - `idle`: at its start, nothing asked for
 * - `loading`: asked for, not sounding yet
 * - `playing`: sounds
 * - `paused`: stands where it was left; also when the sound of the device went away meanwhile
 * - `failed`: could not be had, or there is no sound on this device; may be tried again
 */
export type ClipState = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

/** Every new state by its name, and `ended` when a clip was heard to its end. */
export type ClipEvent = ClipState | 'ended';

/** How often a playing clip looks whether it still sounds (milliseconds). */
const WATCH_INTERVAL = 250;

/**
 * Plays one clip, a finished recording, as a learner asks for it. It is loaded when it is first
 * played; of all clips and grids of the app only one sounds at a time. Nothing here throws: what goes
 * wrong is a state.
 */
export class ClipPlayer {
  readonly #engine: Engine;
  readonly #origin: LoadClip;
  readonly #listeners = new Listeners<[ClipEvent]>();
  #state: ClipState = 'idle';
  #sound: ClipSound | null = null;
  #loading: AbortController | null = null;
  #duration = 0;
  /** Where in the clip it stands, or stood when it last started to sound. */
  #from = 0;
  /** When it last started to sound, in engine seconds. */
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leaveOutput = () => {};

  /**
   * @param origin addresses of the same clip in several formats, the preferred one first; or another
   *   way to get its sound
   */
  constructor(engine: Engine, origin: readonly string[] | LoadClip) {
    this.#engine = engine;
    this.#origin =
      typeof origin === 'function' ? origin : (bus, signal) => loadFile(origin, bus, signal);
  }

  get state(): ClipState {
    return this.#state;
  }

  /** Where in the clip it is, in seconds. */
  get position(): number {
    if (this.#state !== 'playing') return this.#from;
    const sounded = Math.max(0, this.#engine.output.clock.now() - this.#since);
    return Math.min(this.#from + sounded, this.#duration);
  }

  /** How long the clip lasts, in seconds; 0 until it was first loaded. */
  get duration(): number {
    return this.#duration;
  }

  /** Calls back on every event. @returns a function that unsubscribes */
  readonly subscribe = this.#listeners.subscribe;

  /** Plays from where it stands, in place of whatever sounds. To be called from the gesture itself. */
  play(): void {
    if (this.#state === 'loading' || this.#state === 'playing') return;
    this.#engine.takeStage(this, () => this.stop());
    const sound = this.#playable();
    if (sound) {
      this.#start(sound);
      return;
    }
    this.#loading = new AbortController();
    void this.#load(this.#loading.signal);
    this.#become('loading');
  }

  /** Stops where it is. */
  pause(): void {
    if (this.#state !== 'loading' && this.#state !== 'playing') return;
    const notBegun = this.#state === 'loading' && this.#from === 0;
    this.#silence(this.position);
    this.#become(notBegun ? 'idle' : 'paused');
    // Whoever plays next sends it back to its start: a rhythm is not taken up in the middle of a bar.
    if (!notBegun) this.#engine.takeStage(this, () => this.stop());
  }

  /** Stops and goes back to the start. */
  stop(): void {
    this.#silence(0);
    this.#become('idle');
  }

  /** Goes back to the start, and goes on playing if it was. */
  rewind(): void {
    this.seek(0);
  }

  /** Goes to so many seconds into the clip, and goes on playing if it was. */
  seek(seconds: number): void {
    const to = Math.max(0, Math.min(seconds, this.#duration));
    if (this.#state !== 'playing') {
      this.#from = to;
    } else if (this.#sound) {
      this.#soundFrom(this.#sound, to);
    }
    this.#tell(this.#state);
  }

  /** Tries again after a failure. */
  retry(): void {
    if (this.#state === 'failed') this.play();
  }

  /** Stops and gives back what the clip holds in memory. Played again, it is loaded again. */
  unload(): void {
    this.stop();
    this.#drop();
  }

  async #load(signal: AbortSignal): Promise<void> {
    try {
      const { output } = this.#engine;
      await output.open();
      if (signal.aborted) return;
      if (!this.#playable()) {
        this.#drop();
        if (output.status !== 'audible' || !output.bus) throw new Error('no sound on this device');
        this.#sound = await this.#origin(output.bus, signal);
        this.#duration = this.#sound.seconds;
      }
      const sound = this.#playable();
      if (!sound) throw new Error('the sound went away');
      this.#start(sound);
    } catch (error) {
      if (signal.aborted) return;
      console.error('Clip unavailable:', error);
      this.#silence(this.#from);
      this.#become('failed');
    }
  }

  /** What is loaded, if it can sound now. */
  #playable(): ClipSound | null {
    const { status, bus } = this.#engine.output;
    return status === 'audible' && this.#sound?.bus === bus ? this.#sound : null;
  }

  #start(sound: ClipSound): void {
    this.#loading = null;
    this.#soundFrom(sound, this.#from < this.#duration ? this.#from : 0);
    this.#leaveOutput = this.#engine.output.subscribe(() => {
      if (this.#engine.output.status !== 'audible') this.pause();
    });
    this.#become('playing');
  }

  #soundFrom(sound: ClipSound, from: number): void {
    this.#from = from;
    this.#since = this.#engine.output.clock.now();
    sound.play(from);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#watch, 0);
  }

  /** Notices the end, and a sound that went away. Howler's own timer would end in silence too. */
  readonly #watch = (): void => {
    const { output } = this.#engine;
    output.watch();
    if (this.#state !== 'playing') return;
    const left = this.#duration - this.#from - (output.clock.heard() - this.#since);
    if (left > 0) {
      this.#timer = setTimeout(this.#watch, Math.min(WATCH_INTERVAL, left * 1000));
      return;
    }
    this.stop();
    this.#tell('ended');
  };

  /** Neither sounds nor loads any more, and stands at `at` seconds. */
  #silence(at: number): void {
    this.#from = at;
    this.#loading?.abort();
    this.#loading = null;
    clearTimeout(this.#timer);
    this.#leaveOutput();
    this.#sound?.stop();
    this.#engine.leaveStage(this);
  }

  #drop(): void {
    this.#sound?.unload();
    this.#sound = null;
  }

  #become(state: ClipState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#tell(state);
  }

  #tell(event: ClipEvent): void {
    this.#listeners.notify(event);
  }
}
