import { chart } from '#audio/music/chart/chart.ts';
import { writeChordLine } from '#audio/music/harmony/chord-line.ts';
import { writeBass } from '#audio/music/parts/bass.ts';
import { CONGAS } from '#audio/music/parts/congas.ts';
import { writeGuira } from '#audio/music/parts/guira.ts';
import { repeated } from '#audio/music/score/line.ts';
import { writeStrokes } from '#audio/music/score/notation.ts';
import type { Groove } from './groove.ts';

/**
 * Cumbia at an unhurried tempo, with guitars as in its older recordings. A metal scraper plays one long
 * and two short strokes, the llamador answers on 2 and 4, the bass plays root and fifth on 1, 3 and 4.
 */
export const CUMBIA: Groove = {
  tempo: [80, 110],
  percussion: ['guira', 'congas'],
  write(key, bars) {
    const sheet = chart('Am | Am | E7 | Am', { written: 'Am', key, bars });
    const over = (line: string) => repeated(line, bars);
    return {
      chart: sheet,
      notes: [
        ...writeGuira(over('s.tt s.tt')),
        ...writeStrokes('congas', CONGAS, over('..O. ..O. | ..O. ..OL')),
        ...writeBass(over('1---5-5-'), sheet),
        ...writeChordLine(
          over('4 . 3 4 . 3 2 . | 3 . 2 3 . 2 1 - | 2 . 3 4 . > > . | 3 - 2 . 1 - . .'),
          {
            instrument: 'segunda',
            chart: sheet,
            register: [64, 75],
          },
        ),
        ...writeChordLine(over('. 123 . 123 . 123 . 123'), {
          instrument: 'segunda',
          chart: sheet,
          register: [52, 63],
        }),
      ],
      ending: 'button',
    };
  },
};
