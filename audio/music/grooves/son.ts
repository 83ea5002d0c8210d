import { writeBass } from '#audio/music/parts/bass.ts';
import { writeBongos } from '#audio/music/parts/bongos.ts';
import { writeMaracas } from '#audio/music/parts/maracas.ts';
import { type Letters, writeStrokes } from '#audio/music/score/notation.ts';
import { grooveOf } from './groove.ts';

const CLAVES: Letters<'claves'> = { x: ['hit', 0.8] };

/**
 * Cuban son over a 2-3 clave, which takes two bars. Bongos in martillo and maracas in eighths, a bass
 * that anticipates the chords and leaves 1 out (tumbao), and guitars with a syncopated figure in the
 * place of the tres. No güira.
 */
export const SON = grooveOf(
  {
    tempo: [90, 130],
    percussion: ['claves', 'bongos', 'maracas'],
    chords: 'Am | E7 | E7 | Am',
    key: 'Am',
  },
  ({ chart, over, chordLine }) => [
    ...writeStrokes('claves', CLAVES, over('..x.x... | x..x..x.')),
    ...writeBongos(over('Mmom MmHm | Mmom MmHo')),
    ...writeMaracas(over('XxxxXxxx')),
    ...writeBass(over('---5 --n-'), chart),
    ...chordLine('segunda', [64, 75], '4 . 2 3 . 2 . 4 | . 3 . 4 2 . 3 .'),
    ...chordLine('segunda', [52, 62], '12 . . 12 . . 12 . | . . 12 . . 12 . .'),
  ],
);
