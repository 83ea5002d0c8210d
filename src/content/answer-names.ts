import type { BandInstrument } from '#audio/music/instrument.ts';
import type { QuizClipSet } from '#audio/music/quiz-clips.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { SectionName } from '#audio/music/sections.ts';

/** The instruments as learners read them. */
export const INSTRUMENT_NAMES: Readonly<Record<BandInstrument, string>> = {
  requinto: 'Requinto',
  segunda: 'Segunda',
  bass: 'Bass',
  guira: 'Güira',
  bongos: 'Bongos',
};

/** The rhythms as learners read them. */
export const RHYTHM_NAMES: Readonly<Record<RhythmType, string>> = {
  derecho: 'Derecho',
  majao: 'Majao',
  mambo: 'Mambo',
};

/** What a learner answers to anything that is not bachata. */
export const NON_BACHATA = 'Non-Bachata';

/** The sections as learners read them. */
export const SECTION_NAMES: Readonly<Record<SectionName, string>> = {
  intro: 'Intro',
  verse: 'Verse',
  'pre-chorus': 'Pre-chorus',
  chorus: 'Chorus',
  mambo: 'Mambo',
  interlude: 'Interlude',
  outro: 'Outro',
};

/** The audio quizzes. */
export type AudioQuiz = QuizClipSet;

/** What can be answered in each audio quiz. */
export const CHOICES: Readonly<Record<AudioQuiz, readonly string[]>> = {
  present: Object.values(INSTRUMENT_NAMES),
  missing: Object.values(INSTRUMENT_NAMES),
  sections: ['Verse', 'Chorus', 'Mambo', 'Intro', 'Outro'],
  rhythms: [...Object.values(RHYTHM_NAMES), NON_BACHATA],
  parts: [...Object.values(RHYTHM_NAMES), NON_BACHATA],
};

/** Whether a quiz is one of those that are answered by ear. */
export function isAudioQuiz(id: string): id is AudioQuiz {
  return Object.hasOwn(CHOICES, id);
}
