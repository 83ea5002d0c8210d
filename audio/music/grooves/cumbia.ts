import { chart } from '#audio/music/chart.ts';
import { writeChordLine } from '#audio/music/chord-line.ts';
import { repeated } from '#audio/music/line.ts';
import { writeBass } from '#audio/music/parts/bass.ts';
import { CONGAS } from '#audio/music/parts/congas.ts';
import { type Letters, writeStrokes } from '#audio/music/written.ts';
import type { Groove } from './groove.ts';

const GUIRO: Letters<'wood-guiro'> = { L: ['long', 0.85], s: ['short', 0.6] };

/**
 * Cumbia at an unhurried tempo. A wooden scraper plays one long and two short strokes, the llamador
 * answers on 2 and 4, the bass plays root and fifth on 1, 3 and 4, an accordion has the melody.
 */
export const CUMBIA: Groove = {
  tempo: [80, 110],
  percussion: ['wood-guiro', 'congas'],
  write(key, bars) {
    const sheet = chart('Am | Am | E7 | Am', { written: 'Am', key, bars });
    const over = (line: string) => repeated(line, bars);
    return {
      chart: sheet,
      notes: [
        ...writeStrokes('wood-guiro', GUIRO, over('L.ss L.ss')),
        ...writeStrokes('congas', CONGAS, over('..O. ..O. | ..O. ..OL')),
        ...writeBass(over('1---5-5-'), sheet),
        ...writeChordLine(
          over('4 . 3 4 . 3 2 . | 3 . 2 3 . 2 1 - | 2 . 3 4 . > > . | 3 - 2 . 1 - . .'),
          {
            instrument: 'accordion',
            chart: sheet,
            register: [64, 81],
          },
        ),
        ...writeChordLine(over('. 123 . 123 . 123 . 123'), {
          instrument: 'piano',
          chart: sheet,
          register: [55, 67],
        }),
      ],
      ending: 'button',
    };
  },
};
