import { check, type InferOutput, object, pipe, string } from 'valibot';
import { storedList } from '#src/device/stored-list.ts';

const id = pipe(
  string(),
  check((text) => /^[a-z0-9][a-z0-9-]*$/.test(text)),
);

const SCHEMA = object({ section: id, quiz: id, question: id });

/** A question of a quiz whose first answer was wrong. */
export type MissedQuestion = InferOutput<typeof SCHEMA>;

/** The missed questions, the latest at the end. Readers must check whether a question still exists. */
export const MISSED = storedList(
  'missed_questions',
  SCHEMA,
  ({ section, quiz, question }) => `${section}/${quiz}/${question}`,
);

/** Records the first answer to a question: a wrong one puts it on the list, a right one takes it off. */
export function recordAnswer({ section, quiz, question }: MissedQuestion, right: boolean): void {
  const answered = { section, quiz, question };
  if (right) MISSED.take(MISSED.nameOf(answered));
  else MISSED.put(answered);
}

const NONE: readonly MissedQuestion[] = [];

/** The missed questions. The same array until the list changes. */
export const missedQuestions = () => MISSED.read() ?? NONE;

export const missedIn = (of: { section: string; quiz: string }): readonly MissedQuestion[] =>
  missedQuestions().filter(({ section, quiz }) => section === of.section && quiz === of.quiz);
