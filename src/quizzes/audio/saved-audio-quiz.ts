import { currentClip, REPLACED_CLIPS } from '#audio/music/clips/quiz-clip-ids.ts';
import { choiceName } from '#src/content/answers/choices.ts';
import type { AudioQuestion, AudioQuizContent } from '#src/content/quizzes/model.ts';
import type { UnfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
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

/** An audio quiz as a run: all clips have the same choices, and a wrong answer can be tried again. */
export const audioRun = ({ questions, choices }: Quiz): RunQuestion[] =>
  questions.map(({ id, correctAnswer }) => ({ id, choices, correctAnswer }));

/** The stored form of the answers so far. */
export const audioAnswers = ({ questions, index, outcomes, tries }: RunContext) => ({
  outcomes: outcomes.map(({ end, tries }, i) => ({
    question: questions[i]?.id,
    end,
    tries: namesIn(tries),
  })),
  asked: questions[index]?.id,
  tries: outcomes.length > index ? [] : namesIn(tries),
});

/**
 * The stored state of an attempt; `null` if the answers do not fit. Answers to a replaced clip are dropped.
 * @param quiz its questions in the order of the seed
 */
export function restoredAudio(
  { question: number, total, answers }: Omit<UnfinishedQuiz, 'seed'>,
  { questions: ordered, choices }: Quiz,
): RunState | null {
  const { outcomes: all, asked, tries: last } = Object(answers);
  if (total !== ordered.length || !Array.isArray(all)) return null;
  const outcomes = all.filter((value) => !isReplaced(Object(value).question));
  const question = Math.max(number - (all.length - outcomes.length), 1);
  const index = question - 1;
  // An older attempt has no field for the current question.
  const open = asked ?? ordered[number - 1]?.id;
  const stored = isReplaced(open) || (asked === undefined && isReplacement(open)) ? [] : last;
  const ids = [...outcomes.map((value) => Object(value).question), currentClip(`${open}`)];
  const questions = inOrder(ordered, ids);
  const triesFrom = (value: unknown, at: number, right: boolean): Tries | null => {
    if (!Array.isArray(value)) return null;
    const tries = value.map((names) => choicesFrom(names, choices));
    const fits = (chosen: readonly string[], i: number) =>
      isExactly(chosen, answerTo(questions[at])) === (right && i === tries.length - 1);
    return tries.every((chosen) => chosen !== null) && tries.every(fits) ? tries : null;
  };
  const ended = outcomes.map((value, i): Outcome | null => {
    const { question: id, end, tries: names } = Object(value);
    const tries = triesFrom(names, i, end === 'right');
    if (questions[i]?.id !== id || !tries) return null;
    const fits = end === 'skipped' || ((end === 'right' || end === 'shown') && tries.length > 0);
    return fits ? { end, tries } : null;
  });
  const tries = triesFrom(stored, index, false);
  if (!tries || !ended.every((outcome) => outcome !== null)) return null;
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

/** The names of the choices of each try. Attempts are stored by name. */
const namesIn = (tries: Tries) => tries.map((chosen) => chosen.map(choiceName));

/** The choices with these names; `null` unless they can be submitted. */
function choicesFrom(names: unknown, choices: readonly string[]): readonly string[] | null {
  if (!Array.isArray(names) || names.length === 0) return null;
  const found = names.map((name) => choices.find((choice) => choiceName(choice) === name));
  return found.every((choice) => choice !== undefined) ? found : null;
}
