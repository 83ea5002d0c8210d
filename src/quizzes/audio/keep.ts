import type { SnapshotFrom } from 'xstate';
import type { AudioQuestion } from '#src/content/quizzes/model.ts';
import type { UnfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import { type AudioQuizContext, audioQuizMachine } from './machine.ts';
import { isExactly, type Outcome } from './model.ts';

type Quiz = Pick<AudioQuizContext, 'questions' | 'choices'>;
type Tries = Outcome['tries'];

/** What is kept of an unfinished attempt; `null` before the first answer. */
export function keptAudio({
  questions,
  index,
  outcomes,
  tries,
}: AudioQuizContext): Omit<UnfinishedQuiz, 'seed'> | null {
  if (outcomes.length === 0 && tries.length === 0) return null;
  return {
    question: index + 1,
    total: questions.length,
    answers: {
      outcomes: outcomes.map((outcome, i) => ({ question: questions[i]?.id, ...outcome })),
      tries: outcomes.length > index ? [] : tries,
    },
  };
}

/**
 * The state in which an attempt was left. After a wrong answer that is the choice between trying again
 * and the solution.
 * @param quiz its questions in the order of the seed
 * @returns `null` if the answers do not fit the questions
 */
export function restoredAudio(
  { question, total, answers }: Omit<UnfinishedQuiz, 'seed'>,
  { questions, choices }: Quiz,
): SnapshotFrom<typeof audioQuizMachine> | null {
  const index = question - 1;
  const { outcomes, tries } = Object(answers);
  if (total !== questions.length || !Array.isArray(outcomes)) return null;
  const areTries = (value: unknown, at: number, right: boolean): value is Tries =>
    Array.isArray(value) &&
    value.every((names, i) => {
      const isRight = right && i === value.length - 1;
      return isAnswer(names, choices) && isExactly(names, answerTo(questions[at])) === isRight;
    });
  const fits = outcomes.every((value, i) => {
    const { question: id, end, tries } = Object(value);
    if (questions[i]?.id !== id || !areTries(tries, i, end === 'right')) return false;
    return end === 'skipped' || ((end === 'right' || end === 'shown') && tries.length > 0);
  });
  if (!fits || !areTries(tries, index, false)) return null;

  const ended: Outcome[] = outcomes.map(({ end, tries }) => ({ end, tries }));
  const last = ended[index];
  const current = last?.tries ?? tries;
  const context: AudioQuizContext = {
    questions,
    choices,
    index,
    selected: current.at(-1) ?? [],
    tries: current,
    clipFailed: false,
    outcomes: ended,
  };
  if (last && ended.length === question && last.end !== 'skipped') {
    const value = last.end === 'right' ? 'solved' : 'shown';
    return audioQuizMachine.resolveState({ value, context });
  }
  if (ended.length !== index) return null;
  const value = tries.length > 0 ? 'missed' : 'answering';
  return audioQuizMachine.resolveState({ value, context });
}

const answerTo = (question: AudioQuestion | undefined) => question?.correctAnswer ?? [];

/** Whether this is a selection that can be submitted. */
function isAnswer(value: unknown, choices: readonly string[]): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((name) => choices.includes(name));
}
