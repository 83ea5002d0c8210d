import { array, type InferOutput, integer, minValue, number, object, pipe, string } from 'valibot';
import { stored } from '#src/device/stored.ts';
import { json } from '#src/device/stored-json.ts';
import { type ClassPlan, isSameStep } from './class-plan.ts';

const positive = pipe(number(), integer(), minValue(1));

const SCHEMA = object({
  /** Path and query of the page of its plan. */
  page: string(),
  /** The index of the plan's step that is shown; -1 for the title of the plan. */
  index: pipe(number(), integer(), minValue(-1)),
  /** The steps of the plan from the open one on. A changed plan goes on at the first of them that it still has. */
  items: array(object({ page: string(), item: string() })),
  /** The id of the slide within its step; empty for the first one. */
  slide: string(),
  /** The step of the slide that is shown: `reveal`. */
  step: string(),
  /** The number of the slide, from 1, and that of all slides of the plan. */
  number: positive,
  count: positive,
  /** The id of the visit in which the class began. What is set on its slides belongs to it. */
  visit: number(),
  /** When it was shown last, as from `Date.now()`. */
  at: number(),
});

/** A class that has begun and was not ended: where it is in its plan. */
export type OpenClass = InferOutput<typeof SCHEMA>;

export const OPEN_CLASS = stored<OpenClass>('open_class', json(SCHEMA));

/** How long a class stays open after it was shown last (milliseconds). */
const OPEN_FOR = 12 * 60 * 60 * 1000;

/** Whether a class is still open on the page of its plan. @param now as from `Date.now()` */
export const isOpenOn = (open: OpenClass, page: string, now: number): boolean =>
  open.page === page && now - open.at < OPEN_FOR;

/**
 * Where a class goes on in its plan: at the step that was shown, wherever it is now, or at the first that is left after
 * it. @returns the index of the step, -1 for the title of the plan, and whether it was shown; `null` if none is left
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

/** Moves the class of a plan, if it is open, to the page where the plan is now. */
export function moveOpenClass(from: string, to: string): void {
  const open = OPEN_CLASS.read();
  if (open?.page === from) OPEN_CLASS.write({ ...open, page: to });
}
