import type { QuizClipSet } from '#audio/music/clips/quiz-clip-ids.ts';
import { BAND } from '#audio/music/instrument.ts';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import { isKey } from '#src/content/walk.ts';
import { INSTRUMENT_NAMES, RHYTHM_NAMES, SECTION_NAMES } from './answer-names.ts';

/** Ids of the audio quizzes. */
export type AudioQuiz = QuizClipSet;

/** Display names of the choices. */
export const CHOICE_NAMES = {
  ...INSTRUMENT_NAMES,
  ...SECTION_NAMES,
  ...RHYTHM_NAMES,
  'other-style': 'Non-Bachata',
} as const;

/** Ids of the choices. */
export type Choice = keyof typeof CHOICE_NAMES;

/** The display name of a choice. @param id of a choice; any other is its own name */
export const choiceName = (id: string): string => (isKey(CHOICE_NAMES, id) ? CHOICE_NAMES[id] : id);

const RHYTHM_CHOICES = [...RHYTHM_TYPES, 'other-style'] as const;

/** The choices of each audio quiz. */
export const CHOICES: Readonly<Record<AudioQuiz, readonly Choice[]>> = {
  present: BAND,
  missing: BAND,
  sections: ['verse', 'chorus', 'mambo', 'intro', 'outro'],
  rhythms: RHYTHM_CHOICES,
  parts: RHYTHM_CHOICES,
};

/** Whether the id belongs to an audio quiz. */
export const isAudioQuiz = (id: string): id is AudioQuiz => isKey(CHOICES, id);
