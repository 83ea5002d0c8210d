import { type Letters, type WrittenNote, writeStrokes } from '#audio/music/score/notation.ts';

/** Notation of the maracas. */
const LETTERS: Letters<'maracas'> = {
  X: ['shake', 0.8, 'accent'],
  x: ['shake', 0.55],
};

/** Parses a line in the letters above. @throws RangeError on any other letter */
export function writeMaracas(line: string): WrittenNote[] {
  return writeStrokes('maracas', LETTERS, line);
}
