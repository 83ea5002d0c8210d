import { type Chart, chart } from '#audio/music/chart/chart.ts';
import { writeChordLine } from '#audio/music/harmony/chord-line.ts';
import { writeBass } from '#audio/music/parts/bass.ts';
import { writeGuira } from '#audio/music/parts/guira.ts';
import { repeated } from '#audio/music/score/line.ts';
import { type Letters, type WrittenNote, writeStrokes } from '#audio/music/score/notation.ts';
import type { Groove } from './groove.ts';

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
export const MERENGUE: Groove = {
  tempo: [120, 160],
  percussion: ['guira', 'tambora'],
  write(key, bars) {
    const sheet: Chart = chart('C | G7 | G7 | C', { written: 'C', key, bars });
    const over = (line: string) => repeated(line, bars);
    const notes: WrittenNote[] = [
      ...writeGuira(over('d.tu d.tu')),
      ...writeStrokes('tambora', TAMBORA, over('S.rr S.oO | S...r.r. S...oOoO')),
      ...writeBass(over('1---5---'), sheet),
      ...writeChordLine(over('3 2 3 1 . 3 2 3 | . 2 3 4 3 2 1 .'), {
        instrument: 'accordion',
        chart: sheet,
        register: [67, 84],
      }),
      ...writeChordLine(over('. . . . . . . . | . . . . 123 . 123^ .'), {
        instrument: 'brass',
        chart: sheet,
        register: [58, 74],
      }),
    ];
    return { chart: sheet, notes, ending: 'button' };
  },
};
