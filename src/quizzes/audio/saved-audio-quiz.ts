import { currentClip, REPLACED_CLIPS } from '#audio/music/clips/quiz-clip-ids.ts';
import type { AudioQuestion, AudioQuizContent } from '#src/content/quizzes/model.ts';
import type { Unfinished } from '#src/progress/unfinished-quiz.ts';
import {
  type RunContext,
  type RunQuestion,
  type RunState,
  runAt,
} from '#src/quizzes/run/machine.ts';
import { isExactly, type Outcome } from '#src/quizzes/run/model.ts';

type Question = Pick<AudioQuestion, 'id' | 'correctAnswer'>;
type Quiz = Pick<AudioQuizContent, 'choices'> & { questions: readonly Question[] };
type Tries = Outcome['tries'];

/** An audio quiz as a run: each clip has the same choices, and may be answered again. */
export const audioRun = ({ questions, choices }: Quiz): RunQuestion[] =>
  questions.map(({ id, correctAnswer }) => ({ id, choices, correctAnswer }));

/** The stored form of an unfinished attempt; `null` before the first answer. */
export function keptAudio({
  questions,
  index,
  outcomes,
  tries,
}: RunContext): Omit<Unfinished, 'seed'> | null {
  if (outcomes.length === 0 && tries.length === 0) return null;
  return {
    question: index + 1,
    total: questions.length,
    answers: {
      outcomes: outcomes.map((outcome, i) => ({ question: questions[i]?.id, ...outcome })),
      asked: questions[index]?.id,
      tries: outcomes.length > index ? [] : tries,
    },
  };
}

/**
 * The state in which an attempt was left; `null` if the answers do not fit. Those to a clip that was replaced are dropped.
 * @param quiz its questions in the order of the seed
 */
export function restoredAudio(
  { question: number, total, answers }: Omit<Unfinished, 'seed'>,
  { questions: ordered, choices }: Quiz,
): RunState | null {
  const { outcomes: all, asked, tries: last } = Object(answers);
  if (total !== ordered.length || !Array.isArray(all)) return null;
  const outcomes = all.filter((value) => !isReplaced(Object(value).question));
  const question = Math.max(number - (all.length - outcomes.length), 1);
  const index = question - 1;
  // An older attempt does not say what was asked.
  const open = asked ?? ordered[number - 1]?.id;
  const tries = isReplaced(open) || (asked === undefined && isReplacement(open)) ? [] : last;
  const ids = [...outcomes.map((value) => Object(value).question), currentClip(`${open}`)];
  const questions = inOrder(ordered, ids);
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
  return runAt(audioRun({ questions, choices }), index, ended, tries);
}

const isReplaced = (id: unknown) => typeof id === 'string' && currentClip(id) !== id;
const isReplacement = (id: unknown) => Object.values(REPLACED_CLIPS).some((other) => other === id);

/** The questions with these ids first, then the others in their order. */
function inOrder(questions: readonly Question[], ids: readonly unknown[]): Question[] {
  const first = [...new Set(ids)].flatMap((id) => questions.find((one) => one.id === id) ?? []);
  return [...first, ...questions.filter((question) => !first.includes(question))];
}

const answerTo = (question: Question | undefined) => question?.correctAnswer ?? [];

/** Whether this is a selection that can be submitted. */
function isAnswer(value: unknown, choices: readonly string[]): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((name) => choices.includes(name));
}
