import type { PitchedInstrument, StrokeOf, StruckInstrument } from './instrument.ts';
import { readLine } from './line.ts';

interface Placed {
  /** Beats from the start of the score. */
  beat: number;
  /** How hard, above 0; 1 is as hard as the player ever does. */
  velocity: number;
}

/** A pitched note as it stands on paper. */
export interface WrittenPitch extends Placed {
  instrument: PitchedInstrument;
  /** MIDI note number. */
  pitch: number;
  /** Beats it sounds. */
  beats: number;
  /** Seconds after its beat, for the strings of a strummed chord, which the hand meets in turn. */
  after?: number;
}

/** A stroke as it stands on paper. */
export type WrittenStroke = {
  [I in StruckInstrument]: Placed & { instrument: I; stroke: StrokeOf<I> };
}[StruckInstrument];

/** What a player has to play, in beats, before any hand has touched it. */
export type WrittenNote = WrittenPitch | WrittenStroke;

/** What the letters of an instrument's lines stand for: a stroke, and how hard it is struck. */
export type Letters<I extends StruckInstrument> = Readonly<
  Record<string, readonly [StrokeOf<I>, velocity: number]>
>;

/**
 * Writes out a line for a struck instrument.
 * @throws RangeError on a letter its key does not have
 */
export function writeStrokes<I extends StruckInstrument>(
  instrument: I,
  letters: Letters<I>,
  line: string,
): WrittenNote[] {
  return readLine(line).map(({ symbol, beat }) => {
    const [stroke, velocity] = letters[symbol] ?? [];
    if (stroke === undefined || velocity === undefined) {
      throw new RangeError(`'${symbol}' is not a stroke of the ${instrument}`);
    }
    return { instrument, stroke, beat, velocity } as WrittenStroke;
  });
}

/** The same music, later by so many beats. */
export function later(notes: readonly WrittenNote[], beats: number): WrittenNote[] {
  return notes.map((note) => ({ ...note, beat: note.beat + beats }));
}

/** The same music played softer or louder; `by` may change from beat to beat. */
export function louder(
  notes: readonly WrittenNote[],
  by: number | ((beat: number) => number),
): WrittenNote[] {
  return notes.map((note) => ({
    ...note,
    velocity: note.velocity * (typeof by === 'number' ? by : by(note.beat)),
  }));
}

/** Only what begins from `start` up to, not including, `end` (beats). */
export function between(notes: readonly WrittenNote[], start: number, end: number): WrittenNote[] {
  return notes.filter(({ beat }) => beat >= start && beat < end);
}
