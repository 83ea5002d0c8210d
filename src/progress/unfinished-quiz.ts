import { check, type InferOutput, number, object, optional, pipe, string, unknown } from 'valibot';
import { stored } from '#src/device/stored.ts';
import { json } from '#src/device/stored-json.ts';

const SCHEMA = pipe(
  object({
    /** The order of its questions or cards. */
    seed: string(),
    /** Number of the current question, from 1 to `total`. */
    question: number(),
    total: number(),
    /** The answers so far, in the format of the kind of quiz. */
    answers: optional(unknown()),
    /** The placed cards and the number of the attempt, in the format of matching exercises. */
    placements: optional(unknown()),
    attempt: optional(unknown()),
  }),
  check(
    ({ seed, question, total }) =>
      seed !== '' &&
      [question, total].every(Number.isInteger) &&
      question >= 1 &&
      question <= total,
  ),
);

/** The stored progress of a quiz or an exercise. */
export type UnfinishedQuiz = InferOutput<typeof SCHEMA>;

export const unfinished = json(SCHEMA);

export const QUIZZES = stored('unfinished_quiz_', unfinished);

export const unfinishedQuiz = (section: string, quiz: string) => QUIZZES.of(`${section}_${quiz}`);

/** The number of the question at which it is resumed; `null` for a matching exercise, which has no questions. */
export const questionOf = ({ question, placements }: UnfinishedQuiz) =>
  placements === undefined ? question : null;

/** 'Continue at question 4'. */
export function continueText(kept: UnfinishedQuiz): string {
  const question = questionOf(kept);
  return question ? `Continue at question ${question}` : 'Continue';
}

/** The query that opens an attempt at the quiz's address. */
export const attemptQuery = ({ seed }: UnfinishedQuiz): string =>
  `?${new URLSearchParams({ seed })}`;
