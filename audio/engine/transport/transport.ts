import { Ticker } from 'tone/build/esm/core/clock/Ticker.js';
import { Context } from 'tone/build/esm/core/context/Context.js';
import { setContext } from 'tone/build/esm/core/context/GlobalContext.js';
import { Listeners } from '#lib/listeners.ts';
import 'tone/build/esm/core/clock/Transport.js';

// This file contains every workaround for Tone; `transport.test.ts` fails without any of them. The version of Tone is
// pinned, because this file relies on undocumented behaviour (decision 0001).

/** Seconds between two ticks. */
const INTERVAL = 0.05;
/** Ticks per beat, a multiple of every grid's steps. Tone visits each tick: its default, 192, takes much longer. */
export const PPQ = 12;
/**
 * Offset of an event after its tick, in seconds. Tone converts the tick to seconds, and back with rounding down.
 * Without the offset, some events are a tick early, and are lost when the transport goes back.
 */
const JUST_AFTER = 1e-10;
/** Maximum rounding error of a time, in seconds: far less than a sample. */
const ROUNDING = 1e-7;

/** A Tone context whose time is set from outside, even without sound. It claims to be offline, or Tone would warn. */
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
   * Differs from the output's rate: after two changes of tempo within a sample, Tone misplaces the beats. Tone compares
   * times with a precision of 1 µs, so the sample must be longer.
   */
  override get sampleRate(): number {
    return 500_000;
  }
}

/**
 * Tone's transport on the engine's clock. It plays up to a requested time, some seconds ahead of the clock, and calls
 * back for all events since the last request. After a change it goes back, and plays the same time again. Positions are
 * beats, counted from the start of the clock.
 */
export class Transport {
  readonly #context: SetContext;
  readonly #ticks = new Listeners();
  #begin = 0;
  #event = -1;

  /**
   * @param native creates the node for the tempo; need not run
   * @param source the timer: a worker, which also runs in a hidden tab; or none, in tests
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

  /** The latest tempo, in beats per minute. */
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

  /** Starts at a time in the future. */
  start(bpm: number, time: number): void {
    this.#begin = time;
    // A tempo change exactly at the start makes its tick exact. Otherwise Tone may skip the first tick because rounding
    // puts it before the start.
    this.setTempo(bpm, time);
    this.moveTo(time);
    this.#tone.start(time, 0);
  }

  /**
   * Changes the tempo from `time` on. Setting `bpm.value` would change it where the transport is, ahead of the clock.
   * Takes effect at the start or later, so a change between Play and the first step does not move that step.
   */
  setTempo(bpm: number, time: number): void {
    const at = time < this.#begin + ROUNDING ? this.#begin : time;
    this.#tone.bpm.cancelScheduledValues(at).setValueAtTime(bpm, at);
  }

  /**
   * Calls `play` at every position from the transport's position on, including the start, with its time. Replaces the
   * previous event. To be called after going back, because Tone does not replay an event's past positions.
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
   * Plays all events before `time`, possibly except the last tick and a half. Or goes back: all events from then on are
   * played again, and so is the last tick before.
   *
   * The transport moves to a time between two ticks: on a tick, Tone may misplace the next ones. It moves exactly to
   * the start, because the ticks before belong to earlier music.
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
