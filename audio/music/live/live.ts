import type { MusicalKey } from '#audio/music/harmony/harmony.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { WrittenPitch, WrittenStroke } from '#audio/music/score/notation.ts';
import type { Note } from '#audio/music/score/score.ts';
import type { SectionName } from './form.ts';

/** A note of the live band, independent of the tempo: its position in beats, its humanising in seconds. */
export type LiveNote = (Omit<WrittenPitch, 'after'> | WrittenStroke) & {
  /** Seconds after its beat, by humanising and the strings of a strum. Negative is early. */
  late: number;
  /** The number of the variant of its sound; see `Note`. */
  variant?: number;
};

/** A note as played. @param duration of a pitched note, in seconds */
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
  /** The sounding name: `Am`, `E7`, `Bbm`. */
  name: string;
}

export interface LiveBar {
  rhythm: RhythmType;
  /** The sounding key, for the names of notes. */
  key?: MusicalKey;
  /** The section; in a whole song only. */
  section?: SectionName;
  chords: readonly ChordName[];
  /** The notes in order of their beats, which count from the bar line: 0 ≤ beat < 4. */
  notes: readonly LiveNote[];
  /** A silent bar of the trainer: neither notes nor clicks. */
  silent?: true;
}
