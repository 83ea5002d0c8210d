import { expect, test } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { addStep, EMPTY_PLAN } from './class-plan.ts';
import { ownPlan, PLAN } from './plan-store.ts';
import { PLAN_KEY } from './teaching.ts';

const PLAN_OF_ONE = addStep(EMPTY_PLAN, {
  page: '/practice?rhythm=majao',
  item: '',
  title: 'Majao',
});

test('the plan is read as it was written, and an empty one leaves nothing behind', () => {
  const device = createDeviceStorage(() => null);
  expect(ownPlan(device)).toBe(EMPTY_PLAN);
  PLAN.write(PLAN_OF_ONE, device);
  expect(PLAN.parse(device.read(PLAN_KEY) ?? '')).toEqual(PLAN_OF_ONE);
  // The machine of the page takes a different object for a change from another tab.
  expect(ownPlan(device)).toBe(PLAN_OF_ONE);
  const emptied = { name: '', steps: [] };
  PLAN.write(emptied, device);
  expect(ownPlan(device)).toBe(emptied);
  expect(device.keys()).toEqual([]);
});

test('a stored step that is not valid is left out, and survives a write with all that follows it', () => {
  const device = createDeviceStorage(() => null);
  device.write(PLAN_KEY, 'Name;music/lesson/gone~x~Gone;/practice?rhythm=majao~~Majao~~~red');
  const plan = ownPlan(device);
  expect(plan).toEqual({
    name: 'Name',
    steps: PLAN_OF_ONE.steps.map((step) => ({ ...step, more: ['red'] })),
  });
  PLAN.write({ ...plan, name: 'New' }, device);
  expect(device.read(PLAN_KEY)).toBe(
    'New;/practice?rhythm=majao~~Majao~~~red;music/lesson/gone~x~Gone',
  );
});
