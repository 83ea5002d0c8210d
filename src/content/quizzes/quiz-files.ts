import type { HistoryQuiz } from './model.ts';

// One file a quiz, loaded when its page is opened.
const files = import.meta.glob<HistoryQuiz>('./history/*.ts', { import: 'quiz' });

/** The history quiz with this id. Rejects when it cannot be loaded. */
export async function loadHistoryQuiz(id: string): Promise<HistoryQuiz> {
  const load = files[`./history/${id}.ts`];
  if (!load) throw new Error(`There is no history quiz ${id}`);
  return load();
}
