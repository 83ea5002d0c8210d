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

/** One point for each right answer. Skipped questions do not count towards the total. */
export function audioScore(outcomes: readonly Outcome[]): QuizScore {
  const count = (ends: readonly Outcome['end'][]) =>
    outcomes.filter(({ end }) => ends.includes(end)).length;
  return { score: count(['right']), total: count(['right', 'shown']) };
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
