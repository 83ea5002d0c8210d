import { Listeners } from '#lib/listeners.ts';
import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import { type ClassPlan, decodePlan, EMPTY_PLAN, encodePlan } from './class-plan.ts';
import { PLAN_KEY } from './plan-key.ts';

/** The class plan on this device. */
export interface PlanStore {
  /** The same object until something changes. */
  read(): ClassPlan;
  save(plan: ClassPlan): void;
  /** Also told when another tab changes the plan. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

export function createPlanStore(
  storage: Pick<DeviceStorage, 'read' | 'write' | 'remove'>,
): PlanStore {
  const listeners = new Listeners();
  let stored: string | null = null;
  let plan = EMPTY_PLAN;
  return {
    read() {
      const text = storage.read(PLAN_KEY);
      if (text !== stored) {
        stored = text;
        plan = text === null ? EMPTY_PLAN : decodePlan(text);
      }
      return plan;
    },
    save(next) {
      const text = encodePlan(next);
      if (text) storage.write(PLAN_KEY, text);
      else storage.remove(PLAN_KEY);
      stored = text || null;
      plan = next;
      listeners.notify();
    },
    subscribe(listener) {
      const unsubscribe = listeners.subscribe(listener);
      window.addEventListener('storage', listener);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', listener);
      };
    },
  };
}

export const planStore = createPlanStore(deviceStorage);
