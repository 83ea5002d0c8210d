import { BAND } from '#audio/music/instrument.ts';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import { type AudioQuiz, CHOICE_NAMES, type Choice } from '#src/content/answers/choices.ts';
import type { Explanation } from './model.ts';

type Explanations = Readonly<Partial<Record<Choice, Explanation>>>;

/* @__NO_SIDE_EFFECTS__ */
const explanation = (lesson: string, anchor: string, title: string): Explanation => ({
  address: `/section/music/lesson/${lesson}#${anchor}`,
  title,
});

/** The explanations of choices that each have a section of a lesson under their id. */
/* @__NO_SIDE_EFFECTS__ */
const sections = (lesson: string, ids: readonly Choice[]): Explanations =>
  Object.fromEntries(ids.map((id) => [id, explanation(lesson, id, CHOICE_NAMES[id])]));

/** Explanations of how each player sounds. */
export const PLAYER_EXPLANATIONS = sections('instruments', BAND);

const RHYTHM_EXPLANATIONS: Explanations = {
  ...sections('rhythm', RHYTHM_TYPES),
  // Other styles have no section of their own; this one compares them with bachata.
  'other-style': explanation('rhythm', 'neighbours', 'Bachata or not?'),
};

const SECTION_EXPLANATIONS = sections('structure', ['verse', 'chorus', 'mambo', 'intro', 'outro']);

/** Explanations of the parts of a song, for the matching exercises. */
export const PART_EXPLANATIONS: Explanations = {
  ...SECTION_EXPLANATIONS,
  ...sections('structure', ['pre-chorus']),
};

/** The explanations of the choices of the audio quizzes. */
export const AUDIO_EXPLANATIONS: Readonly<Record<AudioQuiz, Explanations>> = {
  present: PLAYER_EXPLANATIONS,
  missing: PLAYER_EXPLANATIONS,
  sections: SECTION_EXPLANATIONS,
  rhythms: RHYTHM_EXPLANATIONS,
  parts: RHYTHM_EXPLANATIONS,
};

/** The explanation of where the players stand and how they sound, for the matching quizzes. */
export const MATCHING_EXPLANATION = explanation('instruments', 'stage', 'Together on stage');
