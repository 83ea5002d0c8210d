import type { LastStep } from '#src/progress/last-lesson.ts';

/** The index of a step by its id. If a step is gone: the index before its place when it was `left`; else 0. */
export function placeOf(
  ids: readonly string[],
  id: string,
  left: Pick<LastStep, 'id' | 'number'> | null,
): number {
  const at = ids.indexOf(id);
  if (at >= 0) return at;
  const before = left?.id === id ? left.number - 2 : 0;
  return Math.max(0, Math.min(before, ids.length - 1));
}
