import { type PlaybackOutput, Scheduler } from '#audio/engine/transport/scheduler.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import type { LiveNote } from '#audio/music/live/live.ts';
import { Listeners } from '#lib/listeners.ts';
import {
  type BandItem,
  type BarAt,
  Bars,
  BEATS_PER_BAR,
  type LiveSound,
  MAX_EARLY,
} from './bars.ts';

/** A beat within this many seconds is not changed any more: its early strokes may already be rendered. */
const SETTLED = MAX_EARLY + 0.01;
/** The rounding error of a position, as a share of a bar. */
const ROUNDING = 1e-9;
/** Minimum time to the bar line at which other bars or another tempo take over, in seconds. */
const NOTICE = 0.1;
/** Listeners hear of the position on every sixteenth. */
const STEPS_PER_BEAT = 4;

export interface BandOptions {
  barAt: BarAt;
  /** Beats per minute: the dancers' counts. */
  bpm: number;
  countIn: boolean;
  /** Players that play from the start; all by default. The others come in by `enter`. */
  players?: Iterable<Instrument>;
}

/** The live band: bars in 4/4. Beats count from 0 since Play; a count-in has negative ones. Times are engine seconds. */
export class BandPlayback {
  readonly #output: PlaybackOutput<LiveSound>;
  readonly #onEnded: () => void;
  readonly #bars: Bars;
  readonly #scheduler: Scheduler<LiveSound, BandItem>;
  readonly #listeners = new Listeners();
  readonly #strokes = new Listeners<[note: LiveNote, bar: number]>();
  readonly #bpm: number;
  #step: number | null = null;
  /** The first bar that has not been reached. */
  #nextBar = 0;

  /** @param onEnded called when the last bar has been heard in full; not after `stop()` */
  constructor(output: PlaybackOutput<LiveSound>, options: BandOptions, onEnded: () => void) {
    this.#output = output;
    this.#onEnded = onEnded;
    this.#bars = new Bars(options.barAt, options.countIn, options.players);
    this.#bpm = options.bpm;
    this.#scheduler = new Scheduler(output, {
      perBeat: 1,
      first: this.#bars.first,
      passBeats: BEATS_PER_BAR,
      settled: SETTLED,
      sounds: (beat) => this.#bars.sounds(beat, beat + 1, this),
      onHeard: ({ stroke }) => stroke && this.#strokes.notify(stroke.note, stroke.bar),
      follow: (position) => this.#follow(position),
    });
  }

  /** Calls back when the sixteenth that is heard changes. @returns a function that unsubscribes */
  readonly subscribe = this.#listeners.subscribe;

  /** Calls back when a stroke is heard, muted or not. @returns a function that unsubscribes */
  readonly onStroke = this.#strokes.subscribe;

  /** The beat that is heard, in fractions; `null` before the first one and after the end. */
  get position(): number | null {
    const position = this.beatAt(this.#output.clock.outputTime());
    return this.#scheduler.running && position >= this.#bars.first ? position : null;
  }

  /** The time of a beat, changes of tempo so far included. */
  timeOf(beat: number): number {
    return this.#scheduler.timeOf(beat);
  }

  /** The beat that is heard at a time. */
  beatAt(time: number): number {
    return this.#scheduler.positionAt(time);
  }

  /** Starts playing. To be called once. */
  start(): void {
    this.#scheduler.start(this.#bpm);
  }

  /** Replaces the bars from the next bar line that is 100 ms away or more. @param make gets its number @returns that number */
  setBars(make: (from: number) => BarAt): number {
    const now = this.#output.clock.now();
    const bar = this.#nextLine(now);
    this.#bars.takeOver(bar, make(bar));
    this.#scheduler.update(now);
    return bar;
  }

  /** Lets a player come in at the next bar line that is at least 100 ms away. No-op if they play already. */
  enter(player: Instrument): void {
    const now = this.#output.clock.now();
    this.#bars.enter(player, this.#nextLine(now));
    this.#scheduler.update(now);
  }

  /** Whether a player has come in by the current bar, or will with the first bar. */
  isIn(player: Instrument): boolean {
    const entrance = this.#bars.entranceOf(player);
    const bar = Math.floor((this.position ?? 0) / BEATS_PER_BAR);
    return entrance !== null && entrance <= Math.max(bar, 0);
  }

  /** Replaces all bars at once: the rest of this bar, and bars that `setBars` has planned. */
  replaceBars(barAt: BarAt): void {
    this.#bars.replace(barAt);
    this.#scheduler.update(this.#output.clock.now());
  }

  /** Changes the tempo (beats per minute) at the next bar line that is 100 ms away or more. @returns the number of its bar */
  setTempo(bpm: number): number {
    const now = this.#output.clock.now();
    const bar = this.#nextLine(now);
    this.#scheduler.update(now, { bpm, time: this.timeOf(bar * BEATS_PER_BAR) });
    return bar;
  }

  /** Ends at once and cancels pending sounds. No-op if already ended. */
  stop(): void {
    this.#scheduler.stop();
    this.#setStep(null);
  }

  #nextLine(now: number): number {
    const bar = this.beatAt(now + NOTICE) / BEATS_PER_BAR;
    return Math.max(0, Math.ceil(bar - ROUNDING));
  }

  #follow(position: number): void {
    for (; this.#nextBar * BEATS_PER_BAR <= position; this.#nextBar++) {
      if (this.#bars.at(this.#nextBar)) continue;
      this.stop();
      this.#onEnded();
      return;
    }
    this.#setStep(position < this.#bars.first ? null : Math.floor(position * STEPS_PER_BEAT));
  }

  #setStep(step: number | null): void {
    if (step === this.#step) return;
    this.#step = step;
    this.#listeners.notify();
  }
}
