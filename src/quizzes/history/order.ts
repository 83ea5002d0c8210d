import { shuffled } from '#audio/music/random.ts';
import type { HistoryQuestion } from '#src/content/quizzes/model.ts';

/** Questions, and the options of each, in the order given by a seed. */
export function shuffledBySeed(
  seed: string,
  questions: readonly HistoryQuestion[],
): HistoryQuestion[] {
  return shuffled(questions, seed).map((question) => ({
    ...question,
    options: shuffled(question.options, `${seed} ${question.id}`),
  }));
}
