import type { SnapshotFrom } from 'xstate';
import type { HistoryQuestion } from '#src/content/quizzes/model.ts';
import type { Unfinished } from '#src/progress/unfinished-quiz.ts';
import { type RunContext, type RunQuestion, runMachine } from '#src/quizzes/run/machine.ts';
import type { Outcome } from '#src/quizzes/run/model.ts';

/** A history quiz as a run: the first choice is final. */
export const historyRun = (questions: readonly HistoryQuestion[]): RunQuestion[] =>
  questions.map(({ id, options, correctAnswer }) => ({
    id,
    choices: options.map((option) => option.id),
    correctAnswer: [correctAnswer],
    isFinal: true,
  }));

export const chosenIn = (outcome: Outcome | undefined) => outcome?.tries[0]?.[0];

/** The stored form of an unfinished attempt; `null` before the first answer. */
export function keptHistory({
  questions,
  index,
  outcomes,
}: RunContext): Omit<Unfinished, 'seed'> | null {
  if (outcomes.length === 0) return null;
  const answers = outcomes.map((outcome, i) => ({
    question: questions[i]?.id,
    option: chosenIn(outcome),
  }));
  return { question: index + 1, total: questions.length, answers };
}

/** The state in which an attempt was left; `null` if the answers do not fit. @param ordered the questions of its seed */
export function restoredHistory(
  { question, total, answers }: Omit<Unfinished, 'seed'>,
  ordered: readonly HistoryQuestion[],
): SnapshotFrom<typeof runMachine> | null {
  const questions = historyRun(ordered);
  const index = question - 1;
  if (total !== questions.length || !Array.isArray(answers)) return null;
  const isAnswered = answers.length === question;
  if (!isAnswered && answers.length !== index) return null;
  const outcomes = answers.flatMap((answer, i): Outcome[] => {
    const { question: id, option } = Object(answer);
    const asked = questions[i];
    if (asked?.id !== id || !asked?.choices.includes(option)) return [];
    return [{ end: asked.correctAnswer.includes(option) ? 'right' : 'shown', tries: [[option]] }];
  });
  if (outcomes.length < answers.length) return null;
  const tries = outcomes[index]?.tries ?? [];
  return runMachine.resolveState({
    value: isAnswered ? (outcomes[index]?.end === 'right' ? 'solved' : 'shown') : 'answering',
    context: { questions, index, selected: tries[0] ?? [], tries, clipFailed: false, outcomes },
  });
}
