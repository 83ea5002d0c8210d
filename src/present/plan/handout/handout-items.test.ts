import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { READY_PLANS } from '#src/present/plan/ready-plans.ts';
import { phonePath } from '#src/present/presentation-of.ts';
import { loadHandout } from './handout-items.ts';

test('tasks are numbered through all steps, and what is not printed is left out', async () => {
  const step = { page: '/section/music/lesson/rhythm', title: 'Rhythm', note: '', minutes: 0 };
  const steps = await loadHandout(['', 'majao'].map((item) => ({ ...step, item })));
  const items = steps.flatMap(({ items }) => items);
  expect(items.map(({ slide }) => slide.kind)).not.toContain('title');
  const tasks = items.flatMap(({ task }) => task ?? []);
  expect(tasks).toEqual(tasks.map((_, i) => i + 1));
  expect(steps[1]?.items.map(({ task }) => task)).toEqual([tasks.length]);
  for (const { slide, task } of items) {
    if (slide.kind === 'clips') expect(task).toBeNull();
    if (slide.kind === 'question') expect(task).not.toBeNull();
  }
});

test.each(READY_PLANS)('every step of $id has something on paper', async ({ plan }) => {
  const steps = await loadHandout(plan.steps);
  expect(steps.map(({ title }) => title)).toEqual(plan.steps.map(({ title }) => title));
  for (const { items } of steps) expect(items.length).toBeGreaterThan(0);
});

test('a picture is loaded before it is printed', async () => {
  const page = '/section/music/lesson/instruments';
  const [step] = await loadHandout([{ page, item: '', title: 'Players', note: '', minutes: 0 }]);
  const pictures = step?.items.filter(({ slide }) => slide.kind === 'picture') ?? [];
  expect(pictures.length).toBeGreaterThan(3);
  for (const { drawing } of pictures) expect(isValidElement(drawing)).toBe(true);
});

test('the address of a sound leads to where it is heard', async () => {
  const rhythm = '/section/music/lesson/rhythm';
  const glossary = '/section/music/glossary';
  expect(await phonePath({ page: rhythm, item: 'clips-band-mambo-7' })).toBe(`${rhythm}#mambo`);
  expect(await phonePath({ page: glossary, item: 'guira' })).toBe(`${glossary}#guira`);
});

test('addresses lead to the section of the lesson with the exercise', async () => {
  const plan = READY_PLANS.find(({ id }) => id === 'guira')?.plan;
  const paths = (await loadHandout(plan?.steps ?? [])).map(({ path }) => path);
  expect(paths).toContain('/section/music/lesson/rhythm#mambo');
  expect(paths).toContain('/section/music/lesson/instruments#guira');
  expect(paths).toContain('/section/music/quiz/parts');
  expect(paths.some((path) => path.startsWith('/practice?rhythm=derecho'))).toBe(true);
});
