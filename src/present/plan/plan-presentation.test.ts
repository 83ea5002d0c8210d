import { expect, test, vi } from 'vitest';
import type { ClassItem } from '#src/classroom/class-item.ts';
import type { PlanStep } from '#src/classroom/class-plan.ts';
import { presentationOf } from '#src/present/presentation-of.ts';
import type { Presentation, Slide } from '#src/present/slide.ts';
import { loadPlanPresentation, slideIdOf, stepIndexOf } from './plan-presentation.ts';
import { READY_PLANS } from './ready-plans.ts';

const text = (id: string): Slide => ({ kind: 'text', id, title: id, text: id });
const CONTENT: Record<string, Presentation> = {
  one: { title: 'One', slides: [text('majao')] },
  many: { title: 'Many', slides: [text('a'), text('b')] },
  titled: { title: 'Titled', slides: [{ kind: 'title', id: 'start', title: 'Titled' }, text('a')] },
};
const load = async ({ item }: ClassItem) => {
  if (item === 'broken') throw new Error('offline');
  return CONTENT[item] ?? null;
};

const step = (item: string): PlanStep => ({
  page: '/practice',
  item,
  title: `Step ${item}`,
  note: 'secret',
  minutes: 5,
});
const present = (name: string, ...items: string[]) =>
  loadPlanPresentation({ name, steps: items.map(step) }, load);
const idsOf = async (...items: string[]) =>
  (await present('', ...items))?.slides.map(({ id }) => id);

test('the steps follow one another, each with ids of its own', async () => {
  expect(await idsOf('one', 'many', 'one')).toEqual(['1', '2', '2-a', '2-b', '3']);
});

test('a step of several slides begins with its title, unless it has a title slide', async () => {
  const presentation = await present('', 'many', 'titled');
  expect(presentation?.slides[0]).toMatchObject({ kind: 'title', id: '1', title: 'Step many' });
  expect(await idsOf('titled')).toEqual(['1', '1-a']);
});

test('the name of the plan is shown first', async () => {
  const presentation = await present('Tuesday', 'one');
  expect(presentation?.title).toBe('Tuesday');
  expect(presentation?.slides.map(({ title }) => title)).toEqual(['Tuesday', 'majao']);
});

test('a step that is missing or cannot be loaded says so, and the others stay', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const presentation = await present('', 'gone', 'broken', 'one');
  expect(presentation?.slides).toMatchObject([
    { kind: 'title', title: 'Step gone', text: expect.stringContaining('not in the app') },
    { kind: 'title', title: 'Step broken', text: expect.stringContaining('could not be loaded') },
    { kind: 'text', id: '3' },
  ]);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('a plan without steps shows nothing', async () => {
  expect(await present('Tuesday')).toBeNull();
});

test('slides know their step and what the class can open', async () => {
  const presentation = await present('Tuesday', 'one', 'many');
  expect(presentation?.slides.map(({ id }) => stepIndexOf(id))).toEqual([-1, 0, 1, 1, 1]);
  expect(presentation?.slides.at(-1)?.item).toEqual({ page: '/practice', item: 'many' });
  expect(stepIndexOf(slideIdOf(4))).toBe(4);
  expect(stepIndexOf('majao')).toBe(-1);
});

test.each(READY_PLANS)('no note of $id is on a slide', async ({ plan }) => {
  const shown = JSON.stringify(await loadPlanPresentation(plan, presentationOf));
  expect(shown).toContain(plan.steps[0]?.page);
  for (const { note } of plan.steps) expect(shown).not.toContain(note);
});
