import { BEATS, type Chart, chart } from '#audio/music/chart/chart.ts';
import { ORNAMENT, type Register } from '#audio/music/harmony/chord-line.ts';
import type { Chord, MusicalKey } from '#audio/music/harmony/harmony.ts';
import { midi } from '#audio/music/harmony/pitch.ts';
import { SECTION_BARS, type SectionName } from '#audio/music/live/form.ts';
import { bass, writeBass } from '#audio/music/parts/bass.ts';
import { bongos, CAMPANA } from '#audio/music/parts/bongos.ts';
import { guira } from '#audio/music/parts/guira.ts';
import type { Passage } from '#audio/music/parts/passage.ts';
import {
  REQUINTO_REGISTER,
  requinto,
  requintoAnswers,
  writeRequinto,
} from '#audio/music/parts/requinto.ts';
import { segunda, writeSegunda } from '#audio/music/parts/segunda.ts';
import type { Song, Strain } from '#audio/music/songs/songs.ts';
import type { Ending } from './closing.ts';
import { readLine, repeated } from './line.ts';
import { between, scaleVelocity, type WrittenNote, writeStrokes } from './notation.ts';

/** Written music for the whole band, before humanising. */
export interface Arrangement {
  chart: Chart;
  notes: WrittenNote[];
  /** The ending; missing in music that loops. */
  ending?: Ending;
}

export interface ArrangementOptions {
  song: Song;
  key: MusicalKey;
  /** Determines the players' choice of phrases. */
  seed: string;
  /** The chord after the last bar; the tonic by default. */
  after?: Chord;
  /** Whether the last bar is a fill that leads into a new section. On by default. */
  fill?: boolean;
  /** Whether singer and bell take part; on by default. Otherwise the requinto also plays during their lines. */
  voice?: boolean;
  /** Whether the section is a repeat, in which all players play from the start. */
  again?: boolean;
  /** Whether a chorus ends on a corte, as it does before the mambo. */
  corte?: boolean;
}

/** All players except the requinto, whose part differs from section to section. */
export function rhythmSection(passage: Passage): WrittenNote[] {
  return [...guira(passage), ...bongos(passage), ...bass(passage), ...segunda(passage)];
}

/** The strain of a song that gives a section its melody and chord changes. */
const STRAIN_OF = {
  intro: 'intro',
  verse: 'verse',
  'pre-chorus': 'preChorus',
  chorus: 'chorus',
  mambo: 'verse',
  interlude: 'preChorus',
  outro: 'chorus',
} as const satisfies Record<SectionName, keyof Song>;

/** A section as the band plays it. The outro ends on the final chord, other sections lead on. */
export function sectionOf(section: SectionName, options: ArrangementOptions): Arrangement {
  const sheet = sectionChart(section, options);
  const notes = SECTIONS[section](sheet, options);
  return { chart: sheet, notes, ending: section === 'outro' ? 'final' : 'onward' };
}

/** The notes of each section: its players, its rhythm and its dynamics. */
const SECTIONS: Readonly<
  Record<SectionName, (sheet: Chart, options: ArrangementOptions) => WrittenNote[]>
> = {
  /** The requinto alone; a redoble leads into the band's entry in bar 3. In a repeat, the band plays from the start. */
  intro: (sheet, options) => {
    const { song, again = false } = options;
    const call = writeStrokes('bongos', '. . . . . . . . . . . . H o M o', BEATS);
    const entry = again ? 0 : 2;
    const derecho = passage(sheet, options, 'derecho', entry, SECTION_BARS - entry);
    return [
      ...tune(song.intro, sheet, 'requinto', 0.78),
      ...(again ? [] : call),
      ...scaleVelocity(rhythmSection(derecho), 0.9),
    ];
  },

  /** Derecho and the voice. The requinto is soft under each sung line and answers at its end. */
  verse: (sheet, options) => {
    const { song, voice = true } = options;
    const derecho = passage(sheet, options, 'derecho');
    const underLines = requinto(derecho).filter(({ beat }) => !isAnswer(beat));
    return [
      ...scaleVelocity(rhythmSection(derecho), 0.88),
      ...scaleVelocity(underLines, voice ? 0.62 : 0.8),
      ...requintoAnswers(derecho),
      ...sung(song.verse, sheet, options, 0.74),
    ];
  },

  /** The band grows from a soft derecho to a full majao and ends on a corte. */
  'pre-chorus': (sheet, options) => {
    const { song, voice = true } = options;
    const lastBar = SECTION_BARS - 1;
    const derecho = passage(sheet, options, 'derecho', 0, 2, false);
    const majao = passage(sheet, options, 'majao', 2, 1, false);
    const notes = [
      ...rhythmSection(derecho),
      ...rhythmSection(majao),
      ...sung(song.preChorus, sheet, options, 0.84),
      ...(voice
        ? between(requintoAnswers(passage(sheet, options, 'majao')), 0, lastBar * BEATS)
        : [...requinto(derecho), ...requinto(majao)]),
      ...corte(sheet, lastBar),
    ];
    return scaleVelocity(notes, (beat) => 0.8 + (0.2 * beat) / (SECTION_BARS * BEATS));
  },

  /** A full majao. Second voices answer the first line; the requinto or a corte answers the second. */
  chorus: (sheet, options) => {
    const { song, voice = true, corte: stops = false } = options;
    const lastBar = SECTION_BARS - 1;
    const majao = stops
      ? passage(sheet, options, 'majao', 0, lastBar, false)
      : passage(sheet, options, 'majao');
    return [
      ...rhythmSection(majao),
      ...(stops ? corte(sheet, lastBar) : []),
      ...sung(song.chorus, sheet, options, 0.84),
      ...sung({ ...song.chorus, melody: song.chorus.answer }, sheet, options, 0.66),
      ...(voice
        ? between(requintoAnswers(majao), 2 * BEATS, SECTION_BARS * BEATS)
        : requinto(majao)),
    ];
  },

  /** No voice: the requinto solos over galloping güira and bongos, with a bell on the counts. */
  mambo: (sheet, options) => {
    const { voice = true } = options;
    const mambo = passage(sheet, options, 'mambo');
    return [
      ...rhythmSection(mambo),
      ...scaleVelocity(requinto(mambo), 1.1),
      ...(voice ? writeStrokes('campana', repeated(CAMPANA, SECTION_BARS)) : []),
    ];
  },

  /** A short link without a voice: the requinto leads in double-stops over derecho. */
  interlude: (sheet, options) => {
    const link = `
      5: - - 4: - - /5: - | 6: - 5: - /4= - . 4
      | 5: - - 4: - - /5: - | 6 ~> > ~> /5= - 4 ~<`;
    return [
      ...scaleVelocity(rhythmSection(passage(sheet, options, 'derecho')), 0.88),
      ...writeRequinto(link, sheet),
    ];
  },

  /** The first line of the refrain, a break of two bars with three hits in unison each, and the final chord. */
  outro: (sheet, options) => {
    const { song, voice = true } = options;
    const refrainBars = SECTION_BARS - 2;
    const breakAt = refrainBars * BEATS;
    const refrain = passage(sheet, options, 'majao', 0, refrainBars, false);
    const hits = [
      ...writeStrokes('guira', 'D..D..D. | D..D..D.', breakAt),
      ...writeStrokes('bongos', 'M..M..H. | M..M..H.', breakAt),
      ...writeBass('1..1..1. | 1..1..1.', sheet, breakAt),
      ...writeSegunda('D..D..D. | D..D..D.', sheet, breakAt),
      ...writeRequinto('5=^ . . 5=^ . . 4=^ . | 5=^ . . 5=^ . . 4=^ .', sheet, breakAt),
    ];
    return [
      ...rhythmSection(refrain),
      ...between(sung(song.chorus, sheet, options, 0.84), 0, breakAt),
      ...(voice ? requintoAnswers(refrain) : requinto(refrain)),
      // Played by all together, the hits would be louder than the music before.
      ...scaleVelocity(hits, 0.9),
    ];
  },
};

/** A corte in a bar (from 0): hits on 1 and the "and" of 2, silence, and pickups of bongos, requinto and bass. */
export function corte(sheet: Chart, index: number): WrittenNote[] {
  const bar = index * BEATS;
  return [
    ...writeStrokes('guira', 'D . . D . . S .', bar),
    ...writeStrokes('bongos', 'M.....M.....HoMo', bar),
    ...writeBass('1..1...n', sheet, bar),
    ...writeSegunda('D..D....', sheet, bar),
    ...writeRequinto('5=^ . . . . . 5=^ . . . . . 3 4 5 ~<', sheet, bar),
  ];
}

/** The chord chart of a section. */
export function sectionChart(
  section: SectionName,
  { song, key, after }: Pick<ArrangementOptions, 'song' | 'key' | 'after'>,
): Chart {
  return chart(song[STRAIN_OF[section]].chords, { written: song.key, key, after });
}

function passage(
  sheet: Chart,
  { seed, fill: filled = true }: ArrangementOptions,
  rhythm: Passage['rhythm'],
  from = 0,
  bars = SECTION_BARS,
  fill = filled,
): Passage {
  return { chart: sheet, rhythm, from, bars, fill, repique: true, seed };
}

/** The ranges of the voice, A3 to E5, and of the requinto, which includes it. */
const RANGES = { voice: [57, 76], requinto: REQUINTO_REGISTER } as const;

function tune(
  { melody: line }: Strain,
  { semitones }: Chart,
  instrument: keyof typeof RANGES,
  velocity: number,
): WrittenNote[] {
  return inRange(melody(line, { instrument, semitones, velocity }), RANGES[instrument]);
}

/**
 * Parses a melody such as `A4 - C5+E5 .`; `+` joins notes that sound together. Notes between the counts are a little
 * softer. @throws RangeError on any other name
 */
export function melody(
  line: string,
  how: { instrument: keyof typeof RANGES; semitones: number; velocity: number },
): WrittenNote[] {
  return readLine(line, 'words').flatMap(({ symbol, beat, beats }) =>
    symbol.split('+').map((note) => ({
      instrument: how.instrument,
      beat,
      pitch: midi(note) + how.semitones,
      beats: beats * 0.95,
      velocity: Number.isInteger(beat) ? how.velocity : how.velocity * 0.88,
    })),
  );
}

/** Moves a line that leaves a range by an octave as a whole, if it then fits. */
function inRange(line: readonly WrittenNote[], [low, high]: Register): WrittenNote[] {
  const pitches = line.flatMap((note) => ('pitch' in note ? note.pitch : []));
  const fits = (octave: number) =>
    pitches.every((pitch) => pitch + octave >= low && pitch + octave <= high);
  const octave = [0, -12, 12].find(fits) ?? 0;
  return line.map((note) => ('pitch' in note ? { ...note, pitch: note.pitch + octave } : note));
}

function sung(
  strain: Strain,
  sheet: Chart,
  { voice = true }: ArrangementOptions,
  velocity: number,
): WrittenNote[] {
  return voice ? tune(strain, sheet, 'voice', velocity) : [];
}

/** Whether a beat is on count 3 or 4 of an even bar, where there is no singing, or slides into count 3. */
const isAnswer = (beat: number) => (beat + ORNAMENT) % (2 * BEATS) >= 1.5 * BEATS;
