import { BEATS, type Chart, chart } from './chart.ts';
import type { Ending } from './closing.ts';
import type { Key } from './harmony.ts';
import { rhythmSection } from './parts/band.ts';
import { writeBass } from './parts/bass.ts';
import { writeBongos } from './parts/bongos.ts';
import { writeGuira } from './parts/guira.ts';
import { melody } from './parts/melody.ts';
import type { Passage } from './parts/passage.ts';
import { requinto, requintoAnswers, writeRequinto } from './parts/requinto.ts';
import { writeSegunda } from './parts/segunda.ts';
import type { Song, Strain } from './songs/song.ts';
import { between, later, louder, type WrittenNote } from './written.ts';

/** The parts of a bachata song, in the order in which a learner meets them. */
export const SECTIONS = [
  'intro',
  'verse',
  'pre-chorus',
  'chorus',
  'mambo',
  'interlude',
  'outro',
] as const;

export type SectionName = (typeof SECTIONS)[number];

/** Music on paper. */
export interface Sheet {
  chart: Chart;
  notes: WrittenNote[];
  /** How it ends; music without an ending is played round and round. */
  ending?: Ending;
}

/** What a band agrees on before it plays: the song, its key, and what its whims follow from. */
export interface Agreement {
  song: Song;
  key: Key;
  seed: string;
}

/** Every section has four bars. */
const BARS = 4;

/** How each section is arranged: who plays, in which rhythm, how strongly. */
export const ARRANGED: Readonly<Record<SectionName, (agreed: Agreement) => Sheet>> = {
  /** The requinto alone tells the melody; a redoble on count 4 calls the band in for the third bar. */
  intro: (agreed) => {
    const { song } = agreed;
    const sheet = chartOf(song.intro, agreed);
    const call = later(writeBongos('. . . . . . . . . . . . H o M o'), BEATS);
    return written(sheet, [
      ...tune(song.intro, sheet, 'requinto', 0.78),
      ...call,
      ...louder(rhythmSection(passage(sheet, agreed, 'derecho', 2, 2)), 0.9),
    ]);
  },

  /** Derecho and the voice; the requinto runs softly under each line and comes forward at its end. */
  verse: (agreed) => {
    const { song } = agreed;
    const sheet = chartOf(song.verse, agreed);
    const derecho = passage(sheet, agreed, 'derecho');
    return written(sheet, [
      ...louder(rhythmSection(derecho), 0.82),
      ...louder(requinto(derecho), (beat) => (isAnswer(beat) ? 0.95 : 0.62)),
      ...tune(song.verse, sheet, 'voice', 0.74),
    ]);
  },

  /** The band grows from a soft derecho to a full majao and rolls into what comes. */
  'pre-chorus': (agreed) => {
    const { song } = agreed;
    const sheet = chartOf(song.preChorus, agreed);
    const growing = (beat: number) => 0.6 + (0.4 * beat) / (BARS * BEATS);
    return written(sheet, [
      ...louder(
        [
          ...rhythmSection(passage(sheet, agreed, 'derecho', 0, 2, false)),
          ...rhythmSection(passage(sheet, agreed, 'majao', 2, 2)),
          ...tune(song.preChorus, sheet, 'voice', 0.84),
          ...requintoAnswers(passage(sheet, agreed, 'majao')),
        ],
        growing,
      ),
    ]);
  },

  /** A full majao; second voices answer the first line, the requinto the second. */
  chorus: (agreed) => {
    const { song } = agreed;
    const sheet = chartOf(song.chorus, agreed);
    const majao = passage(sheet, agreed, 'majao');
    return written(sheet, [
      ...rhythmSection(majao),
      ...tune(song.chorus, sheet, 'voice', 0.84),
      ...tune({ ...song.chorus, melody: song.chorus.answer }, sheet, 'voice', 0.66),
      ...between(requintoAnswers(majao), 2 * BEATS, BARS * BEATS),
    ]);
  },

  /** No voice: the requinto's solo over the gallop of the güira and the busiest bongos. */
  mambo: (agreed) => {
    const sheet = chartOf(agreed.song.verse, agreed);
    const mambo = passage(sheet, agreed, 'mambo');
    return written(sheet, [...rhythmSection(mambo), ...louder(requinto(mambo), 1.15)]);
  },

  /** A short link without a voice: the requinto leads on in double-stops over derecho. */
  interlude: (agreed) => {
    const sheet = chartOf(agreed.song.preChorus, agreed);
    const link = `
      3= - - 2= - - /3= - | 4= - 3= - /2= - - -
      | 3= - - 2= - - /3= - | 4 > > > /3= - - -`;
    return written(sheet, [
      ...louder(rhythmSection(passage(sheet, agreed, 'derecho')), 0.88),
      ...writeRequinto(link, sheet),
    ]);
  },

  /** The refrain once more; then all break off together, three blows, and the final chord. */
  outro: (agreed) => {
    const { song } = agreed;
    const sheet = chartOf(song.chorus, agreed);
    const lastBar = (BARS - 1) * BEATS;
    return written(
      sheet,
      [
        ...rhythmSection(passage(sheet, agreed, 'majao', 0, BARS - 1, false)),
        ...between(tune(song.chorus, sheet, 'voice', 0.84), 0, lastBar),
        ...between(requintoAnswers(passage(sheet, agreed, 'majao')), 0, lastBar),
        ...later(writeGuira('D . . D . . D .'), lastBar),
        ...later(writeBongos('M . . M . . H .'), lastBar),
        ...writeBass('1 . . 1 . . 1 .', sheet, lastBar),
        ...writeSegunda('D . . D . . D .', sheet, lastBar),
        ...writeRequinto('3=^ . . 3=^ . . 2=^ .', sheet, lastBar),
      ],
      'final',
    );
  },
};

function chartOf({ chords }: Strain, { song, key }: Agreement): Chart {
  return chart(chords, { written: song.key, key });
}

function written(sheet: Chart, notes: WrittenNote[], ending: Ending = 'button'): Sheet {
  return { chart: sheet, notes, ending };
}

function passage(
  sheet: Chart,
  { seed }: Agreement,
  rhythm: Passage['rhythm'],
  from = 0,
  bars = BARS,
  fill = true,
): Passage {
  return { chart: sheet, rhythm, from, bars, fill, seed };
}

function tune(
  { melody: line }: Strain,
  { semitones }: Chart,
  instrument: 'voice' | 'requinto',
  velocity: number,
): WrittenNote[] {
  return melody(line, { instrument, semitones, velocity });
}

/** Counts 3 and 4 of every second bar, where no line is sung. */
const isAnswer = (beat: number) => beat % (2 * BEATS) >= 1.5 * BEATS;
