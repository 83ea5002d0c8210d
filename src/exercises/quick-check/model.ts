import type { QuickCheckQuestion } from '#src/content/model.ts';

type Options = QuickCheckQuestion<unknown>['options'];

/** The mark of an option once the question is answered. `revealed`: right, but another one was chosen. */
export type OptionMark = 'right' | 'wrong' | 'revealed';

/** Text of each mark, so that it is not conveyed by colour alone. */
export const MARK_TEXTS: Readonly<Record<OptionMark, string>> = {
  right: 'Your answer: right',
  wrong: 'Your answer: wrong',
  revealed: 'The right answer',
};

/** The mark of an option; `null` before the choice, and for a wrong option that was not chosen. */
export function markOf(option: string, chosen: string | null, correct: string): OptionMark | null {
  if (chosen === null) return null;
  if (option === chosen) return option === correct ? 'right' : 'wrong';
  return option === correct ? 'revealed' : null;
}

/** The index of the option that a key chooses, by its letter in either case or its number from 1; -1 for none. */
export const optionOfKey = (options: Options, key: string): number =>
  options.findIndex(({ id }, i) => id === key.toLowerCase() || `${i + 1}` === key);
