import type { HistoryQuestion } from '#src/content/quizzes/model.ts';
import type { UnfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import {
  type RunContext,
  type RunQuestion,
  type RunState,
  runAt,
} from '#src/quizzes/run/machine.ts';
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

/** The stored form of the answers so far. */
export const historyAnswers = ({ questions, outcomes }: RunContext) =>
  outcomes.map((outcome, i) => ({ question: questions[i]?.id, option: chosenIn(outcome) }));

/** The stored state of an attempt; `null` if the answers do not fit. @param ordered the questions in its order */
export function restoredHistory(
  { question, total, answers }: Omit<UnfinishedQuiz, 'seed'>,
  ordered: readonly HistoryQuestion[],
): RunState | null {
  const questions = historyRun(ordered);
  if (total !== questions.length || !Array.isArray(answers)) return null;
  const outcomes = answers.flatMap((answer, i): Outcome[] => {
    const { question: id, option } = Object(answer);
    const asked = questions[i];
    if (asked?.id !== id || !asked?.choices.includes(option)) return [];
    return [{ end: asked.correctAnswer.includes(option) ? 'right' : 'shown', tries: [[option]] }];
  });
  return outcomes.length < answers.length ? null : runAt(questions, question - 1, outcomes);
}
