import type { QuizScore } from '#src/progress/progress.ts';

/**
 * How a question ended, after the answers in `tries`: `right`, at any try; `shown`, after giving up or a wrong answer
 * that is final; or `skipped`, because its clip failed to load.
 */
export interface Outcome {
  end: 'right' | 'shown' | 'skipped';
  tries: readonly (readonly string[])[];
}

/** The phase of a question: the states of the machine that the learner sees. */
export type Phase = 'answering' | 'missed' | 'solved' | 'shown';

/** The mark of a choice. After a miss, only a single choice is marked: of several, the wrong ones stay secret. */
export function markOf(
  choice: string,
  phase: Phase,
  chosen: readonly string[],
  correct: readonly string[],
): 'right' | 'wrong' | undefined {
  const isEnded = phase === 'solved' || phase === 'shown';
  if (correct.includes(choice)) return isEnded ? 'right' : undefined;
  const isWrong = isEnded || (phase === 'missed' && chosen.length === 1);
  return isWrong && chosen.includes(choice) ? 'wrong' : undefined;
}

/** Whether two answers have the same choices, in any order. */
export function isExactly(chosen: readonly string[], correct: readonly string[]): boolean {
  return (
    new Set(chosen).size === new Set(correct).size &&
    chosen.every((choice) => correct.includes(choice))
  );
}

/** The score of a run: one point for each right answer, out of the questions not skipped. */
export function runScore(outcomes: readonly Outcome[]): QuizScore {
  const count = (ends: readonly Outcome['end'][]) =>
    outcomes.filter(({ end }) => ends.includes(end)).length;
  return { score: count(['right']), total: count(['right', 'shown']) };
}

export const rightAtFirst = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ end, tries }) => end === 'right' && tries.length === 1).length;

/** The score of a run to store: its right answers out of all questions; `null` if all were skipped. */
export function countedScore(outcomes: readonly Outcome[]): QuizScore | null {
  const { score, total } = runScore(outcomes);
  return total > 0 ? { score, total: outcomes.length } : null;
}
