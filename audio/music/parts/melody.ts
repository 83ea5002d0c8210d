import { readLine } from '#audio/music/line.ts';
import { midi } from '#audio/music/pitch.ts';
import type { WrittenNote } from '#audio/music/written.ts';

/** How a melody is rendered by who sings or plays it. */
interface Rendering {
  instrument: 'requinto' | 'voice' | 'accordion' | 'piano' | 'brass';
  /** Semitones from the key it is written in to the key it is played in. */
  semitones: number;
  /** How strongly; the counts a little more than what lies between them. */
  velocity: number;
}

/** Writes out a melody in note names, `A4 - C5+E5 .`; `+` joins what sounds together. */
export function melody(
  line: string,
  { instrument, semitones, velocity }: Rendering,
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
