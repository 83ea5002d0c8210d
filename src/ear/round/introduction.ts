import { SKILLS, type Skill } from '#audio/music/ear/question.ts';
import type { RoundQuestion } from './next-question.ts';

/** A group of sounds that questions ask for. Learners hear them with their names before their first question. */
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
  // Count 1 is found by the low drum, the hembra.
  one: 'drums',
  tempo: 'tempos',
  chord: 'chords',
};

const isAlike = (one: Skill, other: Skill) => SUBJECTS[one] === SUBJECTS[other];

/** Whether the learner has answered a question of this skill, or of another skill with the same sounds. */
export const isIntroduced = (record: Partial<Record<string, unknown>>, skill: Skill): boolean =>
  SKILLS.some((other) => isAlike(other, skill) && record[other] !== undefined);

/** Whether a question asks for sounds that the learner has not met, neither before nor in this round. */
export const isNew = (
  asked: Pick<RoundQuestion, 'question' | 'isNew'> | null,
  outcomes: readonly Pick<RoundQuestion, 'question'>[],
): boolean =>
  asked?.isNew === true &&
  !outcomes.some(({ question }) => isAlike(question.skill, asked.question.skill));
