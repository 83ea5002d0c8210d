import type { ReactElement } from 'react';
import type { PlanStep } from '#src/classroom/class-plan.ts';
import { stepIndexOf } from '#src/present/plan/plan-presentation.ts';
import { slidesOfPlan } from '#src/present/plan/present-plan.ts';
import { phonePath } from '#src/present/presentation-of.ts';
import { type Slide, stepsOf } from '#src/present/slide.ts';
import { DRAWINGS } from '#src/ui/art/drawings.ts';

export type HandoutStep = Awaited<ReturnType<typeof loadHandout>>[number];
export type HandoutItem = HandoutStep['items'][number];

/** Loads the printed form of the steps of a plan. Its tasks are counted through all of it. */
export async function loadHandout(steps: readonly PlanStep[]) {
  const all = await slidesOfPlan({ name: '', steps });
  // Titles are printed over their step.
  const slides = all.filter((slide) => slide.kind !== 'title');
  const [paths, drawings] = await Promise.all([
    Promise.all(steps.map(phonePath)),
    Promise.all(slides.map(loadDrawing)),
  ]);
  let tasks = 0;
  const items = slides.map((slide, i) => ({
    slide,
    /** Of a picture that is drawn: printing does not wait for it. */
    drawing: drawings[i],
    /** The number of a task, by which its answer is found; `null` if there is nothing to answer. */
    task: hasAnswer(slide) ? ++tasks : null,
  }));
  return steps.map(({ title }, index) => ({
    title,
    /** Where the class finds it. */
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
