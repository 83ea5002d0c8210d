import type { ClassPlan } from '#src/classroom/class-plan.ts';
import { enterFullScreen, pushPresentation } from '#src/classroom/present-visit.ts';
import { presentationOf } from '#src/present/presentation-of.ts';
import { loadPlanPresentation, slideIdOf } from './plan-presentation.ts';

/**
 * Presents the plan of this page, as a new entry of the history. To be called in a click.
 * @param from the index of the step to begin with; the top by default
 */
export async function presentPlan({ name, steps }: ClassPlan, from?: number): Promise<void> {
  enterFullScreen();
  const params = new URLSearchParams(location.search);
  params.set('present', '');
  if (from !== undefined) {
    const presentation = await loadPlanPresentation(steps, presentationOf, name);
    const slide = presentation?.slides.findIndex(({ id }) => id === slideIdOf(from)) ?? 0;
    // As if it had been shown before.
    params.set('step', `${slide + 1}.1`);
  }
  pushPresentation(`?${params}`.replace(/present=(?=&|$)/, 'present'));
}
