import type { BandOptions } from '#audio/engine/live/band-playback.ts';
import type { BarAt } from '#audio/engine/live/bars.ts';
import { START_LEAD } from '#audio/engine/transport/scheduler.ts';
import type { LiveBar, LiveNote } from '#audio/music/live/live.ts';

/** A beat within this many seconds can no longer change. */
const SETTLED = 0.06;
/** Minimum time to the bar line at which a change takes effect. */
const NOTICE = 0.1;

/** An expected sound: a click, or a note of a player. */
export interface ExpectedSound {
  time: number;
  name: string;
  note: LiveNote | null;
  /** The length of a pitched note; 0 for all others. */
  seconds: number;
}

/** A stretch of one tempo: from beat `beat` on, which is at `time`, a beat lasts `seconds`. */
interface Stretch {
  beat: number;
  time: number;
  seconds: number;
}

/** A change of the bars: known since `time`, takes effect at beat `beat`. */
interface Edit {
  beat: number;
  /** Beats before this one were settled at that time, and keep their music. */
  settledBefore: number;
  barAt: BarAt;
}

/**
 * The specification of a band playback as a function of its commands: the expected sounds, independent of scheduling.
 * All times in seconds.
 */
export class ExpectedBand {
  readonly first: number;
  /** The tempos as known at each change, with the first beat that was not settled. */
  readonly #tempos: { settledBefore: number; stretches: readonly Stretch[] }[];
  readonly #edits: Edit[];
  readonly #silences: { from: number; to: number }[] = [];

  constructor({ barAt, bpm, countIn }: BandOptions, start: number) {
    this.first = countIn ? -4 : 0;
    const stretches = [{ beat: this.first, time: start + START_LEAD, seconds: 60 / bpm }];
    this.#tempos = [{ settledBefore: Number.NEGATIVE_INFINITY, stretches }];
    this.#edits = [{ beat: 0, settledBefore: Number.NEGATIVE_INFINITY, barAt }];
  }

  timeOf(beat: number, stretches = this.#stretches): number {
    const stretch = stretches.findLast((one) => one.beat <= beat) ?? stretches[0];
    return stretch ? stretch.time + (beat - stretch.beat) * stretch.seconds : Number.NaN;
  }

  beatAt(time: number): number {
    const stretch = this.#stretches.findLast((one) => one.time <= time) ?? this.#stretches[0];
    return stretch ? stretch.beat + (time - stretch.time) / stretch.seconds : Number.NaN;
  }

  /** The bar that begins at the next bar line at least 100 ms away. */
  nextBar(time: number): number {
    // The first bar begins just then, apart from rounding.
    return Math.max(0, Math.ceil(this.beatAt(time + NOTICE) / 4 - 1e-9));
  }

  setTempo(time: number, bpm: number): void {
    const beat = 4 * this.nextBar(time);
    const at = this.timeOf(beat);
    const before = this.#stretches.filter((one) => one.beat < beat);
    const stretches = [...before, { beat, time: at, seconds: 60 / bpm }];
    this.#tempos.push({ settledBefore: this.beatAt(time + SETTLED), stretches });
  }

  setBars(time: number, barAt: BarAt): void {
    const beat = 4 * this.nextBar(time);
    this.#edits.push({ beat, settledBefore: this.beatAt(time + SETTLED), barAt });
  }

  replaceBars(time: number, barAt: BarAt): void {
    const settledBefore = this.beatAt(time + SETTLED);
    this.#edits.push({ beat: Number.NEGATIVE_INFINITY, settledBefore, barAt });
  }

  setAudible(time: number, audible: boolean): void {
    const last = this.#silences.at(-1);
    if (!audible) this.#silences.push({ from: time, to: Infinity });
    else if (last) last.to = time;
  }

  /** All sounds before `until`, in no order. */
  sounds(until: number): ExpectedSound[] {
    return this.#played(until).filter(({ time, beat }) => !this.#isSilent(time, this.timeOf(beat)));
  }

  /** The number of strokes of the players that begin up to `until`, with or without sound. */
  strokes(until: number): number {
    return this.#played(until).filter(({ note }) => note).length;
  }

  get #stretches(): readonly Stretch[] {
    return this.#tempos.at(-1)?.stretches ?? [];
  }

  #played(until: number) {
    const sounds: (ExpectedSound & { beat: number })[] = [];
    for (let beat = this.first; beat < 0; beat++) {
      const name = `count-in ${beat === -4 ? 'downbeat' : 'count'}`;
      sounds.push({ beat, time: this.timeOf(beat), name, note: null, seconds: 0 });
    }
    for (let bar = 0; this.timeOf(4 * bar) < until + 1; bar++) {
      // Edits may differ within a bar: every beat gets the bar that was known for it.
      for (const edit of new Set(this.#edits)) {
        const music = edit.barAt(bar);
        if (!music) continue;
        for (const one of soundsOf(music)) {
          const beat = 4 * bar + one.beat;
          if (this.#editAt(beat) !== edit) continue;
          const time = this.timeOf(beat) + one.late;
          sounds.push({ ...one, beat, time, seconds: this.#length(beat, one.note) });
        }
      }
    }
    return sounds.filter(({ time }) => time < until);
  }

  /** The length of a note, by the tempo that was known when the note was settled. */
  #length(beat: number, note: LiveNote | null): number {
    if (!note || !('pitch' in note)) return 0;
    const known = this.#tempos.findLast(({ settledBefore }) => beat >= settledBefore);
    return this.timeOf(beat + note.beats, known?.stretches) - this.timeOf(beat, known?.stretches);
  }

  #editAt(beat: number): Edit | undefined {
    return this.#edits.findLast((one) => beat >= one.beat && beat >= one.settledBefore);
  }

  /**
   * Whether a sound cannot be heard: it sounds while the output is lost, or begins within 60 ms after its
   * return.
   */
  #isSilent(time: number, beatTime: number): boolean {
    return this.#silences.some(({ from, to }) => time > from && beatTime < to + SETTLED);
  }
}

function soundsOf({ silent, notes }: LiveBar) {
  if (silent) return [];
  const clicks = [0, 1, 2, 3].map((beat) => ({
    beat,
    late: 0,
    name: beat === 0 ? 'downbeat' : 'count',
    note: null,
  }));
  const strokes = notes.map((note) => ({
    beat: note.beat,
    late: note.late,
    name: 'stroke' in note ? note.stroke : `${note.pitch}`,
    note,
  }));
  return [...clicks, ...strokes];
}
