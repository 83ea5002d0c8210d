import type { ClassItem } from './class-item.ts';
import { addStep, hasItem } from './class-plan.ts';
import { planStore } from './plan-store.ts';

/** Whether the plan on this device has an item. */
export const isInPlan = (item: ClassItem) => hasItem(planStore.read(), item);

/** Adds an item to the plan on this device. @returns whether the plan has it now */
export function addToPlan(item: ClassItem & { title: string }): boolean {
  planStore.save(addStep(planStore.read(), item));
  return isInPlan(item);
}

export const { subscribe } = planStore;
