import { beforeEach, expect, test } from 'vitest';
import { annotateStep, type ClassPlan, EMPTY_PLAN } from '#src/classroom/class-plan.ts';
import { afterEvent, lengthText, type PlanContext, type PlanEvent } from './model.ts';

const planOf = (...titles: string[]): ClassPlan => ({
  name: 'Tuesday',
  steps: titles.map((title) => ({ page: '/practice', item: title, title, note: '', minutes: 0 })),
});
const PLAN = planOf('a', 'b', 'c');

let context: PlanContext;
const send = (event: PlanEvent) => {
  context = afterEvent(context, event);
};
const titles = () => context.plan.steps.map(({ title }) => title).join('');

beforeEach(() => {
  context = { plan: PLAN, undo: null, message: '' };
});

test('a moved step is announced with its new place', () => {
  send({ type: 'step.move', from: 0, to: 1 });
  expect(titles()).toBe('bac');
  expect(context.message).toBe('a is step 2 of 3 now.');
});

test('a step moves up to the ends of the list; beyond them, nothing is stored or said', () => {
  send({ type: 'step.move', from: 2, to: 0 });
  send({ type: 'step.move', from: 1, to: 99 });
  expect(titles()).toBe('cba');
  const before = context;
  send({ type: 'step.move', from: 0, to: -1 });
  send({ type: 'step.move', from: 3, to: 0 });
  send({ type: 'step.remove', index: 3 });
  expect(context).toBe(before);
});

test('a removed step comes back where it was', () => {
  send({ type: 'step.remove', index: 1 });
  expect(titles()).toBe('ac');
  expect(context.undo).toMatchObject({ at: 1, text: 'Removed: b.' });
  send({ type: 'undo' });
  expect(titles()).toBe('abc');
  expect(context.undo).toBeNull();
  expect(context.plan).toBe(PLAN);
});

test('a whole lesson is shortened to its exercises, with a way back', () => {
  const lesson = { page: '/section/music/lesson/rhythm', item: '', title: 'Basic Rhythms' };
  const plan = { name: '', steps: [{ ...lesson, note: 'Slowly.', minutes: 9 }] };
  context = { plan, undo: null, message: '' };
  send({ type: 'step.shorten', index: 0 });
  expect(context.plan.steps).toEqual([{ ...plan.steps[0], item: 'exercises' }]);
  expect(context.undo).toMatchObject({ at: 0, text: 'Only the exercises: Basic Rhythms.' });
  const shortened = context;
  send({ type: 'step.shorten', index: 0 });
  expect(context).toBe(shortened);
  send({ type: 'undo' });
  expect(context.plan).toBe(plan);
});

test('a cleared plan comes back', () => {
  send({ type: 'plan.clear' });
  expect(context.plan).toEqual(EMPTY_PLAN);
  send({ type: 'undo' });
  expect(context.plan).toBe(PLAN);
});

test('a plan that is used replaces this one, with a way back', () => {
  const other = planOf('x');
  send({ type: 'plan.use', plan: other });
  expect(context.plan).toBe(other);
  expect(context.undo?.text).toBe('Your former plan is replaced.');
  send({ type: 'undo' });
  expect(titles()).toBe('abc');
});

test('there is no way back to an empty plan', () => {
  context = { plan: EMPTY_PLAN, undo: null, message: '' };
  send({ type: 'plan.use', plan: PLAN });
  expect(context.undo).toBeNull();
});

test('a later edit ends the way back, which would lose it', () => {
  send({ type: 'step.remove', index: 0 });
  send({ type: 'step.annotate', index: 0, change: { note: 'Clap.' } });
  expect(context.undo).toBeNull();
  expect(context.plan.steps[0]).toMatchObject({ title: 'b', note: 'Clap.' });
  send({ type: 'undo' });
  expect(titles()).toBe('bc');
});

test('the name changes with a removed step still on offer', () => {
  send({ type: 'step.remove', index: 0 });
  send({ type: 'plan.rename', name: 'Friday' });
  expect(context.plan.name).toBe('Friday');
  expect(context.undo?.at).toBe(0);
});

test('the length of a plan has its minutes, unless nobody entered any', () => {
  expect(lengthText(planOf('a'))).toBe('1 step');
  expect(lengthText(annotateStep(PLAN, 1, { minutes: 15 }))).toBe('3 steps, 15 minutes');
});
