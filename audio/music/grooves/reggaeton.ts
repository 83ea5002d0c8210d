import { chart } from '#audio/music/chart.ts';
import { writeLadder } from '#audio/music/ladder.ts';
import { repeated } from '#audio/music/line.ts';
import { writeBass } from '#audio/music/parts/bass.ts';
import { DRUMS } from '#audio/music/parts/drums.ts';
import { writeStrokes } from '#audio/music/written.ts';
import type { Groove } from './groove.ts';

/**
 * Reggaeton: the dembow, a kick on every beat and a snare that limps across them (sixteenths 4, 7, 12,
 * 15); a beat of `bpm` is a quarter. No guitars, or it would be bachatón.
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
        ...writeLadder(over('1 . . 2 . . 3 . 1 . . 2 . . 3 . | 3 . . 2 . . 4 . 3 . . 2 . . 1 .'), {
          instrument: 'piano',
          chart: sheet,
          register: [67, 84],
        }),
      ],
      ending: 'button',
    };
  },
};
