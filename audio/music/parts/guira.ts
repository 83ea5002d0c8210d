import type { RhythmType } from '#audio/music/rhythms.ts';
import { type WrittenNote, writeStrokes } from '#audio/music/score/notation.ts';
import { type Passage, phrasing, type Repertoire, startOf } from './passage.ts';

/**
 * The güira keeps time throughout. Derecho has two strokes per count, down and up; majao one; mambo three, "a caballo":
 * a long stroke and a quick pair. The strokes vary; the cells vary only in a repique.
 */
const REPERTOIRE: Readonly<Record<RhythmType, Repertoire>> = {
  derecho: {
    phrases: ['dudu duDu | dudu duDs', 'dudu duDu | dudu duDu'],
    fills: ['dudu duDs'],
  },
  majao: {
    phrases: ['d.d. d.D. | d.d. d.D.', 'd.d. d.D. | d.d. d.S.'],
    fills: ['d.d. d.S.'],
  },
  mambo: {
    phrases: ['d.tu d.tu d.tu d.tu | d.tu d.tu d.tu d.tu'],
    fills: ['d.tu d.tu d.du d.du'],
  },
};

/** The repique, a roll in sixteenths on count 4 that announces a section. Loops keep the practice grid's cells. */
const REPIQUE: Readonly<Record<RhythmType, string>> = {
  derecho: 'd.u. d.u. d.u. Dtut',
  majao: 'd... d... d... Dtut',
  mambo: 'd.tu d.tu d.tu Dtut',
};

export function guira(passage: Passage): WrittenNote[] {
  const { rhythm, repique } = passage;
  const usual = REPERTOIRE[rhythm];
  const material: Repertoire = repique ? { ...usual, fills: [REPIQUE[rhythm]] } : usual;
  const line = phrasing(material, passage, 'guira');
  return writeStrokes('guira', line, startOf(passage));
}
