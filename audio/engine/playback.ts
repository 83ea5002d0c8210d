import { COUNT_IN_STEP, type GridStep, type Playable } from './step.ts';
import { type PlacedSound, type PlaybackOutput, Scheduler } from './transport/scheduler.ts';

/** A step that begins within this many seconds may already be rendered, so it can no longer change. */
const SETTLED = 0.01;
export const COUNT_IN_BEATS = 4;

export interface PlaybackOptions {
  /** Their number cannot change while playing. */
  steps: readonly GridStep[];
  stepsPerBeat: number;
  bpm: number;
  loop: boolean;
  countIn: boolean;
}

/**
 * Plays a row of steps once or in a loop. Positions are steps, counted from 0 through all passes; negative in the
 * count-in. The current step is an index, or negative in the count-in.
 */
export class Playback extends Scheduler<Playable> {
  readonly #stepsPerBeat: number;
  #steps: readonly GridStep[];
  /** The position after the last step; infinite in a loop. */
  #end: number;

  /** @param onEnded called after the last step has been heard in full; not after `stop()` */
  constructor(output: PlaybackOutput, options: PlaybackOptions, onEnded: () => void) {
    const { steps, stepsPerBeat, bpm, loop, countIn } = options;
    const timing = {
      ...{ bpm, perBeat: stepsPerBeat, settled: SETTLED },
      first: countIn ? -COUNT_IN_BEATS * stepsPerBeat : 0,
      passBeats: steps.length / stepsPerBeat,
    };
    super(output, timing, onEnded);
    this.#stepsPerBeat = stepsPerBeat;
    this.#steps = steps;
    this.#end = loop ? Number.POSITIVE_INFINITY : steps.length;
  }

  /** Replaces the steps, including the rest of the current pass. */
  setSteps(steps: readonly GridStep[]): void {
    this.#steps = steps;
    this.update(this.now());
  }

  /** Changes the tempo from the current position on. @param bpm beats per minute */
  setTempo(bpm: number): void {
    const now = this.now();
    this.update(now, { bpm, time: now + SETTLED });
  }

  /** Starts to repeat, or ends with the current pass. */
  setLoop(loop: boolean): void {
    const now = this.now();
    const position = Math.max(0, this.positionAt(now + SETTLED));
    const passes = Math.floor(position / this.#steps.length) + 1;
    this.#end = loop ? Number.POSITIVE_INFINITY : passes * this.#steps.length;
    this.update(now);
  }

  protected override sounds(position: number, time: number): PlacedSound<Playable>[] {
    if (position >= this.#end) return [];
    return this.#stepAt(position).map((sound) => ({ position, time, sound }));
  }

  #stepAt(index: number): GridStep {
    if (index < 0) return index % this.#stepsPerBeat === 0 ? COUNT_IN_STEP : [];
    return this.#steps[index % this.#steps.length] ?? [];
  }

  protected override isEnd(position: number): boolean {
    return Math.floor(position) >= this.#end;
  }

  protected override stepOf(position: number): number {
    const step = Math.floor(position);
    return step < 0 ? step : step % this.#steps.length;
  }
}
