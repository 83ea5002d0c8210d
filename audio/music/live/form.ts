import type { RhythmType } from '#audio/music/rhythms.ts';

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

export const SECTION_BARS = 4;

/** The rhythms of the first two and of the last two bars of a section. */
const SECTION_RHYTHMS: Readonly<
  Record<SectionName, readonly [start: RhythmType, end: RhythmType]>
> = {
  intro: ['derecho', 'derecho'],
  verse: ['derecho', 'derecho'],
  'pre-chorus': ['derecho', 'majao'],
  chorus: ['majao', 'majao'],
  mambo: ['mambo', 'mambo'],
  interlude: ['derecho', 'derecho'],
  outro: ['majao', 'majao'],
};

/** The rhythm of a bar of a section, from 0, also if the section is repeated. */
export function sectionRhythm(section: SectionName, bar: number): RhythmType {
  return SECTION_RHYTHMS[section][bar % SECTION_BARS < SECTION_BARS / 2 ? 0 : 1];
}

/** The section and the rhythm of each of its bars. */
export const placesIn = (section: SectionName, bars: number) =>
  Array.from({ length: bars }, (_, bar) => ({ section, rhythm: sectionRhythm(section, bar) }));

export interface FormSection {
  section: SectionName;
  /** The rhythm of its first bar. */
  rhythm: RhythmType;
  /** Its first bar, from 0. */
  from: number;
  bars: number;
}

/** The sections of a song, and the number of times that each plays its four bars. */
export const ORDER: readonly (readonly [section: SectionName, rounds: number])[] = [
  ['intro', 2],
  ['verse', 4],
  ['pre-chorus', 1],
  ['chorus', 2],
  ['interlude', 1],
  ['verse', 2],
  ['pre-chorus', 1],
  ['chorus', 2],
  ['mambo', 4],
  ['chorus', 2],
  ['outro', 1],
];

/** The sections in order. The last bar of the outro is the final chord. */
export const FORM_SECTIONS: readonly FormSection[] = ORDER.map(([section, rounds], i) => ({
  section,
  rhythm: sectionRhythm(section, 0),
  from: ORDER.slice(0, i).reduce((sum, [, before]) => sum + before * SECTION_BARS, 0),
  bars: rounds * SECTION_BARS + (section === 'outro' ? 1 : 0),
}));

/** The first bar of the mambo. */
export const MAMBO_BAR = FORM_SECTIONS.find(({ section }) => section === 'mambo')?.from ?? 0;

/** The section and the rhythm of every bar. */
export const FORM_BARS: readonly { section: SectionName; rhythm: RhythmType }[] =
  FORM_SECTIONS.flatMap(({ section, bars }) => placesIn(section, bars));

/** The first bar of the ending: a break of two bars in unison, and the final chord. */
export const END_BAR = FORM_BARS.length - 3;
