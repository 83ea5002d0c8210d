import type { PlanStep } from '#src/classroom/class-plan.ts';
import { presentationOf } from '#src/present/presentation-of.ts';
import type { Slide, SlideOf } from '#src/present/slide.ts';
import { phonePath } from './phone-address.ts';
import { loadPlanPresentation, stepIndexOf } from './plan-presentation.ts';

/** A step of a plan on paper. */
export interface HandoutStep {
  title: string;
  /** Where the class finds it. */
  path: string;
  items: readonly HandoutItem[];
}

/** A slide on paper. */
export interface HandoutItem {
  slide: PrintedSlide;
  /** The number of a task, by which its answer is found; `null` if there is nothing to answer. */
  task: number | null;
}

/** Pictures are left to the screen, and titles are printed over their step. */
export type PrintedSlide = SlideOf<Exclude<Slide['kind'], 'title' | 'picture'>>;

/** Loads what is printed of the steps of a plan. */
export async function loadHandout(steps: readonly PlanStep[]): Promise<HandoutStep[]> {
  const presentation = await loadPlanPresentation(steps, presentationOf);
  const slides = presentation?.slides ?? [];
  const paths = await Promise.all(steps.map(phonePath));
  return numbered(
    steps.map(({ title }, index) => ({
      title,
      path: paths[index] ?? '',
      slides: slides.filter(({ id }) => stepIndexOf(id) === index),
    })),
  );
}

/** Gives every task its number, counted through the whole handout. */
export function numbered(
  steps: readonly { title: string; path: string; slides: readonly Slide[] }[],
): HandoutStep[] {
  let tasks = 0;
  return steps.map(({ title, path, slides }) => ({
    title,
    path,
    items: slides.filter(isPrinted).map((slide) => ({
      slide,
      task: hasAnswer(slide) ? ++tasks : null,
    })),
  }));
}

function isPrinted(slide: Slide): slide is PrintedSlide {
  return slide.kind !== 'title' && slide.kind !== 'picture';
}

/** Whether there is something to fill in. The order of sounds in 'audio-to-name' is left to the class. */
function hasAnswer(slide: Slide): boolean {
  if (slide.kind === 'matching') return slide.exercise.kind !== 'audio-to-name';
  return slide.kind === 'question' || slide.kind === 'rhythm';
}
