import type { Chart } from '#audio/music/chart.ts';
import { type Register, writeLadder } from '#audio/music/ladder.ts';
import { pick } from '#audio/music/random.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { WrittenNote } from '#audio/music/written.ts';
import { type Passage, phraseRandom, phrasing, type Repertoire, startOf } from './passage.ts';

/** From about 500 Hz (B4) upwards to D6: the learner's ear tells it from the segunda by its height. */
export const REQUINTO_REGISTER: Register = [71, 86];

/**
 * How the signs are read: ladder.ts. Derecho runs in eighths up and down the chord and turns to
 * double-stops at a line's end; majao leaves room and speaks between the lines; the mambo is the solo,
 * in short riffs that are said, said again and answered, with thirds, sixths and quick runs (picado).
 */
const REPERTOIRE: Readonly<Record<RhythmType, Repertoire>> = {
  derecho: {
    phrases: [
      '1 2 3 4 3 2 3 2 | 1 2 3 4 3 4 3 2',
      '4 3 2 3 1 2 3 2 | 4 3 2 1 2 3 4 3',
      '2 1 2 3 4 3 2 3 | 1 2 3 2 4 3 2 3',
      '1 3 2 3 4 3 2 3 | 1 3 2 3 /3= - 2= -',
    ],
    endings: ['1 2 3 4 /4= - 3= -', '4 3 2 3 2= - /3= -', '1 2 3 2 /3= 3= 2= -'],
  },
  majao: {
    phrases: [
      '/3= - - - . . . . | . . . . 2 3 4 3',
      '/4= - 3= - . . . . | . . 2 3 4 > 3 -',
      '2= - - - . . 3 4 | /3= - - - . . . .',
    ],
    endings: ['. . . . . . . . 4 > 3 2 3 - 2 -', '. . . . . . . . /4= - 3= - 2= - - -'],
  },
  mambo: {
    phrases: [
      '/3= - - 3= - - 2= - 3= - 4= - 3= - 2= - | /3= - - 3= - - 2= - 3 4 > > 3^ - . .',
      '4^ > 3 2 3 - - . 4^ > 3 2 3 - - . | 4^ > 3 2 3 - 2 - 1 2 3 4 /3= - . .',
      '4 - 4 4 3 - 3 3 2 - 2 2 3 - - - | 4 - 4 4 3 - 3 3 2 3 4 3 /2= - . .',
      '1 2 3 2 1 2 3 2 2 3 4 3 2 3 4 3 | /4= - 3= - /4= - 3= - 2 3 < < 4^ - . .',
    ],
    endings: [
      '4^ > > > 3^ > > > 2 < < < 4^ - . .',
      '1 2 3 4 3 2 3 4 /4= - - 3= - - 2= -',
      '4^ 4 3 3 2 2 3 3 4^ > > > /3= - . .',
    ],
  },
};

/** Answers that fit into counts 3 and 4, for a band whose singer has just paused. */
const ANSWERS = [
  '. . . . . . . . 2 - 3 4 > - 3 -',
  '. . . . /4= - 3= -',
  '. . . . . . . . 4 > 3 2 /3= - - -',
] as const;

export function requinto(passage: Passage): WrittenNote[] {
  const line = phrasing(REPERTOIRE[passage.rhythm], passage, phraseRandom(passage, 'requinto'));
  return writeRequinto(line, passage.chart, startOf(passage));
}

/** What the requinto says while a singer tells the story: nothing in a line, an answer at its end. */
export function requintoAnswers(passage: Passage): WrittenNote[] {
  const random = phraseRandom(passage, 'requinto');
  const pairs = Array.from(
    { length: passage.bars / 2 },
    () => `. . . . . . . . | ${pick(random, ANSWERS)}`,
  );
  return writeRequinto(pairs.join('|'), passage.chart, startOf(passage));
}

/** Writes out a line in the signs of ladder.ts over the changes, from the beat `start` of the chart. */
export function writeRequinto(line: string, chart: Chart, start = 0): WrittenNote[] {
  return writeLadder(line, { instrument: 'requinto', chart, register: REQUINTO_REGISTER, start });
}
