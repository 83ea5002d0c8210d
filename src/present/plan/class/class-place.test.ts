import { expect, test } from 'vitest';
import {
  addStep,
  type ClassPlan,
  EMPTY_PLAN,
  onlyExercises,
  renamePlan,
} from '#src/classroom/class-plan.ts';
import type { OpenClass } from '#src/classroom/open-class.ts';
import { placeText, type SlidePlace } from '#src/present/place.ts';
import { afterEvent } from '#src/present/plan/model.ts';
import { loadPlanPresentation } from '#src/present/plan/plan-presentation.ts';
import type { Slide } from '#src/present/slide.ts';
import { keptKey, resumedPlace, savedPlace } from './class-place.ts';

const RHYTHM = '/section/music/lesson/rhythm';

const PLAN = [
  { page: RHYTHM, item: 'majao', title: 'Majao' },
  { page: RHYTHM, item: '', title: 'Basic Rhythms' },
  { page: '/practice', item: '', title: 'The band' },
].reduce(addStep, EMPTY_PLAN);

const edited = (plan: ClassPlan, event: Parameters<typeof afterEvent>[1]) =>
  afterEvent({ plan, undo: null, message: '' }, event).plan;
const moveStep = (plan: ClassPlan, from: number, to: number) =>
  edited(plan, { type: 'step.move', from, to });
const removeStep = (plan: ClassPlan, index: number) => edited(plan, { type: 'step.remove', index });

const question = (id: string): Slide => ({
  kind: 'question',
  id,
  title: id,
  question: '',
  options: [],
  correct: [],
  explanation: 'Why',
});
const text = (id: string): Slide => ({ kind: 'text', id, title: id, text: '' });

/** The slides of a page: two texts and two questions of a lesson, or the questions alone. */
async function slidesOf(plan: ClassPlan): Promise<readonly [Slide, ...Slide[]]> {
  const presentation = await loadPlanPresentation(plan, async ({ page, item }) => {
    const [a, b] = [question('a'), question('b')];
    if (page !== RHYTHM || item === 'majao') return { title: item, slides: [question('only')] };
    if (item === 'exercises') return { title: item, slides: [a, b] };
    return { title: item, slides: [text('one'), a, text('two'), b] };
  });
  if (!presentation) throw new Error('The plan is empty');
  return presentation.slides;
}

/** Leaves a class at a place of a plan, and resumes it in another plan. @returns the id of the slide, and its step */
async function resumed(before: ClassPlan, left: SlidePlace, after: ClassPlan) {
  const open: OpenClass = {
    page: '/class',
    visit: 1,
    at: 1,
    ...savedPlace(before, await slidesOf(before), left),
  };
  const slides = await slidesOf(after);
  const place = resumedPlace(open, after, slides);
  return place && `${slides[place.slide]?.id}, step ${place.step}`;
}

// Slides of the plan: 1 | 2, 2-one, 2-a, 2-two, 2-b | 3
const [AT_A, AT_ONE]: [SlidePlace, SlidePlace] = [
  { slide: 3, step: 1 },
  { slide: 2, step: 0 },
];

test('every place of a plan is found again, with what was revealed', async () => {
  for (const plan of [PLAN, renamePlan(PLAN, 'Tuesday')]) {
    const slides = await slidesOf(plan);
    for (const [index, { id, kind }] of slides.entries()) {
      for (const step of kind === 'question' ? [0, 1, 2] : [0]) {
        expect(await resumed(plan, { slide: index, step }, plan)).toBe(`${id}, step ${step}`);
      }
    }
  }
  expect(savedPlace(PLAN, await slidesOf(PLAN), AT_A)).toMatchObject({
    index: 1,
    slide: 'a',
    step: 'reveal',
    number: 4,
    count: 7,
  });
});

test('a class goes on at the same step of a plan that was changed', async () => {
  expect(await resumed(PLAN, AT_A, moveStep(PLAN, 1, 0))).toBe('1-a, step 1');
  expect(await resumed(PLAN, AT_A, removeStep(PLAN, 0))).toBe('1-a, step 1');
  expect(await resumed(PLAN, AT_A, renamePlan(PLAN, 'Tuesday'))).toBe('2-a, step 1');
  expect(await resumed(PLAN, AT_A, onlyExercises(PLAN, 1))).toBe('2-a, step 1');
  // The text is no longer part of the plan: the step begins again.
  expect(await resumed(PLAN, AT_ONE, onlyExercises(PLAN, 1))).toBe('2, step 0');
  const named = renamePlan(PLAN, 'Tuesday');
  expect(await resumed(named, { slide: 0, step: 0 }, PLAN)).toBe('1, step 0');
});

test('without its step a class goes on at the next one, and in another plan not at all', async () => {
  expect(await resumed(PLAN, AT_A, removeStep(PLAN, 1))).toBe('2, step 0');
  expect(await resumed(PLAN, AT_A, removeStep(removeStep(PLAN, 2), 1))).toBeNull();
});

test('of a step that occurs twice, the nearer one goes on', async () => {
  const twice: ClassPlan = { ...PLAN, steps: [...PLAN.steps, ...PLAN.steps] };
  const slides = await slidesOf(twice);
  const last = { slide: slides.findIndex(({ id }) => id === '5-b'), step: 2 };
  expect(await resumed(twice, last, twice)).toBe('5-b, step 2');
  expect(await resumed(twice, last, removeStep(twice, 0))).toBe('4-b, step 2');
  expect(placeText(last)).toBe('13.3');
});

test('what is set on a slide stays with the step when it moves', () => {
  const key = keptKey(PLAN, '2-a votes');
  expect(keptKey(moveStep(PLAN, 1, 2), '3-a votes')).toBe(key);
  expect(keptKey(PLAN, '1 votes')).not.toBe(keptKey(PLAN, '3 votes'));
  expect(keptKey(PLAN, '0 title')).toBe('0 title');
});
