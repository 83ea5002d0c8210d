import { withPresent } from '#src/classroom/class-item.ts';
import type { ClassPlan } from '#src/classroom/class-plan.ts';
import type { OpenClass } from '#src/classroom/open-class.ts';
import { enterFullScreen, pushPresentation } from '#src/classroom/present-visit.ts';
import { placeText, type SlidePlace } from '#src/present/place.ts';
import { presentationOf } from '#src/present/presentation-of.ts';
import type { Slide } from '#src/present/slide.ts';
import { resumedPlace } from './class/class-place.ts';
import { loadPlanPresentation, slideIdOf } from './plan-presentation.ts';

/** The slides of a plan, none if it is empty. */
export async function slidesOfPlan(plan: ClassPlan): Promise<readonly Slide[]> {
  return (await loadPlanPresentation(plan, presentationOf))?.slides ?? [];
}

/** Presents the plan of this page from its start, as a new entry of the history. Must be called in a click. */
export function presentPlan(): void {
  enterFullScreen();
  pushPlan(null);
}

/** Presents the plan from one of its steps on. @param index of the step */
export async function presentPlanFrom(plan: ClassPlan, index: number): Promise<void> {
  enterFullScreen();
  const slides = await slidesOfPlan(plan);
  const slide = slides.findIndex(({ id }) => id === slideIdOf(index));
  pushPlan({ slide: Math.max(slide, 0), step: 0 });
}

/** Resumes the open class of this page's plan, in the same visit. Must be called in a click or a key. */
export async function resumePlan(plan: ClassPlan, open: OpenClass): Promise<void> {
  enterFullScreen();
  const slides = await slidesOfPlan(plan);
  pushPlan(resumedPlace(open, plan, slides), open.visit);
}

/** @param visit the id of an earlier visit to continue */
function pushPlan(place: SlidePlace | null, visit?: number): void {
  // Writes the place into the query, as after a reload.
  const query = withPresent(location.search, '', place ? placeText(place) : undefined);
  pushPresentation(query, visit === undefined ? {} : { id: visit });
}
