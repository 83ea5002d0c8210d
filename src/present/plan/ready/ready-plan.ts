import type { ClassPlan, PlanStep } from '#src/classroom/class-plan.ts';
import { pathTo } from '#src/content/site/pages.ts';

/** A plan that comes with the app. Its address is `/class?plan=ID`. */
export interface ReadyPlan {
  id: string;
  /** One sentence for the list of plans. */
  about: string;
  plan: ClassPlan;
}

export const RHYTHM = pathTo('lesson', 'music', 'rhythm');
export const INSTRUMENTS = pathTo('lesson', 'music', 'instruments');
export const STRUCTURE = pathTo('lesson', 'music', 'structure');
export const quiz = (id: string) => pathTo('quiz', 'music', id);

type Row = readonly [
  step: { page: string; item?: string; minutes: number },
  title: string,
  note: string,
];

export const stepsOf = (rows: readonly Row[]): PlanStep[] =>
  rows.map(([step, title, note]) => ({ item: '', ...step, title, note }));
