import type { MusicalKey } from '#audio/music/harmony/harmony.ts';
import type { PitchedInstrument, StrokeOf, StruckInstrument } from '#audio/music/instrument.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { SectionName } from './form.ts';

/** A note of the live band before its tempo is known: its place in beats, its touch in seconds. */
export type LiveNote = (
  | {
      instrument: PitchedInstrument;
      /** MIDI note number. */
      pitch: number;
      /** The pitch from which it slides to its own. */
      slideFrom?: number;
      beats: number;
    }
  | { [I in StruckInstrument]: { instrument: I; stroke: StrokeOf<I> } }[StruckInstrument]
) & {
  /** Place on the grid in beats from the bar line, 0 ≤ beat < 4. */
  beat: number;
  /** Seconds after its beat: humanising, and the strings of a strum. Negative is early. */
  late: number;
  /** Dynamics, above 0 and up to 1. */
  velocity: number;
  /** The number of the variant of its sound; see `Note`. */
  variant?: number;
  /** Whether it is written as an accent, which its velocity already has. */
  accent?: true;
};

/** A chord symbol above a bar. */
export interface ChordName {
  beat: number;
  /** The name as sounding: `Am`, `E7`, `Bbm`. */
  name: string;
}

export interface LiveBar {
  rhythm: RhythmType;
  /** The sounding key, in which notes are named. */
  key?: MusicalKey;
  /** The section; in a whole song only. */
  section?: SectionName;
  chords: readonly ChordName[];
  /** The notes in order of their beats. */
  notes: readonly LiveNote[];
  /** A silent bar of the trainer: nothing sounds, not even the click. */
  silent?: true;
}
