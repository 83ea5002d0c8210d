import type { BandPlayback } from '#audio/engine/live/band-playback.ts';
import { BEATS } from '#audio/music/chart/chart.ts';
import type { TapMark } from '#src/band/chart/chart-band.ts';

/** The largest distance (seconds) at which a tap belongs to a target. */
export const WIDEST_WINDOW = 0.1;
/** The largest distance as a share of the smallest gap: windows never overlap. */
const WINDOW_SHARE = 0.45;

/** The tempo as it was played. Beats count from 0 since Play; times are engine seconds. */
export type Beats = Pick<BandPlayback, 'timeOf' | 'positionAt'>;

interface TapTarget extends BeatPlace {
  state: 'open' | 'hit' | 'missed';
}

/** A place to tap at, in beats since Play. */
interface BeatPlace {
  beat: number;
  /** The smallest gap of its bar, in beats. */
  gap: number;
}

/**
 * Matches taps with targets. Each tap belongs to the nearest free target within
 * min(100 ms, 0.45 × the smallest gap of its bar); others are extra taps. Taps before the first target or after the
 * last one by more than the window are not judged.
 */
export class TapJudge {
  readonly #beats: Beats;
  readonly #offset: number;
  readonly #targets: TapTarget[] = [];

  /** @param offset the calibration: seconds by which an exact tap arrives late */
  constructor(beats: Beats, offset: number) {
    this.#beats = beats;
    this.#offset = offset;
  }

  /**
   * Adds the targets of a bar, or replaces its open ones: the music may change until the bar begins. Bars are given in
   * order.
   * @param beats from the bar line
   */
  expect(bar: number, beats: readonly number[]): void {
    const from = bar * BEATS;
    const kept = this.#targets.filter(({ beat, state }) => beat >= from && state !== 'open');
    const first = this.#targets.findIndex(({ beat }) => beat >= from);
    if (first >= 0) this.#targets.length = first;
    const open = placesIn(bar, beats)
      .map((place): TapTarget => ({ ...place, state: 'open' }))
      .filter(({ beat }) => kept.every((target) => target.beat !== beat));
    this.#targets.push(...[...kept, ...open].sort((a, b) => a.beat - b.beat));
  }

  /**
   * Judges a tap. A tap delayed by a busy thread still hits a target that was already reported as missed.
   * @param time engine seconds of the sound that was audible at the tap
   */
  tap(time: number): TapMark | null {
    const exact = time - this.#offset;
    const [first, last] = [this.#targets[0], this.#targets.at(-1)];
    if (!first || !last) return null;
    let nearest: { target: TapTarget; late: number } | null = null;
    for (const target of this.#targets) {
      const late = exact - this.#beats.timeOf(target.beat);
      if (target.state === 'hit' || Math.abs(late) > windowOf(target, this.#beats)) continue;
      if (!nearest || Math.abs(late) < Math.abs(nearest.late)) nearest = { target, late };
    }
    if (nearest) {
      nearest.target.state = 'hit';
      return { kind: 'hit', beat: nearest.target.beat, late: nearest.late };
    }
    const before = this.#beats.timeOf(first.beat) - windowOf(first, this.#beats) - exact;
    const after = exact - this.#beats.timeOf(last.beat) - windowOf(last, this.#beats);
    return before > 0 || after > 0 ? null : { kind: 'extra', beat: this.#beats.positionAt(exact) };
  }

  /**
   * The targets that have been missed since the last call.
   * @param time engine seconds of the sound that was audible at the latest possible tap
   */
  missed(time: number): TapMark[] {
    return this.#targets
      .filter((target) => {
        const end = this.#beats.timeOf(target.beat) + windowOf(target, this.#beats);
        return target.state === 'open' && time - this.#offset > end;
      })
      .map((target) => {
        target.state = 'missed';
        return { kind: 'miss', beat: target.beat };
      });
  }

  get isSettled(): boolean {
    return this.#targets.every(({ state }) => state !== 'open');
  }
}

/** The places of a bar. @param beats from the bar line */
export function placesIn(bar: number, beats: readonly number[]): BeatPlace[] {
  const gap = smallestGap(beats);
  return beats.map((beat) => ({ beat: bar * BEATS + beat, gap }));
}

/** The maximum distance of a tap from a place, in seconds. */
export function windowOf({ beat, gap }: BeatPlace, beats: Beats): number {
  return tapWindow(gap * (beats.timeOf(beat + 1) - beats.timeOf(beat)));
}

/** The maximum distance of a tap from its target. @param gap between targets; both in seconds */
export function tapWindow(gap: number): number {
  return Math.min(WIDEST_WINDOW, WINDOW_SHARE * gap);
}

/** The smallest gap between two targets of a bar that repeats, in beats. */
function smallestGap(beats: readonly number[]): number {
  return beats.reduce((smallest, beat, index) => {
    const next = beats[index + 1] ?? (beats[0] ?? 0) + BEATS;
    return Math.min(smallest, next - beat);
  }, BEATS);
}
