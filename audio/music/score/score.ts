import type { PitchedInstrument, StrokeOf, StruckInstrument } from '#audio/music/instrument.ts';

interface ScoreEvent {
  /** Time of the event, in seconds from the first beat of the score, humanising included. */
  time: number;
  /** Dynamics, above 0 and up to 1. */
  velocity: number;
  /** The variant of its sound, from 0; it wraps around. Neighbours differ, so that no roll sounds like a machine gun. */
  variant?: number;
}

/** A note of an instrument that plays pitches. */
export interface PitchedNote extends ScoreEvent {
  instrument: PitchedInstrument;
  /** MIDI note number, 60 = middle C (C4). */
  pitch: number;
  /** The pitch from which it slides to its own, in a tenth of a second. */
  slideFrom?: number;
  /** Seconds until it is damped or released. */
  duration: number;
}

/** A stroke of a percussion instrument; it rings out undamped. */
export type StruckNote = {
  [I in StruckInstrument]: ScoreEvent & { instrument: I; stroke: StrokeOf<I> };
}[StruckInstrument];

export type Note = PitchedNote | StruckNote;

/** A performance: the notes of all players with their times. In 4/4. */
export interface Score {
  /** Beats per minute; a beat is a dancers' count, a quarter note. */
  bpm: number;
  bars: number;
  notes: readonly Note[];
}

/** Duration of a score's bars in seconds. The last notes may ring longer. */
export function scoreSeconds({ bpm, bars }: Pick<Score, 'bpm' | 'bars'>): number {
  return (bars * 4 * 60) / bpm;
}
