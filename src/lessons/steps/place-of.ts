import type { LastStep } from '#src/progress/last-lesson.ts';

/**
 * The index of the step that an id names: 0 for one that never was. An id that no longer exists leads to the step before
 * its place.
 * @param left where the lesson was left, which tells the place of an id
 */
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
