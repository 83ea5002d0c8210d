import { chart } from '#audio/music/chart.ts';
import { writeChordLine } from '#audio/music/chord-line.ts';
import { repeated } from '#audio/music/line.ts';
import { writeBass } from '#audio/music/parts/bass.ts';
import { CONGAS } from '#audio/music/parts/congas.ts';
import { type Letters, writeStrokes } from '#audio/music/written.ts';
import type { Groove } from './groove.ts';

const CLAVES: Letters<'claves'> = { x: ['hit', 0.8] };
const BELL: Letters<'cowbell'> = { O: ['open', 0.8], m: ['muted', 0.5] };

/**
 * Salsa over a 2-3 son clave, which takes two bars. Congas slap on 2 and play open tones on 4, the bass
 * anticipates the chords and leaves 1 out, the piano plays a montuno. No güira.
 */
export const SALSA: Groove = {
  tempo: [160, 220],
  percussion: ['congas', 'claves', 'cowbell'],
  write(key, bars) {
    const sheet = chart('Am | E7 | E7 | Am', { written: 'Am', key, bars });
    const over = (line: string) => repeated(line, bars);
    return {
      chart: sheet,
      notes: [
        ...writeStrokes('claves', CLAVES, over('..x.x... | x..x..x.')),
        ...writeStrokes('congas', CONGAS, over('mmSm mmOO | mmSL LmOO')),
        ...writeStrokes('cowbell', BELL, over('O.mm O.mm')),
        ...writeBass(over('---5 --n-'), sheet),
        ...writeChordLine(over('14 . 2 14 . 2 . 14 | . 2 . 14 . 2 . 14'), {
          instrument: 'piano',
          chart: sheet,
          register: [60, 77],
        }),
        ...writeChordLine(
          over('. . . . . . . . | . . . . . . . . | 123^ . . 123 . . 123^ . | . . . . . . . .'),
          {
            instrument: 'brass',
            chart: sheet,
            register: [60, 77],
          },
        ),
      ],
      ending: 'button',
    };
  },
};
