import type { PlaybackOptions } from '#audio/engine/playback.ts';
import type { GridStep } from '#audio/engine/step.ts';
import { START_LEAD } from '#audio/engine/transport/scheduler.ts';
import type { Sounded } from './simulated-output.ts';

/** Time before its start from which a step can no longer change, in seconds. */
const SETTLED = 0.01;
const COUNT_IN_BEATS = 4;

/** A stretch of constant tempo: at `time`, the playhead is at `position` and moves `rate` steps a second. */
interface Stretch {
  time: number;
  position: number;
  rate: number;
}

/**
 * The specification of a playback as a function of its commands: the expected sounds and playhead, independent of
 * scheduling. All times in seconds.
 */
export class ExpectedPlayback {
  readonly #options: PlaybackOptions;
  readonly first: number;
  readonly #begin: number;
  readonly #stretches: Stretch[];
  readonly #edits: { time: number; steps: readonly GridStep[] }[];
  readonly #ends: { time: number; end: number }[];
  readonly #silences: { from: number; to: number }[] = [];
  #stopped = Number.POSITIVE_INFINITY;

  constructor(options: PlaybackOptions, start: number) {
    const { steps, stepsPerBeat, bpm, loop, countIn } = options;
    this.#options = options;
    this.first = countIn ? -COUNT_IN_BEATS * stepsPerBeat : 0;
    const rate = (bpm * stepsPerBeat) / 60;
    this.#begin = start + START_LEAD;
    this.#stretches = [{ time: this.#begin, position: this.first, rate }];
    this.#edits = [{ time: Number.NEGATIVE_INFINITY, steps }];
    this.#ends = [{ time: Number.NEGATIVE_INFINITY, end: loop ? Infinity : steps.length }];
  }

  edit(time: number, steps: readonly GridStep[]): void {
    this.#edits.push({ time: time + SETTLED, steps });
  }

  setTempo(time: number, bpm: number): void {
    const rate = (bpm * this.#options.stepsPerBeat) / 60;
    if (rate === this.#stretches.at(-1)?.rate) return;
    const at = Math.max(time + SETTLED, this.#begin);
    this.#stretches.push({ time: at, position: this.positionAt(at), rate });
  }

  setLoop(time: number, loop: boolean): void {
    const { length } = this.#options.steps;
    const passes = Math.max(1, Math.floor(this.positionAt(time + SETTLED) / length) + 1);
    this.#ends.push({ time: time + SETTLED, end: loop ? Infinity : passes * length });
  }

  setAudible(time: number, audible: boolean): void {
    const silence = this.#silences.at(-1);
    if (!audible) this.#silences.push({ from: time, to: Infinity });
    else if (silence) silence.to = time + SETTLED;
  }

  stop(time: number): void {
    this.#stopped = Math.min(this.#stopped, time);
  }

  /** The end of the last step; infinite in a loop. */
  get endTime(): number {
    return this.timeOf(this.#ends.at(-1)?.end ?? 0);
  }

  /** The playhead in steps and fractions of a step. */
  positionAt(time: number): number {
    const { time: from, position, rate } = last(this.#stretches, (one) => one.time <= time);
    return position + (time - from) * rate;
  }

  /** The beginning of a step. */
  timeOf(step: number): number {
    const { time, position, rate } = last(this.#stretches, (one) => one.position <= step);
    return time + (step - position) / rate;
  }

  /** The index of the step at `time`: negative in the count-in, `null` before. Not for after the end. */
  stepAt(time: number): number | null {
    const step = Math.floor(this.positionAt(time));
    if (step < this.first) return null;
    return step < 0 ? step : step % this.#options.steps.length;
  }

  /** The sounds after `from`, by default from the start, until `until`; in order of time. */
  sounds(until: number, from = Number.NEGATIVE_INFINITY): Sounded[] {
    const sounds: Sounded[] = [];
    const step = Math.floor(this.positionAt(from));
    for (let index = Math.max(this.first, step); this.timeOf(index) < until; index++) {
      sounds.push(...this.#soundsOf(index));
    }
    return sounds.filter(({ time }) => time > from && time < until).sort((a, b) => a.time - b.time);
  }

  #soundsOf(index: number): Sounded[] {
    const time = this.timeOf(index);
    if (index >= last(this.#ends, (one) => one.time <= time).end) return [];
    if (time > this.#stopped) return [];
    if (this.#silences.some(({ from, to }) => time > from && time < to)) return [];
    return this.#stepOf(index, time).map((sound) => ({ sound, time }));
  }

  #stepOf(index: number, begin: number): GridStep {
    const { steps, stepsPerBeat } = this.#options;
    if (index < 0) return index % stepsPerBeat === 0 ? ['count'] : [];
    return last(this.#edits, ({ time }) => time <= begin).steps[index % steps.length] ?? [];
  }
}

/** The last item for which `test` holds, or the first item. */
function last<T>(items: readonly T[], test: (item: T) => boolean): T {
  return items.findLast(test) ?? (items[0] as T);
}
