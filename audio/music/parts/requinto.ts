import type { Chart } from '#audio/music/chart/chart.ts';
import { type Register, writeChordLine } from '#audio/music/harmony/chord-line.ts';
import { pick } from '#audio/music/random.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { WrittenNote } from '#audio/music/score/notation.ts';
import { type Passage, phraseRandom, phrasing, type Repertoire, startOf } from './passage.ts';

/**
 * A3 to C6: a guitar with melodies across all strings, above the segunda's chords and partly among them. The frets
 * allow this on a standard guitar, with a capo at the second or third fret, and on the smaller instrument that is tuned
 * a fourth higher.
 */
export const REQUINTO_REGISTER: Register = [57, 84];

/** The arpeggios of derecho are in the middle, E4 to A5. */
const DERECHO_REGISTER: Register = [64, 81];

/** E4 to C6: the chord tones in a learner's lane. */
export const LANE_REGISTER: Register = [64, 84];

/**
 * In the notation of chord-line.ts. Derecho runs up and down the chord in eighths, with hammer-ons and pull-offs, and
 * ends its lines in thirds. Majao has more rests, starts off the beat and leads into the next bar with a pickup. The
 * mambo is a solo of short riffs that are repeated and answered, with thirds and sixths, quick runs (picado), a pedal
 * note and tremolo.
 *
 * Riffs of one or two bars: IASO, "Bachata breakdown". Arpeggios in eighths and answers to the singer:
 * L. Abdul-Rauf, "Análisis de la bachata", part 3 (2021). The techniques are common practice.
 */
const REPERTOIRE: Readonly<Record<RhythmType, Repertoire>> = {
  derecho: {
    phrases: [
      '1 2 3 4 3 2 3 2 | 1 2 3 4 3 4 3 2',
      '2 1 2 3 4 3 2 3 | 1 2 3 4 > ~> 3 2',
      '1 2 3 4 ~> 3 2 3 | 1 2 3 ~< 4 3 2 ~<',
      '4 3 2 3 1 2 3 2 | 4 3 2 1 2 3 4 ~>',
      '1 3 2 3 4 3 2 3 | 1 3 2 3 /3: - 4: -',
    ],
    fills: ['1 2 3 4 /4: - 3: -', '4 3 2 3 2: - /3: -', '1 - 2 - 3 - 4 - 4: - 3: - 2 3 4 ~<'],
  },
  majao: {
    phrases: [
      '/5= - - 4= - - . . | . . . . 4 5 6 ~>',
      '6: - 5: - . . . . | . . . . 4 5 ~< 5',
      '5 - - 6 - - ~> 5 | . . . . . . 4 5',
      '/4= - - - . . 5 ~< | /5= - - - . . . .',
    ],
    fills: [
      '. . . . . . . . 6 ~> 5 4 5 - 4 -',
      '. . . . . . . . 6: - >: - >: - <: -',
      '. . . . . . . . . . 3 4 5 ~< 6 ~<',
    ],
  },
  mambo: {
    phrases: [
      '/6: - - 6: - - 5: - 6: - <: - 6: - 5: - | /6: - - 6: - - 5: - 5 6 ~> 5 4^ - . .',
      '6^ ~> 5 4 5 - . . 6^ ~> 5 4 5 - . . | 6^ ~> 5 4 3 - 4 - 3 4 5 6 /5= - . .',
      '7 - 7 7 6 - 6 6 5 - 5 5 6 - - - | 7 - 7 7 6 - 6 6 5 6 7 6 /5= - . .',
      '3 4 5 4 3 4 5 4 4 5 6 5 4 5 6 5 | /7= - 6= - /7= - 6= - 5 6 < ~< 7^ - . .',
      '7* - - - - - - - 6 - 5 ~> 5 4 5 - | 6* - - - - - - - 5 ~> 4 3 4= - . .',
    ],
    fills: [
      '7^ ~> > ~> 5^ ~> > ~> 4 ~< < ~< 5= - 5 ~<',
      '3 4 5 6 5 4 5 6 /6= - - 5= - - 4 5',
      '7^ 7 6 6 5 5 4 4 3^ 4 5 6 /7= - 6 ~<',
    ],
  },
};

/** Answers on counts 3 and 4, after a sung line. The first of a pair stays open; the second closes the same figure. */
const ANSWERS: readonly [Answers, ...Answers[]] = [
  ['. . . . . . . . 4 - 5 6 ~> - 6 -', '. . . . . . . . 4 - 5 6 ~> - 4 -'],
  ['. . . . . . . . /6: - <: - >: - 6 ~<', '. . . . . . . . /6: - <: - >: - 4= -'],
  ['. . . . . . . . 6 ~> 5 4 /5= - - -', '. . . . . . . . 6 ~> 5 4 /4= - - -'],
];

type Answers = readonly [open: string, close: string];

export function requinto(passage: Passage): WrittenNote[] {
  const { rhythm, chart } = passage;
  const line = phrasing(REPERTOIRE[rhythm], passage, 'requinto');
  const register = rhythm === 'derecho' ? DERECHO_REGISTER : REQUINTO_REGISTER;
  return writeRequinto(line, chart, startOf(passage), register);
}

/** Call and response: the requinto rests during a sung line, and answers at its end; every second answer closes. */
export function requintoAnswers(passage: Passage): WrittenNote[] {
  const random = phraseRandom(passage, 'requinto');
  let [open, close] = pick(random, ANSWERS);
  const lines = Array.from({ length: passage.bars / 2 }, (_, line) => {
    if (line > 0 && line % 2 === 0) [open, close] = pick(random, ANSWERS);
    return `. . . . . . . . | ${line % 2 === 0 ? open : close}`;
  });
  return writeRequinto(lines.join('|'), passage.chart, startOf(passage));
}

/** Parses a line in the notation of chord-line.ts. @param start the line's first beat in the chart */
export function writeRequinto(
  line: string,
  chart: Chart,
  start = 0,
  register: Register = REQUINTO_REGISTER,
): WrittenNote[] {
  return writeChordLine(line, { instrument: 'requinto', chart, register, start });
}
