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
    /** The answers so far, as the kind of quiz keeps them. */
    answers: optional(unknown()),
    /** The cards that are placed, and at which attempt, as matching exercises keep them. */
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

/** How far a quiz or an exercise has come. */
export type UnfinishedQuiz = InferOutput<typeof SCHEMA>;

export const unfinished = json(SCHEMA);

/** UnfinishedQuiz quizzes, by section and quiz. */
export const QUIZZES = stored('unfinished_quiz_', unfinished);

export const unfinishedQuiz = (section: string, quiz: string) => QUIZZES.of(`${section}_${quiz}`);

/** The number of the question at which it goes on; `null` for cards, of which those that are placed are no questions. */
export const questionOf = ({ question, placements }: UnfinishedQuiz) =>
  placements === undefined ? question : null;

/** 'Continue at question 4'. */
export function continueText(kept: UnfinishedQuiz): string {
  const question = questionOf(kept);
  return question ? `Continue at question ${question}` : 'Continue';
}

/** The query of the quiz's address that leads to an attempt. */
export const attemptQuery = ({ seed }: UnfinishedQuiz): string =>
  `?${new URLSearchParams({ seed })}`;
