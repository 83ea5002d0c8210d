import { array, type InferOutput, integer, minValue, number, object, pipe, string } from 'valibot';
import { stored } from '#src/device/stored.ts';
import { json } from '#src/device/stored-json.ts';
import { type ClassPlan, isSameStep } from './class-plan.ts';

const positive = pipe(number(), integer(), minValue(1));

const SCHEMA = object({
  /** Path and query of the page with the plan. */
  page: string(),
  /** The index of the plan's step that is shown; -1 for the title of the plan. */
  index: pipe(number(), integer(), minValue(-1)),
  /** The steps of the plan from the current one on. In a changed plan, the class continues at the first one left. */
  items: array(object({ page: string(), item: string() })),
  /** The id of the slide within its step; empty for the first one. */
  slide: string(),
  /** The step of the slide, such as `reveal`. */
  step: string(),
  /** The number of the slide, from 1, and the number of slides in the plan. */
  number: positive,
  count: positive,
  /** The id of the visit in which the class began. The state of its slides is stored under it. */
  visit: number(),
  /** The time when it was last shown, as from `Date.now()`. */
  at: number(),
});

/** A class that has begun and has not been ended, with its place in the plan. */
export type OpenClass = InferOutput<typeof SCHEMA>;

export const OPEN_CLASS = stored<OpenClass>('open_class', json(SCHEMA));

/** Time for which a class stays open after it was last shown (milliseconds). */
const OPEN_FOR = 12 * 60 * 60 * 1000;

/** Whether a class is still open on the page of its plan. @param now as from `Date.now()` */
export const isOpenOn = (open: OpenClass, page: string, now: number): boolean =>
  open.page === page && now - open.at < OPEN_FOR;

/**
 * The step at which a class continues: the one that was shown, wherever it is now, or the first one left after it.
 * @returns the index of the step, -1 for the title of the plan, and whether it was shown; `null` if none is left
 */
export function stepToResume(
  { index, items }: OpenClass,
  { steps }: ClassPlan,
): { index: number; isShown: boolean } | null {
  for (const [after, item] of items.entries()) {
    const expected = Math.max(index, 0) + after;
    const [nearest] = steps
      .flatMap((step, at) => (isSameStep(step, item) ? [at] : []))
      .toSorted((a, b) => Math.abs(a - expected) - Math.abs(b - expected));
    if (nearest === undefined) continue;
    return index < 0 ? { index, isShown: true } : { index: nearest, isShown: after === 0 };
  }
  return null;
}

/** Moves the open class of a plan, if there is one, to the plan's new page. */
export function moveOpenClass(from: string, to: string): void {
  const open = OPEN_CLASS.read();
  if (open?.page === from) OPEN_CLASS.write({ ...open, page: to });
}
