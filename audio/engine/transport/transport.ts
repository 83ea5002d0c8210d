import { Ticker } from 'tone/build/esm/core/clock/Ticker.js';
import { Context } from 'tone/build/esm/core/context/Context.js';
import { setContext } from 'tone/build/esm/core/context/GlobalContext.js';
import { Listeners } from '#lib/listeners.ts';
import 'tone/build/esm/core/clock/Transport.js';

// Every workaround for Tone is in this file, and `transport.test.ts` fails without it. Tone is pinned: the
// behaviour that this file relies on is not documented (decision 0001).

/** Seconds between two ticks. */
const INTERVAL = 0.05;
/** Ticks per beat, of which every grid's steps are whole numbers. Tone visits each: its own 192 take several times as long. */
export const PPQ = 12;
/**
 * Seconds by which an event is later than its tick. Tone converts the tick to seconds, and back with
 * rounding down: without this, some events are a tick early, and are lost when the transport goes back.
 */
const JUST_AFTER = 1e-10;
/** Seconds by which two computations of one time may differ: far less than a sample. */
const ROUNDING = 1e-7;

/** A Tone context whose time is set from outside, without sound too. It claims to be offline, or Tone would warn. */
class SetContext extends Context {
  override readonly isOffline = true as unknown as false;
  time = 0;

  override get currentTime(): number {
    return this.time;
  }

  override now(): number {
    return this.time;
  }

  /**
   * Not the output's rate: after two changes of tempo within a sample, Tone misplaces the beats. Its own
   * comparisons of times are exact to 1 µs, so the sample must be longer.
   */
  override get sampleRate(): number {
    return 500_000;
  }
}

/**
 * Tone's transport on the engine's clock. It is asked to play up to a time, some seconds ahead of the clock,
 * and calls back for everything since it was asked last. After a change it goes back, and plays the
 * same time again. Positions are beats, counted since the clock began.
 */
export class Transport {
  readonly #context: SetContext;
  readonly #ticks = new Listeners();
  #begin = 0;
  #event = -1;

  /**
   * @param native creates the node that holds the tempo, and need not run
   * @param source the source of ticks: a worker, which also runs in a hidden tab; or nothing, in tests
   */
  constructor(native: BaseAudioContext, source: 'worker' | 'timeout' | 'offline' = 'worker') {
    const context = native as AudioContext;
    this.#context = new SetContext({ context, clockSource: 'offline', lookAhead: 0 });
    setContext(this.#context);
    // Clears the tempo.
    this.#tone.PPQ = PPQ;
    new Ticker(this.tick, source, INTERVAL, native.sampleRate);
  }

  /** Calls back 20 times a second. @returns a function that unsubscribes */
  readonly onTick = this.#ticks.subscribe;

  readonly tick = (): void => this.#ticks.notify();

  get running(): boolean {
    return this.#tone.state === 'started';
  }

  /** Beats per minute, of the last tempo that was set. */
  get bpm(): number {
    return this.#tone.bpm.getValueAtTime(Number.POSITIVE_INFINITY);
  }

  /** The time of a beat, in seconds. */
  timeOf(beat: number): number {
    return this.#tone.bpm.getTimeOfTick(beat * PPQ);
  }

  /** The beat at `time`. */
  beatAt(time: number): number {
    return this.#tone.bpm.getTicksAtTime(time) / PPQ;
  }

  /** Starts, at a time that is still ahead. */
  start(bpm: number, time: number): void {
    this.#begin = time;
    // A tempo exactly at the start makes its tick exact: Tone leaves out a first tick that is
    // earlier than the start by rounding.
    this.setTempo(bpm, time);
    this.moveTo(time);
    this.#tone.start(time, 0);
  }

  /**
   * Changes the tempo from `time` on: not `bpm.value`, which would act where the transport is ahead. From
   * the start at the earliest, so a change in the moment between Play and the first step does not move that step.
   */
  setTempo(bpm: number, time: number): void {
    const at = time < this.#begin + ROUNDING ? this.#begin : time;
    this.#tone.bpm.cancelScheduledValues(at).setValueAtTime(bpm, at);
  }

  /**
   * Calls `play` at every position from where the transport is, the start included, with its time. Replaces
   * the event before. To be called after going back: a repeated event forgets what it has played.
   */
  repeat(play: (time: number) => void, perBeat: number): void {
    const tone = this.#tone.clear(this.#event);
    this.#event = tone.scheduleRepeat(play, `${PPQ / perBeat}i`, JUST_AFTER);
  }

  stop(time: number): void {
    this.#tone.stop(time).clear(this.#event);
  }

  get #tone() {
    return this.#context.transport;
  }

  /**
   * Plays all that is due before `time`; of the last tick and a half perhaps not yet. Or goes back: all that is due
   * from then on will be played again, the last tick before it too.
   *
   * The transport moves between two ticks: on a tick, Tone may misplace the next ones. To the start it moves
   * exactly, since the ticks before it belong to earlier music.
   */
  moveTo(time: number): void {
    const { bpm } = this.#tone;
    const at = Math.max(this.#begin, time);
    const tick = this.#tone.getTicksAtTime(at);
    const middle = bpm.getTicksAtTime(at) + Math.floor(tick) - tick - 0.5;
    this.#context.time = Math.max(this.#begin, bpm.getTimeOfTick(middle));
    this.#context.emit('tick');
  }
}
