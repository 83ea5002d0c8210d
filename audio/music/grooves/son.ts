import { chart } from '#audio/music/chart/chart.ts';
import { writeChordLine } from '#audio/music/harmony/chord-line.ts';
import { writeBass } from '#audio/music/parts/bass.ts';
import { writeBongos } from '#audio/music/parts/bongos.ts';
import { writeMaracas } from '#audio/music/parts/maracas.ts';
import { repeated } from '#audio/music/score/line.ts';
import { type Letters, writeStrokes } from '#audio/music/score/notation.ts';
import type { Groove } from './groove.ts';

const CLAVES: Letters<'claves'> = { x: ['hit', 0.8] };

/**
 * Cuban son over a 2-3 clave, which takes two bars. Bongos in martillo and maracas in eighths, a bass
 * that anticipates the chords and leaves 1 out (tumbao), and guitars with a syncopated figure in the
 * place of the tres. No güira.
 */
export const SON: Groove = {
  tempo: [90, 130],
  percussion: ['claves', 'bongos', 'maracas'],
  write(key, bars) {
    const sheet = chart('Am | E7 | E7 | Am', { written: 'Am', key, bars });
    const over = (line: string) => repeated(line, bars);
    return {
      chart: sheet,
      notes: [
        ...writeStrokes('claves', CLAVES, over('..x.x... | x..x..x.')),
        ...writeBongos(over('Mmom MmHm | Mmom MmHo')),
        ...writeMaracas(over('XxxxXxxx')),
        ...writeBass(over('---5 --n-'), sheet),
        ...writeChordLine(over('4 . 2 3 . 2 . 4 | . 3 . 4 2 . 3 .'), {
          instrument: 'segunda',
          chart: sheet,
          register: [64, 75],
        }),
        ...writeChordLine(over('12 . . 12 . . 12 . | . . 12 . . 12 . .'), {
          instrument: 'segunda',
          chart: sheet,
          register: [52, 62],
        }),
      ],
      ending: 'button',
    };
  },
};
