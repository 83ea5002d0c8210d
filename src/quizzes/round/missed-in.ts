import { type MissedQuestion, missedQuestions } from '#src/progress/missed.ts';

/** The missed questions of one quiz. */
export const missedIn = (of: { section: string; quiz: string }): readonly MissedQuestion[] =>
  missedQuestions().filter(({ section, quiz }) => section === of.section && quiz === of.quiz);
