import { midi } from '#audio/music/harmony/pitch.ts';
import { readLine } from '#audio/music/score/line.ts';
import type { WrittenNote } from '#audio/music/score/notation.ts';

interface MelodyOptions {
  instrument: 'requinto' | 'voice' | 'accordion' | 'piano' | 'brass';
  semitones: number;
  /** Velocity on the counts; notes between them are a little softer. */
  velocity: number;
}

/** Parses a melody such as `A4 - C5+E5 .`; `+` joins notes that sound together. @throws RangeError on any other name */
export function melody(
  line: string,
  { instrument, semitones, velocity }: MelodyOptions,
): WrittenNote[] {
  return readLine(line, 'words').flatMap(({ symbol, beat, beats }) =>
    symbol.split('+').map((note) => ({
      instrument,
      beat,
      pitch: midi(note) + semitones,
      beats: beats * 0.95,
      velocity: Number.isInteger(beat) ? velocity : velocity * 0.88,
    })),
  );
}
