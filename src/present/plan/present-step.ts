import { withStep } from '#src/classroom/class-item.ts';
import type { ClassPlan } from '#src/classroom/class-plan.ts';
import { openPresent } from '#src/classroom/open-present.ts';
import { presentationOf } from '#src/present/presentation-of.ts';
import { loadPlanPresentation, slideIdOf } from './plan-presentation.ts';

/** Presents the plan of the page from one of its steps on. To be called in a click. */
export async function presentStep({ name, steps }: ClassPlan, index: number): Promise<void> {
  const presentation = await loadPlanPresentation(steps, presentationOf, name);
  const slide = presentation?.slides.findIndex(({ id }) => id === slideIdOf(index)) ?? -1;
  openPresent('');
  const { pathname, search, hash } = location;
  // As if it had been shown before.
  history.replaceState(
    history.state,
    '',
    `${pathname}${withStep(search, `${slide + 1}.1`)}${hash}`,
  );
}
