import { chart } from '#audio/music/chart.ts';
import { writeChordLine } from '#audio/music/chord-line.ts';
import { repeated } from '#audio/music/line.ts';
import { writeBass } from '#audio/music/parts/bass.ts';
import { DRUMS } from '#audio/music/parts/drums.ts';
import { writeStrokes } from '#audio/music/written.ts';
import type { Groove } from './groove.ts';

/**
 * Reggaeton: the dembow, a kick on every beat and a snare across them on sixteenths 4, 7, 12 and 15.
 * No guitars, or it would be bachatón.
 */
export const REGGAETON: Groove = {
  tempo: [88, 100],
  percussion: ['drums'],
  write(key, bars) {
    const sheet = chart('Am | F | C | G', { written: 'Am', key, bars });
    const over = (line: string) => repeated(line, bars);
    return {
      chart: sheet,
      notes: [
        ...writeStrokes('drums', DRUMS, over('K..S K.S. K..S K.S.')),
        ...writeStrokes('drums', DRUMS, over('h.hh h.h. h.hh h.ho')),
        ...writeBass(over('1--1 --1-'), sheet),
        ...writeChordLine(
          over('1 . . 2 . . 3 . 1 . . 2 . . 3 . | 3 . . 2 . . 4 . 3 . . 2 . . 1 .'),
          {
            instrument: 'piano',
            chart: sheet,
            register: [67, 84],
          },
        ),
      ],
      ending: 'button',
    };
  },
};
