import type { PlanStep } from '#src/classroom/class-plan.ts';
import { stepIndexOf } from '#src/present/plan/plan-presentation.ts';
import { slidesOfPlan } from '#src/present/plan/present-plan.ts';
import { phonePath } from '#src/present/plan/share/phone-address.ts';
import { type Slide, type SlideOf, stepsOf } from '#src/present/slide.ts';
import { DRAWINGS, type DrawingComponent } from '#src/ui/art/drawings.ts';

export interface HandoutStep {
  title: string;
  /** Where the class finds it. */
  path: string;
  items: readonly HandoutItem[];
}

export interface HandoutItem {
  slide: PrintedSlide;
  /** Of a picture that is drawn: printing does not wait for it. */
  drawing?: DrawingComponent | undefined;
  /** The number of a task, by which its answer is found; `null` if there is nothing to answer. */
  task: number | null;
}

/** Titles are printed over their step. */
export type PrintedSlide = SlideOf<Exclude<Slide['kind'], 'title'>>;

/** Loads the printed form of the steps of a plan. */
export async function loadHandout(steps: readonly PlanStep[]): Promise<HandoutStep[]> {
  const slides = await slidesOfPlan({ name: '', steps });
  const [paths, drawings] = await Promise.all([
    Promise.all(steps.map(phonePath)),
    loadDrawings(slides),
  ]);
  return numbered(
    steps.map(({ title }, index) => ({
      title,
      path: paths[index] ?? '',
      slides: slides.filter(({ id }) => stepIndexOf(id) === index),
    })),
    drawings,
  );
}

type Drawings = ReadonlyMap<string, DrawingComponent>;

async function loadDrawings(slides: readonly Slide[]): Promise<Drawings> {
  const loaded = slides.map(async (slide) => {
    const load = slide.kind === 'picture' && slide.picture.drawing;
    const drawing = load ? await DRAWINGS[load]?.() : undefined;
    return drawing ? ([[slide.id, drawing]] as const) : [];
  });
  return new Map((await Promise.all(loaded)).flat());
}

/** Gives every task its number, counted through the whole handout. */
export function numbered(
  steps: readonly { title: string; path: string; slides: readonly Slide[] }[],
  drawings: Drawings = new Map(),
): HandoutStep[] {
  let tasks = 0;
  return steps.map(({ title, path, slides }) => ({
    title,
    path,
    items: slides.filter(isPrinted).map((slide) => ({
      slide,
      drawing: drawings.get(slide.id),
      task: hasAnswer(slide) ? ++tasks : null,
    })),
  }));
}

function isPrinted(slide: Slide): slide is PrintedSlide {
  return slide.kind !== 'title';
}

/** Whether there is something to fill in. The order of sounds in 'audio-to-name' is left to the class. */
function hasAnswer(slide: Slide): boolean {
  if (slide.kind === 'matching') return slide.exercise.kind !== 'audio-to-name';
  return stepsOf(slide).includes('reveal');
}
