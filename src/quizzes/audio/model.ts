import type { AudioQuiz } from '#src/content/answer-names.ts';
import type { QuizScore } from '#src/progress/progress.ts';

/**
 * How a question ended, and the answers submitted before:
 * - `right`: answered correctly, at any try
 * - `shown`: gave up and saw the solution
 * - `skipped`: skipped because its clip failed to load
 */
export interface Outcome {
  end: 'right' | 'shown' | 'skipped';
  tries: readonly (readonly string[])[];
}

/** Whether both have the same names, in any order. */
export function isExactly(chosen: readonly string[], correct: readonly string[]): boolean {
  return (
    new Set(chosen).size === new Set(correct).size && chosen.every((name) => correct.includes(name))
  );
}

/** Whether the answer has only right names, but not all of them. */
export function isPartial(chosen: readonly string[], correct: readonly string[]): boolean {
  return (
    chosen.length > 0 &&
    new Set(chosen).size < new Set(correct).size &&
    chosen.every((name) => correct.includes(name))
  );
}

/** The score of an attempt: one point for each right answer, out of the questions not skipped. */
export function audioScore(outcomes: readonly Outcome[]): QuizScore {
  const count = (ends: readonly Outcome['end'][]) =>
    outcomes.filter(({ end }) => ends.includes(end)).length;
  return { score: count(['right']), total: count(['right', 'shown']) };
}

/** What is stored of an attempt: its right answers out of all questions; `null` if all were skipped. */
export function countedScore(outcomes: readonly Outcome[]): QuizScore | null {
  const { score, total } = audioScore(outcomes);
  return total > 0 ? { score, total: outcomes.length } : null;
}

/**
 * The names that the first answer to a question got wrong: those missed or named too many, or, where one
 * name is the answer, that one. None for a right answer, or for a skipped question.
 */
export function namesToPractise(
  { end, tries: [first] }: Outcome,
  correct: readonly string[],
  several: boolean,
): string[] {
  if (end === 'skipped' || !first || isExactly(first, correct)) return [];
  if (!several) return [...correct];
  return [
    ...correct.filter((name) => !first.includes(name)),
    ...first.filter((name) => !correct.includes(name)),
  ];
}

const VERBS: Partial<Record<AudioQuiz, string>> = { present: 'playing', missing: 'missing' };

/** Title of a clip in the review: 'Clip 1: missing were Requinto, Güira', or 'Clip 1: Majao'. */
export function reviewTitle(
  type: AudioQuiz,
  clip: string,
  correctAnswer: readonly string[],
): string {
  const verb = VERBS[type];
  const lead = verb ? `${verb} ${correctAnswer.length === 1 ? 'was' : 'were'} ` : '';
  return `${clip}: ${lead}${correctAnswer.join(', ')}`;
}
