import type { LastStep } from '#src/progress/last-lesson.ts';

/** The index of the step that an id names, or of the one before where it was when the lesson was `left`; 0 for an unknown id. */
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
