import { chart } from '#audio/music/chart.ts';
import { writeChordLine } from '#audio/music/chord-line.ts';
import { repeated } from '#audio/music/line.ts';
import { writeBass } from '#audio/music/parts/bass.ts';
import { DRUMS } from '#audio/music/parts/drums.ts';
import { writeStrokes } from '#audio/music/written.ts';
import type { Groove } from './groove.ts';

/**
 * Dance pop: four on the floor, claps on 2 and 4, the open hat on every "and". Piano and sustained
 * voices above. No güira, no bongos.
 */
export const POP: Groove = {
  tempo: [100, 128],
  percussion: ['drums'],
  write(key, bars) {
    const sheet = chart('C | G | Am | F', { written: 'C', key, bars });
    const over = (line: string) => repeated(line, bars);
    return {
      chart: sheet,
      notes: [
        ...writeStrokes('drums', DRUMS, over('K...K...K...K...')),
        ...writeStrokes('drums', DRUMS, over('....C.......C...')),
        ...writeStrokes('drums', DRUMS, over('h.o.h.o.h.o.h.o.')),
        ...writeBass(over('.1.1.1.1'), sheet),
        ...writeChordLine(over('123 . . 123 . . 123 . . . 123 . . 123 . .'), {
          instrument: 'piano',
          chart: sheet,
          register: [60, 76],
        }),
        ...writeChordLine(over('23 - - -'), {
          instrument: 'voice',
          chart: sheet,
          register: [60, 74],
        }),
      ],
      ending: 'button',
    };
  },
};
