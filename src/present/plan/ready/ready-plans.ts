import { type ClassPlan, decodePlan, planInQuery } from '#src/classroom/class-plan.ts';
import { ownPlan } from '#src/classroom/plan-store.ts';
import { pathTo } from '#src/content/site/pages.ts';
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

/** The plan that an address shows: that of its query, or that on the device. `null` if it is not of the class plan. */
export function planOn(address: string): ClassPlan | null {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname === pathTo('class') ? (planAt(search) ?? ownPlan()) : null;
}

/** The page of the plan in a query, without what else the query has. @param search with or without `?` */
export function planPage(search: string): string {
  const plan = planInQuery(search);
  return pathTo('class') + (plan === null ? '' : `?${new URLSearchParams({ plan })}`);
}
