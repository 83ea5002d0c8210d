import { writeBass } from '#audio/music/parts/bass.ts';
import { writeGuira } from '#audio/music/parts/guira.ts';
import { type Letters, writeStrokes } from '#audio/music/score/notation.ts';
import { grooveOf } from './groove.ts';

const TAMBORA: Letters<'tambora'> = {
  O: ['open', 0.9],
  o: ['open', 0.7],
  S: ['slap', 0.85],
  r: ['rim', 0.6],
};

/**
 * Merengue: fast and felt in two, one dance step to two beats. The tambora rolls into every downbeat, the
 * bass walks on 1 and 3, accordion and brass alternate. No guitars and no bongos. Its güira gallops
 * too, at half the speed of the bachata mambo's.
 */
export const MERENGUE = grooveOf(
  { tempo: [120, 160], percussion: ['guira', 'tambora'], chords: 'C | G7 | G7 | C', key: 'C' },
  ({ chart, over, chordLine }) => [
    ...writeGuira(over('d.tu d.tu')),
    ...writeStrokes('tambora', TAMBORA, over('S.rr S.oO | S...r.r. S...oOoO')),
    ...writeBass(over('1---5---'), chart),
    ...chordLine('accordion', [67, 84], '3 2 3 1 . 3 2 3 | . 2 3 4 3 2 1 .'),
    ...chordLine('brass', [58, 74], '. . . . . . . . | . . . . 123 . 123^ .'),
  ],
);
