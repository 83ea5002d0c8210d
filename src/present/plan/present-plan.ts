import type { ClassPlan } from '#src/classroom/class-plan.ts';
import { enterFullScreen, type PresentVisit } from '#src/classroom/present-button.tsx';
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
  // As PresentButton does: the entry before it is the page as it is.
  const visit: PresentVisit = { id: Date.now(), pushed: true };
  history.pushState({ present: visit }, '', `?${params}`.replace(/present=(?=&|$)/, 'present'));
}
