import { expect, test } from 'vitest';
import { decodePlan, encodePlan, LIMITS, totalMinutes } from '#src/classroom/class-plan.ts';
import { presentationOf } from '#src/present/presentation-of.ts';
import { planAt, READY_PLANS } from './ready-plans.ts';

test.each(READY_PLANS)('the plan $id takes 45 minutes', ({ plan }) => {
  expect(totalMinutes(plan)).toBe(45);
  for (const { minutes, note } of plan.steps) {
    expect(minutes).toBeGreaterThan(0);
    expect(note.length).toBeGreaterThan(10);
    expect(note.length).toBeLessThan(LIMITS.note / 2);
  }
});

test.each(READY_PLANS)('the plan $id can be kept and sent like one’s own', ({ plan }) => {
  expect(decodePlan(encodePlan(plan))).toEqual(plan);
});

const steps = READY_PLANS.flatMap(({ plan }) => plan.steps);
test.each(steps)('$page $item is in the app', async ({ page, item }) => {
  const presentation = await presentationOf({ page, item });
  expect(presentation?.slides).toHaveLength(1);
});

test('an address names a ready plan, holds a plan, or has none', () => {
  expect(planAt('?plan=guira')).toBe(READY_PLANS[1]?.plan);
  expect(planAt('?plan=My+plan;/practice')?.steps).toHaveLength(1);
  expect(planAt('?plan=')?.steps).toEqual([]);
  expect(planAt('?present')).toBeNull();
});
