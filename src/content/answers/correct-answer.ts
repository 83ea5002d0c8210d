import type { QuickCheckQuestion } from '#src/content/model.ts';

/**
 * The letter of a quick check's correct option.
 * @throws Error unless exactly one option is right
 */
export function correctAnswer({ id, options }: QuickCheckQuestion<unknown>): string {
  const [right, ...more] = options.filter(({ isCorrect }) => isCorrect);
  if (!right || more.length > 0) throw new Error(`No correct answer specified for quiz ${id}`);
  return right.id;
}
