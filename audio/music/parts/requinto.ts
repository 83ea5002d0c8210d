import type { Chart } from '#audio/music/chart.ts';
import { type Register, writeChordLine } from '#audio/music/chord-line.ts';
import { pick } from '#audio/music/random.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { WrittenNote } from '#audio/music/written.ts';
import { type Passage, phraseRandom, phrasing, type Repertoire, startOf } from './passage.ts';

/** B4 (about 500 Hz) to D6, above the segunda, so that learners can tell the two guitars apart. */
export const REQUINTO_REGISTER: Register = [71, 86];

/**
 * In the notation of chord-line.ts. Derecho runs up and down the chord in eighths and ends its lines in
 * double-stops; majao leaves room and answers between the lines; the mambo is a solo of short riffs
 * that are repeated and answered, with thirds, sixths and quick runs (picado).
 */
const REPERTOIRE: Readonly<Record<RhythmType, Repertoire>> = {
  derecho: {
    phrases: [
      '1 2 3 4 3 2 3 2 | 1 2 3 4 3 4 3 2',
      '4 3 2 3 1 2 3 2 | 4 3 2 1 2 3 4 3',
      '2 1 2 3 4 3 2 3 | 1 2 3 2 4 3 2 3',
      '1 3 2 3 4 3 2 3 | 1 3 2 3 /3= - 2= -',
    ],
    fills: ['1 2 3 4 /4= - 3= -', '4 3 2 3 2= - /3= -', '1 2 3 2 /3= 3= 2= -'],
  },
  majao: {
    phrases: [
      '/3= - - - . . . . | . . . . 2 3 4 3',
      '/4= - 3= - . . . . | . . 2 3 4 > 3 -',
      '2= - - - . . 3 4 | /3= - - - . . . .',
    ],
    fills: ['. . . . . . . . 4 > 3 2 3 - 2 -', '. . . . . . . . /4= - 3= - 2= - - -'],
  },
  mambo: {
    phrases: [
      '/3= - - 3= - - 2= - 3= - 4= - 3= - 2= - | /3= - - 3= - - 2= - 3 4 > > 3^ - . .',
      '4^ > 3 2 3 - - . 4^ > 3 2 3 - - . | 4^ > 3 2 3 - 2 - 1 2 3 4 /3= - . .',
      '4 - 4 4 3 - 3 3 2 - 2 2 3 - - - | 4 - 4 4 3 - 3 3 2 3 4 3 /2= - . .',
      '1 2 3 2 1 2 3 2 2 3 4 3 2 3 4 3 | /4= - 3= - /4= - 3= - 2 3 < < 4^ - . .',
    ],
    fills: [
      '4^ > > > 3^ > > > 2 < < < 4^ - . .',
      '1 2 3 4 3 2 3 4 /4= - - 3= - - 2= -',
      '4^ 4 3 3 2 2 3 3 4^ > > > /3= - . .',
    ],
  },
};

/** Answers on counts 3 and 4 of a bar, for the pause at the end of a sung line. */
const ANSWERS = [
  '. . . . . . . . 2 - 3 4 > - 3 -',
  '. . . . /4= - 3= -',
  '. . . . . . . . 4 > 3 2 /3= - - -',
] as const;

export function requinto(passage: Passage): WrittenNote[] {
  const line = phrasing(REPERTOIRE[passage.rhythm], passage, phraseRandom(passage, 'requinto'));
  return writeRequinto(line, passage.chart, startOf(passage));
}

/** Call and response with the singer: the requinto rests during a line and answers at its end. */
export function requintoAnswers(passage: Passage): WrittenNote[] {
  const random = phraseRandom(passage, 'requinto');
  const pairs = Array.from(
    { length: passage.bars / 2 },
    () => `. . . . . . . . | ${pick(random, ANSWERS)}`,
  );
  return writeRequinto(pairs.join('|'), passage.chart, startOf(passage));
}

/** Parses a line in the notation of chord-line.ts. @param start the beat of the chart it begins on */
export function writeRequinto(line: string, chart: Chart, start = 0): WrittenNote[] {
  return writeChordLine(line, {
    instrument: 'requinto',
    chart,
    register: REQUINTO_REGISTER,
    start,
  });
}
