import type { Instrument } from '#audio/music/instrument.ts';
import { Listeners } from '#lib/listeners.ts';
import { Kit } from './band/kit.ts';
import { fetchSprite } from './band/sprites.ts';
import { EngineClock } from './clock.ts';
import { buildRig, type Rig, runs, type Sound, strike, wake } from './context-rig.ts';
import { type Heartbeat, TimerHeartbeat } from './heartbeat.ts';

/**
 * - `unopened`: no gesture yet, so no sound was asked for
 * - `opening`: asked for, not running yet
 * - `audible`: sound comes out
 * - `silent`: no device, refused, interrupted or lost; everything goes on without sound
 */
export type SoundStatus = 'unopened' | 'opening' | 'audible' | 'silent';

/** A sound that was put on the audio clock. */
export interface Hit {
  /** When it starts, in engine seconds. */
  readonly time: number;
  /** Takes it back. Without effect once it has sounded. */
  cancel(): void;
}

/** An audio clock that stands still for this long has lost its device (milliseconds). */
const STALL_PATIENCE = 500;
/** How fast the volume follows the slider: the time constant of its glide (seconds). */
const VOLUME_GLIDE = 0.02;

/**
 * The one AudioContext: opened on a gesture, resumed after an interruption, replaced when lost. Its
 * clock goes on through all of that.
 */
export class SoundOutput {
  readonly clock = new EngineClock();
  readonly #timer = new TimerHeartbeat();
  readonly #kit = new Kit(fetchSprite);
  readonly #listeners = new Listeners();
  #rig: Rig | null = null;
  #transport: Heartbeat | null = null;
  #status: SoundStatus = 'unopened';
  #opening: Promise<boolean> | null = null;
  #progress = { audioTime: 0, at: 0 };
  #volume = 1;

  /** The state of the sound; the same value until a listener is told of a new one. */
  get status(): SoundStatus {
    return this.#status;
  }

  /**
   * Everything heard passes here, and is as loud as the volume says: where sounds connect, and what is
   * measured. From here it goes through the limiter to the loudspeaker. `null` before the first opening.
   */
  get bus(): GainNode | null {
    return this.#rig?.bus ?? null;
  }

  /** What beats while something plays: the transport while audible and at hand, a timer otherwise. */
  get heartbeat(): Heartbeat {
    return (this.#status === 'audible' && this.#transport) || this.#timer;
  }

  /** Resolves when the sound, if there is any, has all that it plays with. Opens nothing itself. */
  async equipped(): Promise<void> {
    await this.#opening;
    await this.#rig?.transport;
  }

  /** Makes everything louder or softer. @param gain amplitude, 0 to 1; it glides there without a click */
  setVolume(gain: number): void {
    this.#volume = gain;
    const bus = this.bus;
    bus?.gain.setTargetAtTime(gain, bus.context.currentTime, VOLUME_GLIDE);
  }

  /** Calls back on every change of status. @returns a function that unsubscribes */
  readonly subscribe = this.#listeners.subscribe;

  /**
   * Makes sound possible. To be called from a gesture, where browsers allow it; harmless at any time
   * and any number of times. Never rejects.
   * @returns whether sound comes out
   */
  open(): Promise<boolean> {
    if (this.#status === 'audible') return Promise.resolve(true);
    if (this.#opening) {
      // An attempt under way may have been refused for want of the gesture that calls now.
      if (this.#rig) wake(this.#rig.context);
      return this.#opening;
    }
    this.#opening = this.#tryOpening().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /**
   * Makes instruments ready to play; until then their notes are silent, but for the
   * güira's, of which the first would be late.
   * @throws Error where there is no sound, or their notes cannot be fetched or read; try again then
   */
  async load(instruments: Iterable<Instrument>): Promise<void> {
    if (!(await this.open()) || !this.#rig) throw new Error('no sound');
    await this.#rig.band.load(instruments);
  }

  /**
   * Puts a sound on the audio clock.
   * @param time engine seconds; omitted, it starts at once
   * @returns `null` where there is no sound
   */
  strike(sound: Sound, time?: number): Hit | null {
    const rig = this.#rig;
    if (this.#status !== 'audible' || !rig) return null;
    const start = time === undefined ? 0 : Math.max(0, this.clock.toAudioTime(time));
    const cancel = strike(rig, sound, start);
    return cancel && { time: time ?? this.clock.now(), cancel };
  }

  /** Notices an audio clock that stands still, or goes again. To be called often while playing. */
  watch(): void {
    const context = this.#rig?.context;
    if (!context || this.#status === 'unopened' || this.#status === 'opening') return;
    const now = performance.now();
    if (context.currentTime !== this.#progress.audioTime) {
      this.#progress = { audioTime: context.currentTime, at: now };
      if (this.#status === 'silent' && context.state === 'running') this.#become('audible');
    } else if (this.#status === 'audible' && now - this.#progress.at > STALL_PATIENCE) {
      this.#become('silent');
    }
  }

  /** Ends for good and gives the device back. */
  retire(): void {
    const rig = this.#rig;
    this.#rig = null;
    this.#become('unopened');
    this.#dispose(rig);
  }

  async #tryOpening(): Promise<boolean> {
    // A known silence is not hidden while we try again: the learner is working in it.
    if (this.#status === 'unopened') this.#become('opening');
    try {
      const { context } =
        this.#rig?.context.state === 'closed' ? this.#build() : (this.#rig ?? this.#build());
      wake(context);
      await runs(context);
      this.#become('audible');
    } catch (error) {
      console.info('No sound:', error instanceof Error ? error.message : error);
      this.#become('silent');
    }
    return this.#status === 'audible';
  }

  #build(): Rig {
    this.#dispose(this.#rig);
    this.#rig = null;
    const rig = buildRig(this.#kit, this.#volume);
    const { context } = rig;
    this.#rig = rig;
    void rig.transport.then((transport) => {
      if (rig === this.#rig) this.#transport = transport;
    });
    context.addEventListener('statechange', () => this.#onStateChange(rig));
    context.addEventListener('error', () => void context.close().catch(() => {}));
    return rig;
  }

  #dispose(rig: Rig | null): void {
    this.#transport = null;
    void rig?.transport.then((transport) => transport?.dispose());
  }

  #onStateChange(rig: Rig): void {
    if (rig !== this.#rig || this.#status === 'unopened' || this.#status === 'opening') return;
    if (rig.context.state === 'running') {
      this.#become('audible');
    } else {
      // Suspended, interrupted (a phone call on iOS) or closed: none of them our doing.
      this.#become('silent');
      void this.open();
    }
  }

  #become(status: SoundStatus): void {
    if (status === this.#status) return;
    const context = this.#rig?.context ?? null;
    if (status === 'audible') this.#progress = { audioTime: -1, at: performance.now() };
    if ((status === 'audible') !== (this.#status === 'audible')) {
      this.clock.follow(status === 'audible' ? context : null);
    }
    this.#status = status;
    this.#listeners.notify();
  }
}
