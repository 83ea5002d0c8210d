import { writeBass } from '#audio/music/parts/bass.ts';
import { writeBongos } from '#audio/music/parts/bongos.ts';
import { writeMaracas } from '#audio/music/parts/maracas.ts';
import { scaleVelocity } from '#audio/music/score/notation.ts';
import { grooveOf } from './groove.ts';

/**
 * The slow bolero-bachata of the 1960s: two acoustic guitars, maracas instead of the güira, soft bongos
 * and a plain bass ("the classic bachata format" of Mélida Rodríguez's recordings: iasorecords.com). Too
 * near to bachata for an example of another style.
 */
export const BOLERO = grooveOf(
  { tempo: [90, 114], percussion: ['bongos', 'maracas'], chords: 'Am | Dm | E7 | Am', key: 'Am' },
  ({ chart, over, chordLine }) => [
    ...scaleVelocity(writeBongos(over('Mmom MmHm | Mmom MmHo')), 0.8),
    ...writeMaracas(over('XxxxXxxx')),
    ...writeBass(over('1---5-5-'), chart),
    ...chordLine('segunda', [50, 59], '1 - 23 23 2 - 23 -'),
    ...chordLine(
      'segunda',
      [64, 75],
      `
        3: - - 2: 3: - 4: ~> | 4: - - 3: 2: - . 2
        | 3 - 4 3 ~> 2 3 - | 3: - 2: - 3: - . .`,
    ),
  ],
);
