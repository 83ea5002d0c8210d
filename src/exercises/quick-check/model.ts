import type { QuickCheckQuestion } from '#src/content/model.ts';

type Options = QuickCheckQuestion<unknown>['options'];

/**
 * What an option shows once the question is answered: it was chosen and is right, it was chosen and is
 * wrong, or it is the right one beside a wrong choice.
 */
export type Mark = 'right' | 'wrong' | 'revealed';

/** What is written on a marked option, so that colour never says it alone. */
export const MARK_TEXTS: Readonly<Record<Mark, string>> = {
  right: 'Your answer: right',
  wrong: 'Your answer: wrong',
  revealed: 'The right answer',
};

/** The mark of an option; none before the choice, and none on what was neither chosen nor right. */
export function markOf(option: string, chosen: string | null, correct: string): Mark | null {
  if (chosen === null) return null;
  if (option === chosen) return option === correct ? 'right' : 'wrong';
  return option === correct ? 'revealed' : null;
}

/** The option that a key stands for: its letter, in either case, or its number from 1. */
export function optionOfKey(options: Options, key: string): string | null {
  const letter = key.toLowerCase();
  const byLetter = options.find(({ id }) => id === letter);
  const byNumber = /^[1-9]$/.test(key) ? options[Number(key) - 1] : undefined;
  return (byLetter ?? byNumber)?.id ?? null;
}
