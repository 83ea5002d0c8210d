import type { ReactElement } from 'react';
import type { PlanStep } from '#src/classroom/class-plan.ts';
import { stepIndexOf } from '#src/present/plan/plan-presentation.ts';
import { slidesOfPlan } from '#src/present/plan/present-plan.ts';
import { phonePath } from '#src/present/presentation-of.ts';
import { type Slide, type SlideOf, stepsOf } from '#src/present/slide.ts';
import { DRAWINGS } from '#src/ui/art/drawings.ts';

export interface HandoutStep {
  title: string;
  /** Where the class finds it. */
  path: string;
  items: readonly HandoutItem[];
}

export interface HandoutItem {
  slide: PrintedSlide;
  /** Of a picture that is drawn: printing does not wait for it. */
  drawing?: ReactElement | undefined;
  /** The number of a task, by which its answer is found; `null` if there is nothing to answer. */
  task: number | null;
}

/** Titles are printed over their step. */
export type PrintedSlide = SlideOf<Exclude<Slide['kind'], 'title'>>;

/** Loads the printed form of the steps of a plan. Its tasks are counted through all of it. */
export async function loadHandout(steps: readonly PlanStep[]): Promise<HandoutStep[]> {
  const all = await slidesOfPlan({ name: '', steps });
  const slides = all.filter((slide) => slide.kind !== 'title');
  const [paths, drawings] = await Promise.all([
    Promise.all(steps.map(phonePath)),
    Promise.all(slides.map(loadDrawing)),
  ]);
  let tasks = 0;
  const items = slides.map((slide, i) => ({
    slide,
    drawing: drawings[i],
    task: hasAnswer(slide) ? ++tasks : null,
  }));
  return steps.map(({ title }, index) => ({
    title,
    path: paths[index] ?? '',
    items: items.filter(({ slide }) => stepIndexOf(slide.id) === index),
  }));
}

async function loadDrawing(slide: Slide): Promise<ReactElement | undefined> {
  const drawing = slide.kind === 'picture' && slide.picture.drawing;
  return drawing ? DRAWINGS[drawing]?.() : undefined;
}

/** Whether there is something to fill in. The order of sounds in 'audio-to-name' is left to the class. */
function hasAnswer(slide: Slide): boolean {
  if (slide.kind === 'matching') return slide.exercise.kind !== 'audio-to-name';
  return stepsOf(slide).includes('reveal');
}
