import { beforeEach, expect, test } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { type ClassPlan, EMPTY_PLAN } from '#src/classroom/class-plan.ts';
import { planMachine } from './machine.ts';

const planOf = (...titles: string[]): ClassPlan => ({
  name: 'Tuesday',
  steps: titles.map((title) => ({ page: '/practice', item: title, title, note: '', minutes: 0 })),
});
const PLAN = planOf('a', 'b', 'c');

let actor: Actor<typeof planMachine>;
let stored: ClassPlan[];
const titles = () =>
  actor
    .getSnapshot()
    .context.plan.steps.map(({ title }) => title)
    .join('');
const context = () => actor.getSnapshot().context;

beforeEach(() => {
  stored = [];
  actor = createActor(planMachine, { input: PLAN });
  actor.on('plan.changed', ({ plan }) => stored.push(plan));
  actor.start();
});

test('the plan on the device is shown and not stored again', () => {
  actor.send({ type: 'plan.load', plan: PLAN });
  expect(titles()).toBe('abc');
  expect(stored).toEqual([]);
});

test('a moved step is announced with its new place', () => {
  actor.send({ type: 'step.move', from: 0, to: 1 });
  expect(titles()).toBe('bac');
  expect(context().message).toBe('a is step 2 of 3 now.');
  expect(stored.at(-1)).toEqual(planOf('b', 'a', 'c'));
});

test('moving beyond an end stores and says nothing', () => {
  actor.send({ type: 'step.move', from: 0, to: -1 });
  expect(context().message).toBe('');
  expect(stored).toEqual([]);
});

test('a removed step comes back where it was', () => {
  actor.send({ type: 'step.remove', index: 1 });
  expect(titles()).toBe('ac');
  expect(context().undo).toMatchObject({ at: 1, text: 'Removed: b.' });
  actor.send({ type: 'undo' });
  expect(titles()).toBe('abc');
  expect(context().undo).toBeNull();
  expect(stored.at(-1)).toBe(PLAN);
});

test('a cleared plan comes back', () => {
  actor.send({ type: 'plan.clear' });
  expect(context().plan).toEqual(EMPTY_PLAN);
  actor.send({ type: 'undo' });
  expect(context().plan).toBe(PLAN);
});

test('a plan that is used replaces this one, with a way back', () => {
  const other = planOf('x');
  actor.send({ type: 'plan.use', plan: other });
  expect(stored.at(-1)).toBe(other);
  expect(context().undo?.text).toBe('Your former plan is replaced.');
  actor.send({ type: 'undo' });
  expect(titles()).toBe('abc');
});

test('there is no way back to an empty plan', () => {
  actor.send({ type: 'plan.load', plan: EMPTY_PLAN });
  actor.send({ type: 'plan.use', plan: PLAN });
  expect(context().undo).toBeNull();
});

test('a later edit ends the way back, which would lose it', () => {
  actor.send({ type: 'step.remove', index: 0 });
  actor.send({ type: 'step.annotate', index: 0, change: { note: 'Clap.' } });
  expect(context().undo).toBeNull();
  expect(stored.at(-1)?.steps[0]).toMatchObject({ title: 'b', note: 'Clap.' });
  actor.send({ type: 'undo' });
  expect(titles()).toBe('bc');
});

test('what another tab stored replaces what is shown', () => {
  actor.send({ type: 'step.remove', index: 0 });
  actor.send({ type: 'plan.load', plan: planOf('z') });
  expect(titles()).toBe('z');
  expect(context().undo).toBeNull();
});

test('the name changes with a removed step still on offer', () => {
  actor.send({ type: 'step.remove', index: 0 });
  actor.send({ type: 'plan.rename', name: 'Friday' });
  expect(stored.at(-1)?.name).toBe('Friday');
  expect(context().undo?.at).toBe(0);
});
