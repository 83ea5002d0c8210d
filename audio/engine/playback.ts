import { Listeners } from '#lib/listeners.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { Hit, PlaybackOutput } from './playback-output.ts';
import { COUNT_IN_STEP, type Step, sameStep } from './step.ts';
import { Timeline } from './timeline.ts';

/** Seconds from `start()` to the first step: enough to schedule a whole pass before it. */
const START_LEAD = 0.05;
/** A step that begins within this many seconds may already be rendered: it is not changed any more. */
const SETTLED = 0.01;
/** The shortest lead, in seconds. */
const MIN_LEAD = 1.5;
/** Beats of the count-in. */
export const COUNT_IN_BEATS = 4;

export interface PlaybackOptions {
  /** Their number cannot change while playing. */
  steps: readonly Step[];
  stepsPerBeat: number;
  /** Beats per minute. */
  bpm: number;
  loop: boolean;
  countIn: boolean;
}

/** A step on the audio clock. */
interface ScheduledStep {
  step: Step;
  hits: readonly Hit[];
}

/**
 * Plays a row of steps once or in a loop, with a deep lead: all sounds of the next pass, and at least
 * of the next 1.5 s, are already on the audio clock, so that a busy main thread cannot be heard. Each
 * sound has a handle, so that an edit, a tempo change, Loop or Stop cancels exactly those that have
 * not started. Steps are numbered from 0 through all passes; the count-in has negative numbers.
 */
export class Playback {
  readonly #output: PlaybackOutput;
  readonly #onEnded: () => void;
  readonly #listeners = new Listeners();
  readonly #scheduled = new Map<number, ScheduledStep>();
  readonly #stepsPerBeat: number;
  /** The first step: 0, or negative with a count-in. */
  readonly #first: number;
  #steps: readonly Step[];
  #bpm: number;
  /** The step after the last one; infinite in a loop. */
  #end: number;
  /** The first step that has not been scheduled. */
  #next: number;
  #currentStep: number | null = null;
  /** `null` before `start()` and after the end. */
  #timeline: Timeline | null = null;
  #heartbeat: Heartbeat | null = null;
  #unsubscribe = () => {};

  /** @param onEnded called once the last step has been heard in full; not after `stop()` */
  constructor(output: PlaybackOutput, options: PlaybackOptions, onEnded: () => void) {
    this.#output = output;
    this.#onEnded = onEnded;
    this.#steps = options.steps;
    this.#stepsPerBeat = options.stepsPerBeat;
    this.#bpm = options.bpm;
    this.#end = options.loop ? Number.POSITIVE_INFINITY : options.steps.length;
    this.#first = options.countIn ? -COUNT_IN_BEATS * options.stepsPerBeat : 0;
    this.#next = this.#first;
  }

  /** Calls back when `currentStep` changes. @returns a function that unsubscribes */
  readonly subscribe = this.#listeners.subscribe;

  /**
   * Index of the step that is heard now. Negative during the count-in, −1 right before the first step;
   * `null` before the start and after the end.
   */
  get currentStep(): number | null {
    return this.#currentStep;
  }

  /** Starts playing. To be called once. */
  start(): void {
    const now = this.#output.clock.now();
    this.#timeline = new Timeline(this.#stepSeconds, now + START_LEAD, this.#first);
    this.#fill(now);
    this.#startHeartbeat();
    const unsubscribe = this.#output.subscribe(this.#onOutputChanged);
    const stopFrames = this.#output.everyFrame(this.#followPlayhead);
    this.#unsubscribe = () => {
      unsubscribe();
      stopFrames();
    };
  }

  /** Replaces the steps, those still ahead in the current pass included. */
  setSteps(steps: readonly Step[]): void {
    this.#steps = steps;
    const settled = this.#output.clock.now() + SETTLED;
    for (const [index, { step, hits }] of this.#scheduled) {
      if (sameStep(step, this.#stepAt(index)) || this.#timeOf(index) < settled) continue;
      for (const hit of hits) hit.cancel();
      this.#schedule(index);
    }
  }

  /** Changes the tempo from the current position on. @param bpm beats per minute */
  setTempo(bpm: number): void {
    if (bpm === this.#bpm) return;
    this.#bpm = bpm;
    if (!this.#timeline) return;
    const now = this.#output.clock.now();
    const pivot = now + SETTLED;
    this.#cancelFrom(Math.ceil(this.#timeline.stepAt(pivot)));
    this.#timeline = this.#timeline.retimedFrom(pivot, this.#stepSeconds);
    this.#fill(now);
    this.#heartbeat?.setTempo(bpm);
  }

  /** Repeats from here on, or ends with the current pass. */
  setLoop(loop: boolean): void {
    const now = this.#output.clock.now();
    const position = this.#timeline?.stepAt(now + SETTLED) ?? 0;
    const passes = Math.max(1, Math.floor(position / this.#steps.length) + 1);
    this.#end = loop ? Number.POSITIVE_INFINITY : passes * this.#steps.length;
    this.#cancelFrom(this.#end);
    this.#fill(now);
  }

  /** Ends at once and cancels what has not sounded. No-op if already ended. */
  stop(): void {
    if (!this.#timeline) return;
    this.#timeline = null;
    this.#unsubscribe();
    this.#heartbeat?.stop();
    this.#cancelAfter(this.#output.clock.now());
    this.#setCurrentStep(null);
  }

  get #stepSeconds(): number {
    return 60 / (this.#bpm * this.#stepsPerBeat);
  }

  #timeOf(step: number): number {
    return this.#timeline?.timeOf(step) ?? Number.NEGATIVE_INFINITY;
  }

  /** A step of any pass, or of the count-in. */
  #stepAt(index: number): Step {
    if (index < 0) return index % this.#stepsPerBeat === 0 ? COUNT_IN_STEP : [];
    return this.#steps[index % this.#steps.length] ?? [];
  }

  /**
   * Schedules all steps within the lead.
   * @param now the same reading of the clock as for what was cancelled before: the clock runs on
   *   between two readings, and a step between them would be lost
   */
  #fill(now: number): void {
    const timeline = this.#timeline;
    if (!timeline) return;
    const lead = Math.max(MIN_LEAD, this.#steps.length * timeline.stepSeconds);
    // One beat more, which covers the time until the next heartbeat.
    const until = timeline.stepAt(now + lead) + this.#stepsPerBeat;
    // A missed step is left out: played late, it would be off the grid.
    this.#next = Math.max(this.#next, Math.ceil(timeline.stepAt(now + SETTLED)));
    while (this.#next < until && this.#next < this.#end) this.#schedule(this.#next++);
    for (const [index, { hits }] of this.#scheduled) {
      // After a tempo change, the rest of a step may last into the next one.
      const over = timeline.timeOf(index + 1) < now && hits.every(({ time }) => time < now);
      if (over) this.#scheduled.delete(index);
    }
  }

  #schedule(index: number): void {
    const step = this.#stepAt(index);
    const hits = step.flatMap(
      ({ sound, offset = 0 }) => this.#output.schedule(sound, this.#timeOf(index + offset)) ?? [],
    );
    this.#scheduled.set(index, { step, hits });
  }

  /** Cancels every step from `first` on, so that `#fill` schedules it again. */
  #cancelFrom(first: number): void {
    for (const [index, { hits }] of this.#scheduled) {
      if (index < first) continue;
      for (const hit of hits) hit.cancel();
      this.#scheduled.delete(index);
    }
    this.#next = Math.max(this.#first, Math.min(this.#next, first));
  }

  /** Cancels every sound that starts after `time`, and forgets the others. */
  #cancelAfter(time: number): void {
    for (const { hits } of this.#scheduled.values()) {
      for (const hit of hits) if (hit.time > time) hit.cancel();
    }
    this.#scheduled.clear();
  }

  #startHeartbeat(): void {
    this.#heartbeat?.stop();
    this.#heartbeat = this.#output.heartbeat;
    this.#heartbeat.start(this.#bpm, this.#stepsPerBeat, this.#onHeartbeat);
  }

  readonly #onHeartbeat = (): void => {
    this.#fill(this.#output.clock.now());
    this.#followPlayhead();
  };

  /** Updates the current step, and ends after the last one. */
  readonly #followPlayhead = (): void => {
    if (!this.#timeline) return;
    const step = Math.floor(this.#timeline.stepAt(this.#output.clock.outputTime()));
    if (step >= this.#end) {
      this.stop();
      this.#onEnded();
    } else if (step < this.#first) {
      this.#setCurrentStep(null);
    } else {
      this.#setCurrentStep(step < 0 ? step : step % this.#steps.length);
    }
  };

  #setCurrentStep(step: number | null): void {
    if (step === this.#currentStep) return;
    this.#currentStep = step;
    this.#listeners.notify();
  }

  /** Sound was gained or lost: what was scheduled on the old clock is void. */
  readonly #onOutputChanged = (): void => {
    if (!this.#timeline) return;
    this.#cancelAfter(Number.NEGATIVE_INFINITY);
    this.#next = this.#first;
    this.#fill(this.#output.clock.now());
    this.#startHeartbeat();
  };
}
