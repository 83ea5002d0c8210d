import { type ClassPlan, decodePlan, planInQuery } from '#src/classroom/class-plan.ts';
import { DANCERS } from './plan-dancers.ts';
import { FORM } from './plan-form.ts';
import { GUIRA } from './plan-guira.ts';
import type { ReadyPlan } from './ready-plan.ts';

export const READY_PLANS: readonly ReadyPlan[] = [DANCERS, GUIRA, FORM];

/** The plan that a query names or holds; `null` if it has none. */
export function planAt(search: string): ClassPlan | null {
  const text = planInQuery(search);
  if (text === null) return null;
  return READY_PLANS.find(({ id }) => id === text)?.plan ?? decodePlan(text);
}
