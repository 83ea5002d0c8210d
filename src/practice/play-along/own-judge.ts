import type { TapMark } from '#src/band/chart/chart-band.ts';
import { LARGEST_DELAY, ownDelay, type TimedTarget } from './calibration/own-delay.ts';
import { type Beats, placesIn, TapJudge, windowOf } from './judge.ts';

/** Taps after which marks are shown while the run goes on. */
const FIRST_TAPS = 8;

/**
 * Judges the taps of a run without a calibration, as `TapJudge` does with one: relative to the run's own median.
 * Marks that are made on the way are relative to the median so far; those of `judgement` count.
 */
export class OwnJudge {
  readonly #beats: Beats;
  readonly #bars = new Map<number, readonly number[]>();
  readonly #taps: number[] = [];
  /** Judges by the first taps, once they tell the delay. */
  #live: TapJudge | null = null;
  /** Engine seconds up to which everything has been heard. */
  #heard = 0;

  constructor(beats: Beats) {
    this.#beats = beats;
  }

  /** Adds the targets of a bar, or replaces them. @param beats from the bar line */
  expect(bar: number, beats: readonly number[]): void {
    this.#bars.set(bar, beats);
    this.#live?.expect(bar, beats);
  }

  /** @param time engine seconds of the sound that was heard at the tap */
  tap(time: number): TapMark | null {
    this.#taps.push(time);
    if (this.#live) return this.#live.tap(time);
    const delay =
      this.#taps.length >= FIRST_TAPS ? ownDelay(this.#targets(this.#bars), this.#taps) : null;
    if (!delay?.isCertain) return null;
    this.#live = this.#judgeBy(delay.middle);
    for (const tap of this.#taps) this.#live.tap(tap);
    this.#live.missed(this.#heard);
    return null;
  }

  /** The targets that were missed since the last call, once the delay is known. @param time engine seconds */
  missed(time: number): readonly TapMark[] {
    this.#heard = time;
    return this.#live?.missed(time) ?? [];
  }

  /** Whether no tap can belong to a target any more. */
  get isSettled(): boolean {
    return this.#targets(this.#bars).every(
      ({ time, window }) => this.#heard > time + window + LARGEST_DELAY,
    );
  }

  /**
   * The whole run, and its delay: `null` with too few taps. Targets that were not reached do not count.
   * @param time engine seconds up to which everything was heard
   * @param after the beats of the bar after the run: who taps on there does not tap late
   */
  judgement(time: number, after: readonly number[]) {
    const last = Math.max(...this.#bars.keys());
    const bars = new Map(this.#bars).set(last + 1, after);
    const delay = ownDelay(this.#targets(bars), this.#taps);
    const judge = this.#judgeBy(delay?.middle ?? 0);
    const marks = this.#taps.flatMap((tap) => judge.tap(tap) ?? []);
    return { marks: [...marks, ...judge.missed(time)], delay };
  }

  #judgeBy(delay: number): TapJudge {
    const judge = new TapJudge(this.#beats, delay);
    for (const [bar, beats] of this.#bars) judge.expect(bar, beats);
    return judge;
  }

  #targets(bars: ReadonlyMap<number, readonly number[]>): TimedTarget[] {
    return [...bars].flatMap(([bar, beats]) =>
      placesIn(bar, beats).map((place) => ({
        time: this.#beats.timeOf(place.beat),
        window: windowOf(place, this.#beats),
      })),
    );
  }
}
