import type { ReactElement } from 'react';
import type { PlanStep } from '#src/classroom/class-plan.ts';
import { stepIndexOf } from '#src/present/plan/plan-presentation.ts';
import { slidesOfPlan } from '#src/present/plan/present-plan.ts';
import { phonePath } from '#src/present/presentation-of.ts';
import { type Slide, stepsOf } from '#src/present/slide.ts';
import { DRAWINGS } from '#src/ui/art/drawings.ts';

export type HandoutStep = Awaited<ReturnType<typeof loadHandout>>[number];
export type HandoutItem = HandoutStep['items'][number];

/** Loads the printed form of the steps of a plan. Tasks are numbered through the whole handout. */
export async function loadHandout(steps: readonly PlanStep[]) {
  const all = await slidesOfPlan({ name: '', steps });
  // The handout prints the titles above their steps.
  const slides = all.filter((slide) => slide.kind !== 'title');
  const [paths, drawings] = await Promise.all([
    Promise.all(steps.map(phonePath)),
    Promise.all(slides.map(loadDrawing)),
  ]);
  let tasks = 0;
  const items = slides.map((slide, i) => ({
    slide,
    /** The drawing of a picture, loaded in advance, since printing does not wait for it. */
    drawing: drawings[i],
    /** The number of the task and of its answer; `null` if the slide has no answer. */
    task: hasAnswer(slide) ? ++tasks : null,
  }));
  return steps.map(({ title }, index) => ({
    title,
    /** The path of the step for the phones of the class. */
    path: paths[index] ?? '',
    items: items.filter(({ slide }) => stepIndexOf(slide.id) === index),
  }));
}

async function loadDrawing(slide: Slide): Promise<ReactElement | undefined> {
  const drawing = slide.kind === 'picture' && slide.picture.drawing;
  return drawing ? DRAWINGS[drawing]?.() : undefined;
}

/** Whether a slide has an answer on paper. 'audio-to-name' has none: its order of sounds is up to the class. */
function hasAnswer(slide: Slide): boolean {
  if (slide.kind === 'matching') return slide.exercise.kind !== 'audio-to-name';
  return stepsOf(slide).includes('reveal');
}
