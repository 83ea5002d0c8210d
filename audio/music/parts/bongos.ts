import type { RhythmType } from '#audio/music/rhythms.ts';
import {
  type Letters,
  later,
  type WrittenNote,
  writeStrokes,
} from '#audio/music/score/notation.ts';
import { type Passage, phrasing, type Repertoire, startOf } from './passage.ts';

/** Macho is the small drum, hembra the large one. Capitals are accents; `m` is damped on the skin. */
const LETTERS: Letters<'bongos'> = {
  M: ['macho', 0.84, 'accent'],
  o: ['macho', 0.6],
  m: ['muted', 0.58],
  H: ['hembra', 0.92, 'accent'],
  h: ['hembra', 0.6],
  S: ['slap', 0.88, 'accent'],
};

/**
 * Derecho is the martillo, "the hammer": continuous eighths with the macho on counts 1 and 3, lighter
 * on 2, and the hembra on 4. Majao plays the counts open and equally strong, again with the hembra on
 * 4, and only ghost notes between them. The mambo gallops with the güira and leaves the "e" of every
 * count free. A redoble, the roll that ends a passage, begins on 4; in the mambo it may begin on 3 and
 * fill every sixteenth.
 */
const REPERTOIRE: Readonly<Record<RhythmType, Repertoire>> = {
  derecho: {
    phrases: [
      'Mmom MmHm | Mmom MmHm',
      'Mmom MmHm | Mmom MmHo',
      'Mmom MmHm | Mmom MmHh',
      'Mmom MoHm | Mmom MmHo',
    ],
    fills: ['M.m.o.m. M.m.HoMo', 'M.m.o.m. M.o.HmMM', 'M.m.o.m. M.m.HoHM', 'M.m.o.m. M.o.H.hM'],
  },
  majao: {
    phrases: [
      'M.M. M.H. | M.M. M.H.',
      'M.M. M.Hm | M.M. MmH.',
      'M.Mm M.H. | M.M. M.Hh',
      'M.M. MmH. | M.Mm M.Ho',
    ],
    fills: ['M...M... M...HoMo', 'M...M... M...HMHM', 'M...M... M.m.HoMM', 'M...M... M...H.hM'],
  },
  mambo: {
    phrases: [
      'M.mm M.mm M.mm H.mm | M.mm M.mm M.mm H.mo',
      'M.mm o.mm M.mm H... | M.mm M... M.mm H.ho',
      'M.mm M.mm S.mm H.m. | M.mm o.mm M... H.hh',
    ],
    fills: ['M.mm M.mm MoMo HhHo', 'M.mm M.mm oMMo HHhH', 'M.mm S.mm MoHo HoHM'],
  },
};

export function bongos(passage: Passage): WrittenNote[] {
  const line = phrasing(REPERTOIRE[passage.rhythm], passage, 'bongos');
  return later(writeBongos(line), startOf(passage));
}

/** Parses a line in the letters above. @throws RangeError on any other letter */
export function writeBongos(line: string): WrittenNote[] {
  return writeStrokes('bongos', LETTERS, line);
}

/** The hand bell: `O` and `o` deep, at the mouth; `h` high, near the shank. */
const BELL_LETTERS: Letters<'campana'> = {
  O: ['low', 0.72, 'accent'],
  o: ['low', 0.54],
  h: ['high', 0.5],
};

/** The counts of a mambo on the bell, 1 and 3 stronger. It may replace the martillo there. */
export const CAMPANA = 'O.o.O.o.';

/** Parses a line of the bell in the letters above. @throws RangeError on any other letter */
export function writeCampana(line: string): WrittenNote[] {
  return writeStrokes('campana', BELL_LETTERS, line);
}
