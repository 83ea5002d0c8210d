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

/** A beat within this many seconds can no longer change: its early strokes may already be rendered. */
const SETTLED = MAX_EARLY + 0.01;
/** The rounding error of a position, as a share of a bar. */
const ROUNDING = 1e-9;
/** Minimum time to the bar line at which new bars or a new tempo take effect, in seconds. */
const NOTICE = 0.1;
/** Number of position updates per beat: listeners are notified on every sixteenth. */
const STEPS_PER_BEAT = 4;

export interface BandOptions {
  barAt: BarAt;
  /** Beats per minute: the dancers' counts. */
  bpm: number;
  countIn: boolean;
  /** Players from the start; all by default. Other players join by `enter`. */
  players?: Iterable<Instrument>;
}

/**
 * The live band: bars in 4/4. Positions are beats, which count from 0 since Play; a count-in has negative ones. Times
 * are engine seconds.
 */
export class BandPlayback extends Scheduler<LiveSound, BandItem> {
  readonly #bars: Bars;
  readonly #strokes = new Listeners<[note: LiveNote, bar: number]>();
  /** The first bar that has not started yet. */
  #nextBar = 0;

  /** @param onEnded called after the last bar has been heard in full; not after `stop()` */
  constructor(output: PlaybackOutput<LiveSound>, options: BandOptions, onEnded: () => void) {
    const bars = new Bars(options.barAt, options.countIn, options.players);
    const { first } = bars;
    const timing = { first, bpm: options.bpm, perBeat: 1, passBeats: BEATS_PER_BAR };
    super(output, { ...timing, settled: SETTLED }, onEnded);
    this.#bars = bars;
  }

  /** Calls back when a stroke is heard, or would be if it were not muted. @returns a function that unsubscribes */
  readonly onStroke = this.#strokes.subscribe;

  /** Replaces the bars from the next bar line at least 100 ms away. @param make gets its number @returns that number */
  setBars(make: (from: number) => BarAt): number {
    const now = this.now();
    const bar = this.#nextLine(now);
    this.#bars.takeOver(bar, make(bar));
    this.update(now);
    return bar;
  }

  /** Lets a player join at the next bar line that is at least 100 ms away. No-op if they have joined. */
  enter(player: Instrument): void {
    const now = this.now();
    this.#bars.enter(player, this.#nextLine(now));
    this.update(now);
  }

  /** Whether a player has joined by the current bar, or will with the first bar. */
  isIn(player: Instrument): boolean {
    const entrance = this.#bars.entranceOf(player);
    const bar = Math.floor((this.position ?? 0) / BEATS_PER_BAR);
    return entrance !== null && entrance <= Math.max(bar, 0);
  }

  /** Replaces all bars immediately: the rest of the current bar, and bars planned by `setBars`. */
  replaceBars(barAt: BarAt): void {
    this.#bars.takeOver(0, barAt);
    this.update(this.now());
  }

  /** Changes the tempo (beats per minute) at the next bar line at least 100 ms away. @returns the number of its bar */
  setTempo(bpm: number): number {
    const now = this.now();
    const bar = this.#nextLine(now);
    this.update(now, { bpm, time: this.timeOf(bar * BEATS_PER_BAR) });
    return bar;
  }

  #nextLine(now: number): number {
    const bar = this.positionAt(now + NOTICE) / BEATS_PER_BAR;
    return Math.max(0, Math.ceil(bar - ROUNDING));
  }

  protected override sounds(beat: number): Iterable<BandItem> {
    return this.#bars.sounds(beat, beat + 1, this);
  }

  protected override onHeard({ stroke }: BandItem): void {
    if (stroke) this.#strokes.notify(stroke.note, stroke.bar);
  }

  protected override isEnd(position: number): boolean {
    for (; this.#nextBar * BEATS_PER_BAR <= position; this.#nextBar++) {
      if (!this.#bars.at(this.#nextBar)) return true;
    }
    return false;
  }

  protected override stepOf(position: number): number {
    return Math.floor(position * STEPS_PER_BEAT);
  }
}
