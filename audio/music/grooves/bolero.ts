import { chart } from '#audio/music/chart/chart.ts';
import { writeChordLine } from '#audio/music/harmony/chord-line.ts';
import { writeBass } from '#audio/music/parts/bass.ts';
import { writeBongos } from '#audio/music/parts/bongos.ts';
import { writeMaracas } from '#audio/music/parts/maracas.ts';
import { repeated } from '#audio/music/score/line.ts';
import { scaleVelocity } from '#audio/music/score/notation.ts';
import type { Groove } from './groove.ts';

/**
 * The slow bolero-bachata of the 1960s: two acoustic guitars, maracas instead of the güira, soft bongos
 * and a plain bass ("the classic bachata format" of Mélida Rodríguez's recordings: iasorecords.com). Too
 * near to bachata for an example of another style.
 */
export const BOLERO: Groove = {
  tempo: [90, 114],
  percussion: ['bongos', 'maracas'],
  write(key, bars) {
    const sheet = chart('Am | Dm | E7 | Am', { written: 'Am', key, bars });
    const over = (line: string) => repeated(line, bars);
    return {
      chart: sheet,
      notes: [
        ...scaleVelocity(writeBongos(over('Mmom MmHm | Mmom MmHo')), 0.8),
        ...writeMaracas(over('XxxxXxxx')),
        ...writeBass(over('1---5-5-'), sheet),
        ...writeChordLine(over('1 - 23 23 2 - 23 -'), {
          instrument: 'segunda',
          chart: sheet,
          register: [50, 59],
        }),
        ...writeChordLine(
          over(`
            3: - - 2: 3: - 4: ~> | 4: - - 3: 2: - . 2
            | 3 - 4 3 ~> 2 3 - | 3: - 2: - 3: - . .`),
          { instrument: 'segunda', chart: sheet, register: [64, 75] },
        ),
      ],
      ending: 'button',
    };
  },
};
