import { type ClassPlan, totalMinutes } from '#src/classroom/class-plan.ts';

/** How long a plan is: '9 steps, 45 minutes'. Minutes that nobody entered are left out. */
export function lengthText(plan: ClassPlan): string {
  const { length } = plan.steps;
  const minutes = totalMinutes(plan);
  return `${length} ${length === 1 ? 'step' : 'steps'}${minutes > 0 ? `, ${minutes} minutes` : ''}`;
}
