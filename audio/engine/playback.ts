import { Listeners } from '#lib/listeners.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { Hit, SoundOutput } from './sound-output.ts';
import { COUNT, type Step } from './step.ts';
import { Timeline } from './timeline.ts';

/** Seconds from pressing Play to the first sound: time enough to put a whole cycle on the clock. */
const START_LEAD = 0.05;
/** A hit this near (seconds) may already be rendered, so that it is neither taken back nor added. */
const TOO_NEAR = 0.01;
/** What sounds within so many seconds is always on the audio clock already, and never less than a pass. */
const MIN_LEAD = 1.5;
/** Beats counted before the first pass, when asked for. */
export const COUNT_IN_BEATS = 4;

export interface PlaybackOptions {
  /** What is struck on each step; their number cannot change while playing. */
  steps: readonly Step[];
  stepsPerBeat: number;
  bpm: number;
  loop: boolean;
  countIn: boolean;
}

/** A step on the audio clock: what was struck, and how to take it back. */
interface Scheduled {
  step: Step;
  hits: readonly Hit[];
}

/**
 * Plays a row of steps. Deep lead: what will sound within a whole pass already stands on the audio
 * clock, so that a busy main thread cannot be heard; every hit is held by a handle, so that an edit,
 * another tempo or Stop takes back exactly what has not sounded yet. Steps are numbered from 0 on
 * through all passes; the count-in has negative numbers.
 */
export class Playback {
  readonly #output: SoundOutput;
  readonly #onEnded: () => void;
  readonly #listeners = new Listeners();
  readonly #scheduled = new Map<number, Scheduled>();
  readonly #stepsPerBeat: number;
  readonly #leaveOutput: () => void;
  /** The first step of all: 0, or below it with a count-in. */
  readonly #first: number;
  #heartbeat: Heartbeat;
  #steps: readonly Step[];
  #bpm: number;
  #timeline: Timeline;
  /** The first step that is not played any more. */
  #end: number;
  /** The first step that is not on the audio clock yet. */
  #next: number;
  #heard: number | null = null;
  #frame = 0;
  #over = false;

  /** Starts playing. @param onEnded when the last step has been heard to its end; not after `stop()` */
  constructor(output: SoundOutput, options: PlaybackOptions, onEnded: () => void) {
    this.#output = output;
    this.#onEnded = onEnded;
    this.#steps = options.steps;
    this.#stepsPerBeat = options.stepsPerBeat;
    this.#bpm = options.bpm;
    this.#end = options.loop ? Number.POSITIVE_INFINITY : options.steps.length;
    this.#first = options.countIn ? -COUNT_IN_BEATS * this.#stepsPerBeat : 0;
    this.#next = this.#first;
    this.#timeline = new Timeline(this.#stepSeconds, output.clock.now() + START_LEAD, this.#first);
    this.#fill();
    this.#heartbeat = this.#beat();
    this.#leaveOutput = output.subscribe(this.#rejoin);
    this.#frame = requestAnimationFrame(this.#onFrame);
  }

  /**
   * The step that is heard now, counted from 0; during the count-in below 0, −1 right before the first
   * step; `null` before and after. Listeners are told of every change.
   */
  get heardStep(): number | null {
    return this.#heard;
  }

  /** When `step` of the first pass is struck, in engine seconds. */
  timeOf(step: number): number {
    return this.#timeline.timeOf(step);
  }

  /** Calls back when `heardStep` changes. @returns a function that unsubscribes */
  readonly subscribe = this.#listeners.subscribe;

  /**
   * Plays other steps from here on, in the running pass too where they are still ahead. Steps that are
   * the same objects as before are let be.
   */
  setSteps(steps: readonly Step[]): void {
    this.#steps = steps;
    const safe = this.#output.clock.now() + TOO_NEAR;
    for (const [index, { step, hits }] of this.#scheduled) {
      if (index < 0 || this.#stepAt(index) === step || this.#timeline.timeOf(index) < safe)
        continue;
      for (const hit of hits) hit.cancel();
      this.#schedule(index);
    }
  }

  /** Goes on at another tempo from the step it is at. */
  setTempo(bpm: number): void {
    if (bpm === this.#bpm) return;
    this.#bpm = bpm;
    const pivot = this.#output.clock.now() + TOO_NEAR;
    const next = Math.ceil(this.#timeline.stepAt(pivot));
    this.#cancelFrom(next);
    this.#timeline = this.#timeline.retimedFrom(pivot, this.#stepSeconds);
    this.#fill();
    this.#heartbeat.setTempo(bpm);
  }

  /** Goes round and round, or ends with the running pass. */
  setLoop(loop: boolean): void {
    const at = this.#timeline.stepAt(this.#output.clock.now() + TOO_NEAR);
    const passes = Math.max(1, Math.floor(at / this.#steps.length) + 1);
    this.#end = loop ? Number.POSITIVE_INFINITY : passes * this.#steps.length;
    this.#cancelFrom(this.#end);
    this.#fill();
  }

  /** Ends at once: what has not sounded yet does not sound. */
  stop(): void {
    if (this.#over) return;
    this.#over = true;
    this.#leaveOutput();
    this.#heartbeat.stop();
    cancelAnimationFrame(this.#frame);
    this.#cancelAfter(this.#output.clock.now());
    this.#show(null);
  }

  get #stepSeconds(): number {
    return 60 / (this.#bpm * this.#stepsPerBeat);
  }

  /** What is struck on a step of any pass, or of the count-in. */
  #stepAt(index: number): Step {
    if (index < 0) return index % this.#stepsPerBeat === 0 ? COUNT : [];
    return this.#steps[index % this.#steps.length] ?? [];
  }

  /** Puts on the audio clock what belongs there by now. */
  #fill(): void {
    const now = this.#output.clock.now();
    const lead = Math.max(MIN_LEAD, this.#steps.length * this.#timeline.stepSeconds);
    // One beat more than the lead, for the time until the heartbeat comes by again.
    const until = this.#timeline.stepAt(now + lead) + this.#stepsPerBeat;
    // A step that was missed is left out: late, it would be off the grid.
    this.#next = Math.max(this.#next, Math.ceil(this.#timeline.stepAt(now + TOO_NEAR)));
    while (this.#next < until && this.#next < this.#end) this.#schedule(this.#next++);
    for (const index of this.#scheduled.keys()) {
      // A whole step later, everything in it has begun.
      if (this.#timeline.timeOf(index + 1) < now) this.#scheduled.delete(index);
    }
  }

  #schedule(index: number): void {
    const step = this.#stepAt(index);
    const hits = step.flatMap(
      ({ sound, after = 0 }) =>
        this.#output.strike(sound, this.#timeline.timeOf(index + after)) ?? [],
    );
    this.#scheduled.set(index, { step, hits });
  }

  /** Takes back every step from `first` on; they are to be scheduled again. */
  #cancelFrom(first: number): void {
    for (const [index, { hits }] of this.#scheduled) {
      if (index < first) continue;
      for (const hit of hits) hit.cancel();
      this.#scheduled.delete(index);
    }
    this.#next = Math.min(this.#next, first);
  }

  #cancelAfter(time: number): void {
    for (const { hits } of this.#scheduled.values()) {
      for (const hit of hits) if (hit.time > time) hit.cancel();
    }
    this.#scheduled.clear();
  }

  #beat(): Heartbeat {
    const { heartbeat } = this.#output;
    heartbeat.start(this.#bpm, this.#stepsPerBeat, this.#onBeat);
    return heartbeat;
  }

  readonly #onBeat = (): void => {
    if (this.#over) return;
    this.#fill();
    this.#follow();
  };

  readonly #onFrame = (): void => {
    this.#frame = requestAnimationFrame(this.#onFrame);
    this.#output.watch();
    this.#follow();
  };

  /** Shows the step that is heard, and ends when the last one has been. */
  #follow(): void {
    const step = Math.floor(this.#timeline.stepAt(this.#output.clock.heard()));
    if (step >= this.#end) {
      this.stop();
      this.#onEnded();
      return;
    }
    if (step < this.#first) this.#show(null);
    else this.#show(step < 0 ? step : step % this.#steps.length);
  }

  #show(step: number | null): void {
    if (step === this.#heard) return;
    this.#heard = step;
    this.#listeners.notify();
  }

  /** Sound came or went: the hits of the old clock are void, the music goes on where it is. */
  readonly #rejoin = (): void => {
    this.#cancelAfter(Number.NEGATIVE_INFINITY);
    this.#next = this.#first;
    this.#fill();
    this.#heartbeat.stop();
    this.#heartbeat = this.#beat();
  };
}
