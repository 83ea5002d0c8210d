/**
 * Maps steps to seconds and back. Immutable: a change of tempo makes a new timeline that agrees with
 * the old one at one moment, so that the step under the playhead stays under it.
 */
export class Timeline {
  /** Seconds one step lasts. */
  readonly stepSeconds: number;
  readonly #step: number;
  readonly #time: number;

  /** @param time when `step` is struck (seconds); `step` may be a fraction */
  constructor(stepSeconds: number, time: number, step = 0) {
    this.stepSeconds = stepSeconds;
    this.#step = step;
    this.#time = time;
  }

  /** When `step` is struck, in seconds. */
  timeOf(step: number): number {
    return this.#time + (step - this.#step) * this.stepSeconds;
  }

  /** Where the playhead is at `time`, in steps and fractions of a step. */
  stepAt(time: number): number {
    return this.#step + (time - this.#time) / this.stepSeconds;
  }

  /** The same music up to `time`, and from there on with steps of `stepSeconds`. */
  retimedFrom(time: number, stepSeconds: number): Timeline {
    return new Timeline(stepSeconds, time, this.stepAt(time));
  }
}

/**
 * Seconds one step lasts at `bpm`: two steps a beat on a grid of 8, four on a grid of 16
 * (60000/(bpm·2) and 60000/(bpm·4) milliseconds).
 */
export function stepSeconds(bpm: number, stepCount: number): number {
  return 60 / (bpm * stepsPerBeat(stepCount));
}

/** Steps in one beat of the tempo: 2 on a grid of 8, 4 on a grid of 16. */
export function stepsPerBeat(stepCount: number): number {
  return stepCount <= 8 ? 2 : 4;
}
