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
import { between, later, scaleVelocity, type WrittenNote } from './written.ts';

/** The sections of a bachata song, in the order in which they are taught. */
export const SONG_SECTIONS = [
  'intro',
  'verse',
  'pre-chorus',
  'chorus',
  'mambo',
  'interlude',
  'outro',
] as const;

export type SectionName = (typeof SONG_SECTIONS)[number];

/** Written music for the whole band, before humanising. */
export interface Arrangement {
  chart: Chart;
  notes: WrittenNote[];
  /** None in music that loops. */
  ending?: Ending;
}

/** What an arrangement is generated from. */
export interface ArrangementOptions {
  song: Song;
  key: Key;
  /** Determines the players' choice of phrases. */
  seed: string;
}

/** Every section has four bars. */
const BARS = 4;

/** The arrangement of each section: who plays, in which rhythm and how strongly. */
export const ARRANGEMENTS: Readonly<
  Record<SectionName, (options: ArrangementOptions) => Arrangement>
> = {
  /** The requinto plays the melody alone; a redoble on count 4 leads into the band's entry in bar 3. */
  intro: (options) => {
    const { song } = options;
    const sheet = chartOf(song.intro, options);
    const call = later(writeBongos('. . . . . . . . . . . . H o M o'), BEATS);
    return written(sheet, [
      ...tune(song.intro, sheet, 'requinto', 0.78),
      ...call,
      ...scaleVelocity(rhythmSection(passage(sheet, options, 'derecho', 2, 2)), 0.9),
    ]);
  },

  /** Derecho and the voice; the requinto is soft under each sung line and louder at its end. */
  verse: (options) => {
    const { song } = options;
    const sheet = chartOf(song.verse, options);
    const derecho = passage(sheet, options, 'derecho');
    return written(sheet, [
      ...scaleVelocity(rhythmSection(derecho), 0.82),
      ...scaleVelocity(requinto(derecho), (beat) => (isAnswer(beat) ? 0.95 : 0.62)),
      ...tune(song.verse, sheet, 'voice', 0.74),
    ]);
  },

  /** The band grows from a soft derecho to a full majao and ends on a fill. */
  'pre-chorus': (options) => {
    const { song } = options;
    const sheet = chartOf(song.preChorus, options);
    const growing = (beat: number) => 0.6 + (0.4 * beat) / (BARS * BEATS);
    return written(sheet, [
      ...scaleVelocity(
        [
          ...rhythmSection(passage(sheet, options, 'derecho', 0, 2, false)),
          ...rhythmSection(passage(sheet, options, 'majao', 2, 2)),
          ...tune(song.preChorus, sheet, 'voice', 0.84),
          ...requintoAnswers(passage(sheet, options, 'majao')),
        ],
        growing,
      ),
    ]);
  },

  /** A full majao; second voices answer the first line, the requinto the second. */
  chorus: (options) => {
    const { song } = options;
    const sheet = chartOf(song.chorus, options);
    const majao = passage(sheet, options, 'majao');
    return written(sheet, [
      ...rhythmSection(majao),
      ...tune(song.chorus, sheet, 'voice', 0.84),
      ...tune({ ...song.chorus, melody: song.chorus.answer }, sheet, 'voice', 0.66),
      ...between(requintoAnswers(majao), 2 * BEATS, BARS * BEATS),
    ]);
  },

  /** No voice: the requinto solos over the galloping güira and the busiest bongos. */
  mambo: (options) => {
    const sheet = chartOf(options.song.verse, options);
    const mambo = passage(sheet, options, 'mambo');
    return written(sheet, [...rhythmSection(mambo), ...scaleVelocity(requinto(mambo), 1.15)]);
  },

  /** A short link without a voice: the requinto leads in double-stops over derecho. */
  interlude: (options) => {
    const sheet = chartOf(options.song.preChorus, options);
    const link = `
      3= - - 2= - - /3= - | 4= - 3= - /2= - - -
      | 3= - - 2= - - /3= - | 4 > > > /3= - - -`;
    return written(sheet, [
      ...scaleVelocity(rhythmSection(passage(sheet, options, 'derecho')), 0.88),
      ...writeRequinto(link, sheet),
    ]);
  },

  /** The refrain once more, then a break: three hits in unison, and the final chord. */
  outro: (options) => {
    const { song } = options;
    const sheet = chartOf(song.chorus, options);
    const lastBar = (BARS - 1) * BEATS;
    return written(
      sheet,
      [
        ...rhythmSection(passage(sheet, options, 'majao', 0, BARS - 1, false)),
        ...between(tune(song.chorus, sheet, 'voice', 0.84), 0, lastBar),
        ...between(requintoAnswers(passage(sheet, options, 'majao')), 0, lastBar),
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

function chartOf({ chords }: Strain, { song, key }: ArrangementOptions): Chart {
  return chart(chords, { written: song.key, key });
}

function written(sheet: Chart, notes: WrittenNote[], ending: Ending = 'button'): Arrangement {
  return { chart: sheet, notes, ending };
}

function passage(
  sheet: Chart,
  { seed }: ArrangementOptions,
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

/** Whether a beat is on count 3 or 4 of an even bar, where nothing is sung. */
const isAnswer = (beat: number) => beat % (2 * BEATS) >= 1.5 * BEATS;
