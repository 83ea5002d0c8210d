import type { ClassItem } from '#src/classroom/class-item.ts';
import type { ClassPlan, PlanStep } from '#src/classroom/class-plan.ts';
import { type Presentation, presentationIn, type Slide } from '#src/present/slide.ts';

/** Loads the slides of an item; `null` if it has none. A parameter, since the loader of items also loads plans. */
export type Load = (item: ClassItem) => Promise<Presentation | null>;

/** The id of a step's first slide; the ids of its other slides begin with it and a hyphen. */
export const slideIdOf = (index: number) => `${index + 1}`;

/** The index of the step that a slide belongs to; -1 for the title of the plan. */
export function stepIndexOf(slideId: string): number {
  const number = Number.parseInt(slideId, 10);
  return Number.isNaN(number) ? -1 : number - 1;
}

/** All steps as one presentation after the name; `null` without steps. A step that fails to load has an error slide. */
export async function loadPlanPresentation(
  { name, steps }: ClassPlan,
  load: Load,
): Promise<Presentation | null> {
  const parts = await Promise.all(steps.map((step, index) => slidesOf(step, index, load)));
  const opening: Slide[] = name ? [{ kind: 'title', id: slideIdOf(-1), title: name }] : [];
  const slides = parts.length > 0 ? [...opening, ...parts.flat()] : [];
  return presentationIn(name || 'Class plan', slides);
}

/** The slides of a step; several slides have its title before them. */
async function slidesOf(step: PlanStep, index: number, load: Load): Promise<Slide[]> {
  const id = slideIdOf(index);
  const { page, item, title } = step;
  const titleSlide = (text?: string): Slide => ({
    kind: 'title',
    id,
    title,
    ...(text && { text }),
    item: { page, item },
  });
  const slides = await slidesIn(step, load);
  if (typeof slides === 'string') return [titleSlide(slides)];
  const [only, ...others] = slides;
  if (!only) return [];
  const isTitled = others.length === 0 || only.kind === 'title';
  return [
    ...(isTitled ? [] : [titleSlide()]),
    ...slides.map((slide, i) => ({
      ...slide,
      id: isTitled && i === 0 ? id : `${id}-${slide.id}`,
      item: slide.item ?? { page, item },
    })),
  ];
}

/** The slides of a step, or the reason why there are none. */
async function slidesIn({ page, item }: PlanStep, load: Load): Promise<readonly Slide[] | string> {
  try {
    const presentation = await load({ page, item });
    return presentation?.slides ?? 'This is not in the app any more.';
  } catch (error) {
    console.error(`${page} cannot be shown:`, error);
    return 'This could not be loaded. Check the connection, then reload.';
  }
}
