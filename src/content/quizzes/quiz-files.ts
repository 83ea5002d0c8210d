import type { HistoryQuiz } from './model.ts';

// One chunk per quiz, loaded with its page.
const files = import.meta.glob<HistoryQuiz>('./history/*.ts', { import: 'quiz' });

/** The history quiz with this id. Rejects if it does not exist or cannot be loaded. */
export async function loadHistoryQuiz(id: string): Promise<HistoryQuiz> {
  const load = files[`./history/${id}.ts`];
  if (!load) throw new Error(`There is no history quiz ${id}`);
  return load();
}
