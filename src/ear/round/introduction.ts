import { SKILLS, type Skill } from '#audio/music/ear/question.ts';
import type { RoundQuestion } from './next-question.ts';

/** A group of sounds that questions ask for. Learners hear them with their names before the first question. */
export type Subject = 'rhythms' | 'players' | 'sections' | 'styles' | 'drums' | 'tempos' | 'chords';

/** The group of sounds of each skill. Skills of one group are introduced once. */
export const SUBJECTS: Readonly<Record<Skill, Subject>> = {
  rhythm: 'rhythms',
  change: 'rhythms',
  who: 'players',
  missing: 'players',
  changed: 'players',
  guira: 'players',
  section: 'sections',
  style: 'styles',
  drums: 'drums',
  // The low drum tells where count 1 is.
  one: 'drums',
  tempo: 'tempos',
  chord: 'chords',
};

const isAlike = (one: Skill, other: Skill) => SUBJECTS[one] === SUBJECTS[other];

/** Whether the learner has answered a question before that asks for the same as those of a skill. */
export const isIntroduced = (record: Partial<Record<string, unknown>>, skill: Skill): boolean =>
  SKILLS.some((other) => isAlike(other, skill) && record[other] !== undefined);

/** Whether a question asks for something that is new, also in its round. */
export const isNew = (
  asked: Pick<RoundQuestion, 'question' | 'isNew'> | null,
  outcomes: readonly Pick<RoundQuestion, 'question'>[],
): boolean =>
  asked?.isNew === true &&
  !outcomes.some(({ question }) => isAlike(question.skill, asked.question.skill));
