/**
 * Maps steps to seconds and back, tempo changes included. Immutable: a tempo change returns a new
 * timeline that equals the old one up to the change.
 */
export class Timeline {
  /** Duration of one step from here on, in seconds. */
  readonly stepSeconds: number;
  readonly #step: number;
  readonly #time: number;
  readonly #before: Timeline | null;

  /**
   * @param time when `step` begins, in seconds
   * @param step may be a fraction
   * @param before the timeline that holds before `time`; this one extends backwards without it
   */
  constructor(stepSeconds: number, time: number, step = 0, before: Timeline | null = null) {
    this.stepSeconds = stepSeconds;
    this.#step = step;
    this.#time = time;
    this.#before = before;
  }

  /** When `step` begins, in seconds. */
  timeOf(step: number): number {
    if (this.#before && step < this.#step) return this.#before.timeOf(step);
    return this.#time + (step - this.#step) * this.stepSeconds;
  }

  /** The playhead's position at `time`, in steps and fractions of a step. */
  stepAt(time: number): number {
    if (this.#before && time < this.#time) return this.#before.stepAt(time);
    return this.#step + (time - this.#time) / this.stepSeconds;
  }

  /** This timeline up to `time`, continued with steps of `stepSeconds`. */
  retimedFrom(time: number, stepSeconds: number): Timeline {
    return new Timeline(stepSeconds, time, this.stepAt(time), this);
  }
}
