import { writeBass } from '#audio/music/parts/bass.ts';
import { CONGAS } from '#audio/music/parts/congas.ts';
import { writeGuira } from '#audio/music/parts/guira.ts';
import { writeStrokes } from '#audio/music/score/notation.ts';
import { grooveOf } from './groove.ts';

/**
 * Cumbia at an unhurried tempo, with guitars as in its older recordings. A metal scraper plays one long
 * and two short strokes, the llamador answers on 2 and 4, the bass plays root and fifth on 1, 3 and 4.
 */
export const CUMBIA = grooveOf(
  { tempo: [80, 110], percussion: ['guira', 'congas'], chords: 'Am | Am | E7 | Am', key: 'Am' },
  ({ chart, over, chordLine }) => [
    ...writeGuira(over('s.tt s.tt')),
    ...writeStrokes('congas', CONGAS, over('..O. ..O. | ..O. ..OL')),
    ...writeBass(over('1---5-5-'), chart),
    ...chordLine(
      'segunda',
      [64, 75],
      '4 . 3 4 . 3 2 . | 3 . 2 3 . 2 1 - | 2 . 3 4 . > > . | 3 - 2 . 1 - . .',
    ),
    ...chordLine('segunda', [52, 63], '. 123 . 123 . 123 . 123'),
  ],
);
