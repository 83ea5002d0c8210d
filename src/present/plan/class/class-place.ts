import { type ClassPlan, stepKeys } from '#src/classroom/class-plan.ts';
import { type OpenClass, stepToResume } from '#src/classroom/open-class.ts';
import type { SlidePlace } from '#src/present/place.ts';
import { slideIdOf, stepIndexOf } from '#src/present/plan/plan-presentation.ts';
import { type Presentation, type Slide, shownAt, stepsOf } from '#src/present/slide.ts';

/** A place in the presentation of a plan, in a form that can be found again in a changed plan. */
export function savedPlace(
  { steps }: ClassPlan,
  slides: Presentation['slides'],
  place: SlidePlace,
) {
  const { slide, step } = shownAt(slides, place);
  const index = stepIndexOf(slide.id);
  return {
    index,
    items: steps.slice(Math.max(index, 0)).map(({ page, item }) => ({ page, item })),
    slide: slide.id.slice(slideIdOf(index).length + 1),
    step,
    number: place.slide + 1,
    count: slides.length,
  };
}

/**
 * The place at which a class continues: the slide and its step that were shown last, or else the first slide of its
 * plan step or of the next one. `null` if the plan has none of these steps any more.
 */
export function resumedPlace(
  open: OpenClass,
  plan: ClassPlan,
  slides: readonly Slide[],
): SlidePlace | null {
  const found = stepToResume(open, plan);
  if (!found) return null;
  const indexOf = (id: string) => slides.findIndex((slide) => slide.id === id);
  const first = slideIdOf(found.index);
  const shown = slides[indexOf(open.slide ? `${first}-${open.slide}` : first)];
  if (!shown || !found.isShown) return { slide: Math.max(indexOf(first), 0), step: 0 };
  const steps: readonly string[] = stepsOf(shown);
  return { slide: slides.indexOf(shown), step: Math.max(steps.indexOf(open.step), 0) };
}

/** Replaces the step number in a key by its item, which does not change. @param key begins with the slide's id */
export function keptKey({ steps }: ClassPlan, key: string): string {
  return key.replace(/^\d+/, (id) => stepKeys(steps)[stepIndexOf(id)] ?? id);
}
