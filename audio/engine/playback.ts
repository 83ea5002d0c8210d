import { Listeners } from '#lib/listeners.ts';
import { COUNT_IN_STEP, type GridStep, type Playable } from './step.ts';
import { type PlacedSound, type PlaybackOutput, Scheduler } from './transport/scheduler.ts';

/** A step that begins within this many seconds may already be rendered: it is not changed any more. */
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

/** Plays a row of steps once or in a loop. Positions are steps from 0 through all passes; the count-in has negative numbers. */
export class Playback {
  readonly #output: PlaybackOutput;
  readonly #onEnded: () => void;
  readonly #listeners = new Listeners();
  readonly #scheduler: Scheduler<Playable>;
  readonly #stepsPerBeat: number;
  /** The first step: 0, or negative with a count-in. */
  readonly #first: number;
  readonly #bpm: number;
  #steps: readonly GridStep[];
  /** The step after the last one; infinite in a loop. */
  #end: number;
  #currentStep: number | null = null;

  /** @param onEnded called once the last step has been heard in full; not after `stop()` */
  constructor(output: PlaybackOutput, options: PlaybackOptions, onEnded: () => void) {
    this.#output = output;
    this.#onEnded = onEnded;
    this.#steps = options.steps;
    this.#stepsPerBeat = options.stepsPerBeat;
    this.#bpm = options.bpm;
    this.#end = options.loop ? Number.POSITIVE_INFINITY : options.steps.length;
    this.#first = options.countIn ? -COUNT_IN_BEATS * options.stepsPerBeat : 0;
    this.#scheduler = new Scheduler(output, {
      perBeat: options.stepsPerBeat,
      first: this.#first,
      passBeats: options.steps.length / options.stepsPerBeat,
      settled: SETTLED,
      sounds: (position, time) => this.#sounds(position, time),
      follow: (position) => this.#follow(position),
    });
  }

  /** Calls back when `currentStep` changes. @returns a function that unsubscribes */
  readonly subscribe = this.#listeners.subscribe;

  /** Index of the step that is heard; negative in the count-in, `null` before the start and after the end. */
  get currentStep(): number | null {
    return this.#currentStep;
  }

  /** The engine time (seconds) at which a step is heard. Steps are counted through all passes. */
  timeOf(step: number): number {
    return this.#scheduler.timeOf(step);
  }

  /** Starts playing. To be called once. */
  start(): void {
    this.#scheduler.start(this.#bpm);
  }

  /** Replaces the steps, including the rest of the current pass. */
  setSteps(steps: readonly GridStep[]): void {
    this.#steps = steps;
    this.#scheduler.update(this.#output.clock.now());
  }

  /** Changes the tempo from the current position on. @param bpm beats per minute */
  setTempo(bpm: number): void {
    const now = this.#output.clock.now();
    this.#scheduler.update(now, { bpm, time: now + SETTLED });
  }

  /** Repeats from here on, or ends with the current pass. */
  setLoop(loop: boolean): void {
    const now = this.#output.clock.now();
    const position = Math.max(0, this.#scheduler.positionAt(now + SETTLED));
    const passes = Math.floor(position / this.#steps.length) + 1;
    this.#end = loop ? Number.POSITIVE_INFINITY : passes * this.#steps.length;
    this.#scheduler.update(now);
  }

  /** Ends at once and cancels pending sounds. No-op if already ended. */
  stop(): void {
    this.#scheduler.stop();
    this.#setCurrentStep(null);
  }

  #sounds(position: number, time: number): PlacedSound<Playable>[] {
    if (position >= this.#end) return [];
    return this.#stepAt(position).map((sound) => ({ position, time, sound }));
  }

  #stepAt(index: number): GridStep {
    if (index < 0) return index % this.#stepsPerBeat === 0 ? COUNT_IN_STEP : [];
    return this.#steps[index % this.#steps.length] ?? [];
  }

  #follow(position: number): void {
    const step = Math.floor(position);
    if (step >= this.#end) {
      this.stop();
      this.#onEnded();
    } else if (step < this.#first) {
      this.#setCurrentStep(null);
    } else {
      this.#setCurrentStep(step < 0 ? step : step % this.#steps.length);
    }
  }

  #setCurrentStep(step: number | null): void {
    if (step === this.#currentStep) return;
    this.#currentStep = step;
    this.#listeners.notify();
  }
}
