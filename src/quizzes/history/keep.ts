import type { SnapshotFrom } from 'xstate';
import type { HistoryQuestion } from '#src/content/quizzes/model.ts';
import type { UnfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import { type HistoryQuizContext, historyQuizMachine } from './machine.ts';

/** What is kept of an unfinished attempt; `null` before the first answer. */
export function keptHistory({
  questions,
  index,
  chosen,
}: HistoryQuizContext): Omit<UnfinishedQuiz, 'seed'> | null {
  if (chosen.length === 0) return null;
  const answers = chosen.map((option, i) => ({ question: questions[i]?.id, option }));
  return { question: index + 1, total: questions.length, answers };
}

/**
 * The state in which an attempt was left.
 * @param questions in the order of its seed
 * @returns `null` if the answers do not fit the questions
 */
export function restoredHistory(
  { question, total, answers }: Omit<UnfinishedQuiz, 'seed'>,
  questions: readonly HistoryQuestion[],
): SnapshotFrom<typeof historyQuizMachine> | null {
  const index = question - 1;
  if (total !== questions.length || !Array.isArray(answers)) return null;
  const isAnswered = answers.length === question;
  if (!isAnswered && answers.length !== index) return null;
  const fits = answers.every((answer, i) => {
    const { question: id, option } = Object(answer);
    const asked = questions[i];
    return asked?.id === id && asked?.options.some((offered) => offered.id === option);
  });
  if (!fits) return null;
  return historyQuizMachine.resolveState({
    value: isAnswered ? 'answered' : 'answering',
    context: { questions, index, chosen: answers.map(({ option }) => option) },
  });
}
