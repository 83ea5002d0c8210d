import { type Letters, type WrittenNote, writeStrokes } from '#audio/music/score/notation.ts';

/** The hand bell: `O` and `o` deep, at the mouth; `h` high, near the shank. */
const LETTERS: Letters<'campana'> = {
  O: ['low', 0.72, 'accent'],
  o: ['low', 0.54],
  h: ['high', 0.5],
};

/** The counts of a mambo, 1 and 3 stronger. It may replace the martillo there. */
export const CAMPANA = 'O.o.O.o.';

/** Parses a line in the letters above. @throws RangeError on any other letter */
export function writeCampana(line: string): WrittenNote[] {
  return writeStrokes('campana', LETTERS, line);
}
