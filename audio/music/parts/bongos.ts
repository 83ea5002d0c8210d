import type { RhythmType } from '#audio/music/rhythms.ts';
import { type WrittenNote, writeStrokes } from '#audio/music/score/notation.ts';
import { type Passage, phrasing, type Repertoire, startOf } from './passage.ts';

/**
 * Derecho is the martillo, "the hammer": continuous eighths with the macho on counts 1 and 3, softer on 2, and the
 * hembra on 4. Majao plays the counts open and equally strong, again with the hembra on 4, and only ghost notes between
 * them. The mambo gallops with the güira and omits the "e" of every count. A redoble, the roll at the end of a passage,
 * begins on 4; in the mambo it may begin on 3 and fill every sixteenth.
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
  return writeStrokes('bongos', line, startOf(passage));
}

/** The bell's counts in a mambo, 1 and 3 stronger. The bell may replace the martillo there. */
export const CAMPANA = 'O.o.O.o.';
