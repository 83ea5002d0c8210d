import type { AudioQuiz } from '#src/content/answer-names.ts';
import type { QuizScore } from '#src/progress/progress.ts';

/**
 * How a question ended, and what was submitted before:
 * - `right`: found, at whichever try
 * - `shown`: given up for the solution
 * - `skipped`: its clip could not be had
 */
export interface Outcome {
  end: 'right' | 'shown' | 'skipped';
  tries: readonly (readonly string[])[];
}

/** The same names, in any order. */
export function isExactly(chosen: readonly string[], correct: readonly string[]): boolean {
  return (
    new Set(chosen).size === new Set(correct).size && chosen.every((name) => correct.includes(name))
  );
}

/** Only right names, but not all of them. */
export function isPartial(chosen: readonly string[], correct: readonly string[]): boolean {
  return (
    chosen.length > 0 &&
    new Set(chosen).size < new Set(correct).size &&
    chosen.every((name) => correct.includes(name))
  );
}

/** One for each question that was found. What was skipped counts neither for nor against. */
export function scoreOf(outcomes: readonly Outcome[]): QuizScore {
  const count = (ends: readonly Outcome['end'][]) =>
    outcomes.filter(({ end }) => ends.includes(end)).length;
  return { score: count(['right']), total: count(['right', 'shown']) };
}

const SAID: Partial<Record<AudioQuiz, string>> = { present: 'playing', missing: 'missing' };

/** What a clip of the review was: 'Clip 1: missing were Requinto, Güira', or 'Clip 1: Majao'. */
export function titleOf(type: AudioQuiz, clip: string, correctAnswer: readonly string[]): string {
  const said = SAID[type] ? `${SAID[type]} ${correctAnswer.length === 1 ? 'was' : 'were'} ` : '';
  return `${clip}: ${said}${correctAnswer.join(', ')}`;
}
