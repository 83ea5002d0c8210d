import { type Chart, chart } from '#audio/music/chart/chart.ts';
import { type Register, writeChordLine } from '#audio/music/harmony/chord-line.ts';
import type { MusicalKey } from '#audio/music/harmony/harmony.ts';
import type { PitchedInstrument, StruckInstrument } from '#audio/music/instrument.ts';
import { writeBass } from '#audio/music/parts/bass.ts';
import type { Performance } from '#audio/music/score/arrangement.ts';
import { repeated } from '#audio/music/score/line.ts';
import { scaleVelocity, type WrittenNote, writeStrokes } from '#audio/music/score/notation.ts';
import { scoreSeconds } from '#audio/music/score/score.ts';
import type { Arrangement } from '#audio/music/score/sections.ts';

/** A style other than the bachata of the three rhythms. */
interface Groove {
  /** Usual range of its tempo in beats per minute; a beat is a quarter note. */
  tempo: readonly [number, number];
  /** Its percussion, which is enough to recognise it. */
  percussion: readonly StruckInstrument[];
  /** Its changes, and the key they are written in. */
  chords: string;
  key: MusicalKey;
  notes(sheet: Sheet): WrittenNote[];
}

/** The chart of a groove, and the function that writes its lines, which repeat to the end. */
interface Sheet {
  chart: Chart;
  over(line: string): string;
  chordLine(instrument: PitchedInstrument, register: Register, line: string): WrittenNote[];
}

/** Generates a style in a key: `bars` bars and an ending. */
export function writeGroove(name: GrooveName, key: MusicalKey, bars: number): Arrangement {
  const { chords, key: written, notes } = GROOVES[name];
  const sheet = chart(chords, { written, key, bars });
  const over = (line: string) => repeated(line, bars);
  const chordLine: Sheet['chordLine'] = (instrument, register, line) =>
    writeChordLine(over(line), { instrument, chart: sheet, register });
  return { chart: sheet, notes: notes({ chart: sheet, over, chordLine }), ending: 'button' };
}

/** The other styles; all but the bolero are Non-Bachata examples. */
export const GROOVES = {
  /**
   * Merengue: fast and felt in two, with one dance step per two beats. The tambora rolls into every downbeat, the bass
   * walks on 1 and 3, accordion and brass alternate. No guitars and no bongos. Its güira gallops like the bachata
   * mambo's, at half the speed.
   */
  merengue: {
    tempo: [120, 160],
    percussion: ['guira', 'tambora'],
    chords: 'C | G7 | G7 | C',
    key: 'C',
    notes: ({ chart, over, chordLine }) => [
      ...writeStrokes('guira', over('d.tu d.tu')),
      ...writeStrokes('tambora', over('S.rr S.oO | S...r.r. S...oOoO')),
      ...writeBass(over('1---5---'), chart),
      ...chordLine('accordion', [67, 84], '3 2 3 1 . 3 2 3 | . 2 3 4 3 2 1 .'),
      ...chordLine('brass', [58, 74], '. . . . . . . . | . . . . 123 . 123^ .'),
    ],
  },

  /**
   * Cuban son over a 2-3 clave, which takes two bars. Bongos in martillo and maracas in eighths, a bass that
   * anticipates the chords and omits 1 (tumbao), and guitars with a syncopated figure instead of the tres. No güira.
   */
  son: {
    tempo: [90, 130],
    percussion: ['claves', 'bongos', 'maracas'],
    chords: 'Am | E7 | E7 | Am',
    key: 'Am',
    notes: ({ chart, over, chordLine }) => [
      ...writeStrokes('claves', over('..x.x... | x..x..x.')),
      ...writeStrokes('bongos', over('Mmom MmHm | Mmom MmHo')),
      ...writeStrokes('maracas', over('XxxxXxxx')),
      ...writeBass(over('---5 --n-'), chart),
      ...chordLine('segunda', [64, 75], '4 . 2 3 . 2 . 4 | . 3 . 4 2 . 3 .'),
      ...chordLine('segunda', [52, 62], '12 . . 12 . . 12 . | . . 12 . . 12 . .'),
    ],
  },

  /**
   * Cumbia at an unhurried tempo, with guitars as in its older recordings. A metal scraper plays one long
   * and two short strokes, the llamador answers on 2 and 4, the bass plays root and fifth on 1, 3 and 4.
   */
  cumbia: {
    tempo: [80, 110],
    percussion: ['guira', 'congas'],
    chords: 'Am | Am | E7 | Am',
    key: 'Am',
    notes: ({ chart, over, chordLine }) => [
      ...writeStrokes('guira', over('s.tt s.tt')),
      ...writeStrokes('congas', over('..O. ..O. | ..O. ..OL')),
      ...writeBass(over('1---5-5-'), chart),
      ...chordLine(
        'segunda',
        [64, 75],
        '4 . 3 4 . 3 2 . | 3 . 2 3 . 2 1 - | 2 . 3 4 . > > . | 3 - 2 . 1 - . .',
      ),
      ...chordLine('segunda', [52, 63], '. 123 . 123 . 123 . 123'),
    ],
  },

  /**
   * The slow bolero-bachata of the 1960s: two acoustic guitars, maracas instead of the güira, soft bongos and a plain
   * bass ("the classic bachata format" of Mélida Rodríguez's recordings: iasorecords.com). Too similar to bachata for
   * an example of another style.
   */
  bolero: {
    tempo: [90, 114],
    percussion: ['bongos', 'maracas'],
    chords: 'Am | Dm | E7 | Am',
    key: 'Am',
    notes: ({ chart, over, chordLine }) => [
      ...scaleVelocity(writeStrokes('bongos', over('Mmom MmHm | Mmom MmHo')), 0.8),
      ...writeStrokes('maracas', over('XxxxXxxx')),
      ...writeBass(over('1---5-5-'), chart),
      ...chordLine('segunda', [50, 59], '1 - 23 23 2 - 23 -'),
      ...chordLine(
        'segunda',
        [64, 75],
        `
        3: - - 2: 3: - 4: ~> | 4: - - 3: 2: - . 2
        | 3 - 4 3 ~> 2 3 - | 3: - 2: - 3: - . .`,
      ),
    ],
  },
} as const satisfies Record<string, Groove>;

export type GrooveName = keyof typeof GROOVES;

export type GroovePerformance = Omit<Performance, 'song' | 'key'> & { key: MusicalKey };

/** Minimum duration without the ending, in seconds: enough to recognise a style. */
const MIN_SECONDS = 6.9;

/** A groove with the smallest even number of bars that lasts `MIN_SECONDS`, and its ending. */
export function arrangeGroove(
  name: GrooveName,
  { key, bpm }: Pick<GroovePerformance, 'key' | 'bpm'>,
): Arrangement {
  let bars = 2;
  while (scoreSeconds({ bpm, bars }) < MIN_SECONDS) bars += 2;
  return writeGroove(name, key, bars);
}
