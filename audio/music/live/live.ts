import type { MusicalKey } from '#audio/music/harmony/harmony.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { WrittenPitch, WrittenStroke } from '#audio/music/score/notation.ts';
import type { Note } from '#audio/music/score/score.ts';
import type { SectionName } from './form.ts';

/** A note of the live band before its tempo is known: its place in beats, its touch in seconds. */
export type LiveNote = (Omit<WrittenPitch, 'after'> | WrittenStroke) & {
  /** Seconds after its beat: humanising, and the strings of a strum. Negative is early. */
  late: number;
  /** The number of the variant of its sound; see `Note`. */
  variant?: number;
};

/** A note as it is played. @param duration in seconds, of a pitched note */
export function atTime(note: LiveNote, time: number, duration: number): Note {
  if (!('pitch' in note)) {
    const { beat: _beat, late: _late, accent: _accent, ...stroke } = note;
    return { ...stroke, time };
  }
  const { beat: _beat, late: _late, accent: _accent, beats: _beats, ...pitched } = note;
  return { ...pitched, time, duration };
}

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
  /** The notes in order of their beats, which count from the bar line: 0 ≤ beat < 4. */
  notes: readonly LiveNote[];
  /** A silent bar of the trainer: nothing sounds, not even the click. */
  silent?: true;
}
