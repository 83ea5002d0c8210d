import { type AudioQuiz, INSTRUMENT_NAMES } from '#src/content/answers/answer-names.ts';
import type { Explanation } from './model.ts';

type Explanations = Readonly<Record<string, Explanation>>;

/* @__NO_SIDE_EFFECTS__ */
const of = (lesson: string, anchor: string, title: string): Explanation => ({
  address: `/section/music/lesson/${lesson}#${anchor}`,
  title,
});

const INSTRUMENTS: Explanations = Object.fromEntries(
  Object.entries(INSTRUMENT_NAMES).map(([id, name]) => [name, of('instruments', id, name)]),
);

const RHYTHMS: Explanations = {
  Derecho: of('rhythm', 'derecho', 'Derecho'),
  Majao: of('rhythm', 'majao', 'Majao'),
  Mambo: of('rhythm', 'mambo', 'Mambo'),
  // Other styles have no section of their own; this one compares them with bachata.
  'Non-Bachata': of('rhythm', 'neighbours', 'Bachata or not?'),
};

const SECTIONS: Explanations = {
  Verse: of('structure', 'verse', 'Verse'),
  Chorus: of('structure', 'chorus', 'Chorus'),
  Mambo: of('structure', 'mambo', 'Mambo'),
  Intro: of('structure', 'intro', 'Intro'),
  Outro: of('structure', 'outro', 'Outro'),
};

/** The explanations of the choices of the audio quizzes. */
export const AUDIO_EXPLANATIONS: Readonly<Record<AudioQuiz, Explanations>> = {
  present: INSTRUMENTS,
  missing: INSTRUMENTS,
  sections: SECTIONS,
  rhythms: RHYTHMS,
  parts: RHYTHMS,
};

/** Explanations of how each player sounds, for the matching exercises. */
export const PLAYER_EXPLANATIONS = INSTRUMENTS;

/** Explanations of the parts of a song, for the matching exercises. */
export const PART_EXPLANATIONS: Explanations = {
  ...SECTIONS,
  'Pre-chorus': of('structure', 'pre-chorus', 'Pre-chorus'),
};

/** The explanation of where the players stand and how they sound, for the matching quizzes. */
export const MATCHING_EXPLANATION = of('instruments', 'stage', 'Together on stage');
