import type { PitchedInstrument, StrokeOf, StruckInstrument } from '#audio/music/instrument.ts';
import { readLine } from './line.ts';

interface WrittenEvent {
  /** Beats from the start of the score. */
  beat: number;
  /** Dynamics, above 0; 1 is the hardest a player hits. */
  velocity: number;
  /** Whether it is an accent; the velocity is its strength. */
  accent?: true;
}

export interface WrittenPitch extends WrittenEvent {
  instrument: PitchedInstrument;
  /** MIDI note number. */
  pitch: number;
  beats: number;
  /** The pitch from which it slides up or down to its own, at its start. */
  slideFrom?: number;
  /** Delay after its beat in seconds, for the strings of a strum, which sound one after the other. */
  after?: number;
}

export type WrittenStroke = {
  [I in StruckInstrument]: WrittenEvent & { instrument: I; stroke: StrokeOf<I> };
}[StruckInstrument];

/** A note as written: in beats, before humanising. */
export type WrittenNote = WrittenPitch | WrittenStroke;

/** Notation of a percussion instrument: the stroke and velocity that each letter stands for. */
export type Letters<I extends StruckInstrument> = Readonly<
  Record<string, readonly [StrokeOf<I>, velocity: number, accent?: 'accent']>
>;

/** Parses a line of a percussion instrument. @throws RangeError on a letter that `letters` does not have */
export function writeStrokes<I extends StruckInstrument>(
  instrument: I,
  letters: Letters<I>,
  line: string,
): WrittenNote[] {
  return readLine(line).map(({ symbol, beat }) => {
    const letter = letters[symbol];
    if (!letter) throw new RangeError(`'${symbol}' is not a stroke of the ${instrument}`);
    const [stroke, velocity, accent] = letter;
    return { instrument, stroke, beat, velocity, ...accented(accent) } as WrittenStroke;
  });
}

/** The field of an accent, or no field. */
export const accented = (accent: unknown) => (accent ? ({ accent: true } as const) : {});

/** The same music, delayed by a number of beats. */
export function later(notes: readonly WrittenNote[], beats: number): WrittenNote[] {
  return notes.map((note) => ({ ...note, beat: note.beat + beats }));
}

/** The same music softer or louder. @param factor on each velocity, constant or depending on the beat */
export function scaleVelocity(
  notes: readonly WrittenNote[],
  factor: number | ((beat: number) => number),
): WrittenNote[] {
  return notes.map((note) => ({
    ...note,
    velocity: note.velocity * (typeof factor === 'number' ? factor : factor(note.beat)),
  }));
}

/** The notes that begin at `start` or later and before `end` (beats). */
export function between(notes: readonly WrittenNote[], start: number, end: number): WrittenNote[] {
  return notes.filter(({ beat }) => beat >= start && beat < end);
}
