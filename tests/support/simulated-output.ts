import type { Playable } from '#audio/engine/step.ts';
import type { Hit, PlaybackOutput } from '#audio/engine/transport/scheduler.ts';
import { Transport } from '#audio/engine/transport/transport.ts';
import { Listeners } from '#lib/listeners.ts';
import { silentContext } from './silent-context.ts';

// Not a round number, so that repaints never coincide with steps.
const FRAME = 1 / 59.94;
/** Seconds between two ticks of the worker that asks the transport. */
const TICK = 0.050_317_1;
/** Time by which the clock advances between two readings within one call, in seconds: as in a busy browser. */
const READING = 0.008;

/** A sound that left the simulated loudspeaker. */
export interface Sounded<Sound = Playable> {
  time: number;
  sound: Sound;
}

interface SimulatedHit<Sound> extends Sounded<Sound> {
  /** Cancelled before it started. */
  cancelled: boolean;
}

/** The state of the main thread while time passes: `hidden` has no repaints, `blocked` runs nothing. */
export type MainThread = 'free' | 'hidden' | 'blocked';

/** A sound output on a simulated clock. Records the sounds. All times in seconds. */
export class SimulatedOutput<Sound = Playable> implements PlaybackOutput<Sound> {
  readonly #listeners = new Listeners();
  readonly #frames = new Set<() => void>();
  readonly #hits: SimulatedHit<Sound>[] = [];
  /** Hits that were scheduled too late, or cancelled after they had started. */
  readonly faults: string[] = [];
  #time = 100;
  #nextFrame = 100.007;
  #nextTick = 100.030_171;
  #readings = 0;
  #audible = true;
  #subscribers = 0;
  /** Called after every frame and tick. */
  afterTick: () => void = () => {};

  /** The output latency. */
  readonly latency: number;

  constructor(latency: number) {
    this.latency = latency;
  }

  readonly clock = {
    now: () => this.#time + READING * this.#readings++,
    outputTime: () => this.#time - this.latency,
  };

  get time(): number {
    return this.#time;
  }

  readonly transport = new Transport(silentContext(), 'offline');

  /** Number of subscriptions, frame callbacks and running transports that have not been released. */
  get held(): number {
    const running = this.transport.running ? 1 : 0;
    return this.#subscribers + this.#frames.size + running;
  }

  /** The sounds that have begun or are scheduled, in order of time. */
  get sounds(): Sounded<Sound>[] {
    return this.#hits
      .filter(({ cancelled }) => !cancelled)
      .map(({ time, sound }) => ({ time, sound }))
      .sort((a, b) => a.time - b.time);
  }

  /** The number of sounds that start between two times. */
  countSounds(from: number, to: number): number {
    return this.#hits.filter((hit) => !hit.cancelled && hit.time > from && hit.time < to).length;
  }

  schedule(sound: Sound, time: number): Hit | null {
    if (!this.#audible) return null;
    if (time < this.#time) this.faults.push(`scheduled ${this.#time - time} s late`);
    const hit: SimulatedHit<Sound> = { time, sound, cancelled: false };
    this.#hits.push(hit);
    return {
      time,
      cancel: () => {
        if (hit.cancelled) return;
        if (time > this.#time) hit.cancelled = true;
        else if (this.#audible) this.faults.push(`cut ${this.#time - time} s after its start`);
      },
    };
  }

  subscribe(listener: () => void): () => void {
    this.#subscribers++;
    const unsubscribe = this.#listeners.subscribe(listener);
    return () => {
      this.#subscribers--;
      unsubscribe();
    };
  }

  everyFrame(callback: () => void): () => void {
    this.#frames.add(callback);
    return () => this.#frames.delete(callback);
  }

  /**
   * Loses the audio device or gets it back. Sounds that are still scheduled then play, as on a context that is
   * suspended and resumed.
   */
  setAudible(audible: boolean): void {
    if (audible === this.#audible) return;
    this.#audible = audible;
    this.#readings = 0;
    this.#listeners.notify();
    this.#readings = 0;
  }

  /** Calls back at the current time; the clock runs on with every reading in between. */
  run(command: () => void): void {
    this.#readings = 0;
    command();
    this.#readings = 0;
  }

  /** Lets time pass, with the frames and ticks that fall into it. */
  advance(seconds: number, thread: MainThread = 'free'): void {
    const end = this.#time + seconds;
    if (thread !== 'free') this.#nextFrame = end + FRAME;
    if (thread === 'blocked') this.#nextTick = Math.max(this.#nextTick, end);
    for (;;) {
      const next = Math.min(this.#nextFrame, this.#nextTick);
      if (next > end) break;
      this.#time = next;
      if (next === this.#nextFrame) {
        this.#nextFrame += FRAME;
        for (const frame of [...this.#frames]) this.run(frame);
      } else {
        this.#nextTick += TICK;
        this.run(this.transport.tick);
      }
      this.afterTick();
    }
    this.#time = end;
  }
}
