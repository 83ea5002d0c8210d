import type { Performance, RhythmPerformance } from './arrangement.ts';
import { type Clip, rhythmClip, sectionClip } from './clip.ts';
import { BAND, type Instrument } from './instrument.ts';
import { QUIZ_CLIPS } from './quiz-clips.ts';
import type { RhythmType } from './rhythms.ts';
import { type SectionName, SONG_SECTIONS } from './sections.ts';
import { LA_VENTANA } from './songs/la-ventana.ts';

/** The players of each lesson card: every instrument alone, and the percussion together. */
const SOLOS: Readonly<Record<string, readonly Instrument[]>> = {
  ...Object.fromEntries(BAND.map((instrument) => [instrument, [instrument]])),
  bongos_guira: ['bongos', 'guira'],
};

const LESSON_MUSIC = { song: LA_VENTANA, key: 'Am', bpm: 124, plain: true } as const;

/**
 * One performance per rhythm, all at one tempo, so that only the rhythm differs. Its cards are the same
 * performance with fewer players.
 */
const LESSON: Readonly<Record<RhythmType, Omit<RhythmPerformance, 'players'>>> = {
  derecho: { ...LESSON_MUSIC, seed: 'derecho' },
  majao: { ...LESSON_MUSIC, seed: 'majao' },
  mambo: { ...LESSON_MUSIC, seed: 'mambo' },
};

const SECTION_EXAMPLES: Readonly<Record<SectionName, Omit<Performance, 'seed'>>> = {
  intro: { song: LA_VENTANA, bpm: 120 },
  verse: { song: LA_VENTANA, bpm: 120 },
  'pre-chorus': { song: LA_VENTANA, bpm: 120 },
  chorus: { song: LA_VENTANA, bpm: 120 },
  mambo: { song: LA_VENTANA, bpm: 124 },
  interlude: { song: LA_VENTANA, bpm: 120 },
  outro: { song: LA_VENTANA, bpm: 120 },
};

const rhythms = Object.keys(LESSON) as RhythmType[];

/** `solo-derecho-requinto` and so on: every card in every rhythm. */
export const SOLO_CLIPS: readonly Clip[] = rhythms.flatMap((rhythm) =>
  Object.entries(SOLOS).map(([card, players]) =>
    rhythmClip(`solo-${rhythm}-${card}`, rhythm, { ...LESSON[rhythm], players }),
  ),
);

/** `band-derecho` and so on: all five players, no voice. */
export const BAND_CLIPS: readonly Clip[] = rhythms.map((rhythm) =>
  rhythmClip(`band-${rhythm}`, rhythm, LESSON[rhythm]),
);

/** `section-verse` and so on. */
export const SECTION_CLIPS: readonly Clip[] = SONG_SECTIONS.map((section) =>
  sectionClip(`section-${section}`, section, SECTION_EXAMPLES[section]),
);

/** Every clip the app plays. */
export const CLIPS: readonly Clip[] = [
  ...SOLO_CLIPS,
  ...BAND_CLIPS,
  ...SECTION_CLIPS,
  ...Object.values(QUIZ_CLIPS).flat(),
];
