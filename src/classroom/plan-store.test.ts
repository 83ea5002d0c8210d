import { beforeEach, expect, test, vi } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { addStep, EMPTY_PLAN } from './class-plan.ts';
import { PLAN_KEY } from './plan-key.ts';
import { createPlanStore } from './plan-store.ts';

const PLAN = addStep(EMPTY_PLAN, { page: '/practice?rhythm=majao', item: '', title: 'Majao' });

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

test('the plan is there on the next visit, and an empty one leaves nothing behind', () => {
  const device = createDeviceStorage(() => null);
  const store = createPlanStore(device);
  expect(store.read()).toBe(EMPTY_PLAN);
  store.save(PLAN);
  expect(createPlanStore(device).read()).toEqual(PLAN);
  expect(store.read()).toBe(PLAN);
  store.save(EMPTY_PLAN);
  expect(device.keys()).toEqual([]);
});

test('a stored step that is not valid is left out', () => {
  const device = createDeviceStorage(() => null);
  device.write(PLAN_KEY, 'Name;music/lesson/gone~x~Gone;/practice?rhythm=majao~~Majao');
  expect(createPlanStore(device).read()).toEqual({ ...PLAN, name: 'Name' });
});

test('subscribers hear of changes, of those in other tabs too', () => {
  const store = createPlanStore(createDeviceStorage(() => null));
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.save(PLAN);
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  store.save(EMPTY_PLAN);
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
});
