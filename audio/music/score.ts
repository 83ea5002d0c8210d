import type { PitchedInstrument, StrokeOf, StruckInstrument } from './instrument.ts';

interface Played {
  /** When it sounds, in seconds from the first beat of the score; the player's human touch included. */
  time: number;
  /** How hard it is played, above 0 and up to 1. */
  velocity: number;
}

/** A note of an instrument that plays pitches. */
export interface PitchedNote extends Played {
  instrument: PitchedInstrument;
  /** MIDI note number, 60 = middle C (C4). */
  pitch: number;
  /** Seconds until it is damped or released. */
  duration: number;
}

/** A stroke of an instrument that is struck or scraped; it rings as long as it does. */
export type StruckNote = {
  [I in StruckInstrument]: Played & { instrument: I; stroke: StrokeOf<I> };
}[StruckInstrument];

export type Note = PitchedNote | StruckNote;

/** Music to be played: what every player does, and when. In 4/4. */
export interface Score {
  /** Beats per minute; a beat is the dancers' count, a quarter note. */
  bpm: number;
  bars: number;
  /** In the order in which they sound. */
  notes: readonly Note[];
}

/** How long the bars of a score last, in seconds; its last notes may ring beyond. */
export function scoreSeconds({ bpm, bars }: Pick<Score, 'bpm' | 'bars'>): number {
  return (bars * 4 * 60) / bpm;
}
