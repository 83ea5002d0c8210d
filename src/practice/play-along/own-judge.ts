import type { TapMark } from '#src/band/chart/chart-band.ts';
import { LARGEST_DELAY, ownDelay, type TimedTarget } from './calibration/own-delay.ts';
import { type Beats, placesIn, TapJudge, windowOf } from './judge.ts';

/** Number of taps after which marks are shown during the run. */
const FIRST_TAPS = 8;

/**
 * Judges the taps of a run without a calibration, as `TapJudge` does with one: relative to the run's own median.
 * Marks during the run are relative to the median so far; the final ones are those of `judgement`.
 */
export class OwnJudge {
  readonly #beats: Beats;
  readonly #bars = new Map<number, readonly number[]>();
  readonly #taps: number[] = [];
  /** Judges by the first taps, once their delay is known. */
  #live: TapJudge | null = null;
  /** Engine seconds of the latest audible sound. */
  #heard = 0;

  constructor(beats: Beats) {
    this.#beats = beats;
  }

  /** Adds the targets of a bar, or replaces them. @param beats from the bar line */
  expect(bar: number, beats: readonly number[]): void {
    this.#bars.set(bar, beats);
    this.#live?.expect(bar, beats);
  }

  /** @param time engine seconds of the sound that was audible at the tap */
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

  /** Whether all targets are out of reach of further taps. */
  get isSettled(): boolean {
    return this.#targets(this.#bars).every(
      ({ time, window }) => this.#heard > time + window + LARGEST_DELAY,
    );
  }

  /**
   * The whole run and its delay; `null` with too few taps. Targets after `time` do not count.
   * @param time engine seconds of the end of the audible sound
   * @param after the beats of the bar after the run: taps that continue there are not late
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
