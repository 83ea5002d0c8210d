import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addStep,
  annotateStep,
  type ClassPlan,
  decodePlan,
  EMPTY_PLAN,
  encodePlan,
  isWholeLesson,
  LIMITS,
  onlyExercises,
  type PlanStep,
  planAddress,
  planInQuery,
  renamePlan,
  shownPage,
  totalMinutes,
  withoutNotes,
} from './class-plan.ts';

const LESSON = '/section/music/lesson/rhythm';

/** Texts full of separators and escapes. */
const anyText = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: Math.floor(maxLength / 12) }),
    fc.string({
      unit: fc.constantFrom('~', ';', '*', '-', '.', '&', '+', '%', '\n', ' ', 'ü'),
      maxLength,
    }),
  );
const anyStep: fc.Arbitrary<PlanStep> = fc.record({
  page: fc.constantFrom(
    LESSON,
    '/section/music/quiz/present?seed=k7x2',
    '/practice?rhythm=mambo&my-guira=x.xx*~',
  ),
  item: fc.string({ unit: fc.constantFrom(...'abz09_-.'), maxLength: 20 }),
  title: anyText(LIMITS.title),
  note: anyText(LIMITS.note),
  minutes: fc.nat(LIMITS.minutes),
});
const anyPlan: fc.Arbitrary<ClassPlan> = fc.record({
  name: anyText(LIMITS.name),
  steps: fc.array(anyStep, { maxLength: 6 }),
});

const planOf = (...titles: string[]): ClassPlan => ({
  name: '',
  steps: titles.map((title) => ({ page: LESSON, item: title, title, note: '', minutes: 5 })),
});
const titlesIn = ({ steps }: ClassPlan) => steps.map(({ title }) => title).join(' ');
const opened = (address: string) => decodePlan(planInQuery(new URL(address).search) ?? 'missing');

test('a plan survives its text and its address', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      expect(decodePlan(encodePlan(plan))).toEqual(plan);
      expect(opened(`http://localhost${planAddress(plan)}`)).toEqual(plan);
    }),
  );
});

test('an address survives other code that writes its query anew', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const url = new URL(`http://localhost${planAddress(plan)}`);
      url.searchParams.set('present', '');
      expect(opened(url.href)).toEqual(plan);
    }),
  );
});

test('no text makes decoding throw, and what it yields is a valid plan', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(';', '~', '*', '/', '%', '?', '1', 'music/lesson/rhythm') }),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const plan = decodePlan(text);
      expect(decodePlan(encodePlan(plan))).toEqual(plan);
      for (const { page } of plan.steps)
        expect(page).toMatch(/^\/(section\/\w+\/(lesson|quiz)\/|practice)/);
    }),
  );
});

test('an address can be read', () => {
  const step = { page: LESSON, item: 'majao', title: 'Majao', note: 'Clap first!', minutes: 5 };
  const practice = {
    page: '/practice?rhythm=mambo',
    item: '',
    title: '',
    note: 'End.',
    minutes: 0,
  };
  expect(planAddress({ name: 'First lesson', steps: [step, practice] })).toBe(
    '/class?plan=First+lesson;music/lesson/rhythm~majao~Majao~Clap+first!~5;/practice?rhythm=mambo~~~End%2E',
  );
});

test.each([
  'javascript:alert(1)',
  '//example.org/section/music',
  'https://example.org/',
  '../../nowhere',
  '/class?plan=x',
  '/your-data',
  'music/lesson/nope',
  'music/lesson/rhythm~bad item',
  '',
])('the step %j is left out, and the others stay', (step) => {
  const plan = decodePlan(`Name;music/lesson/rhythm~a~A;${step};practice;/practice~~B`);
  expect(plan.name).toBe('Name');
  expect(titlesIn(plan)).toBe('A B');
});

test('a clip that was replaced is the one in its place, and is not added twice', () => {
  const page = '/section/music/quiz/missing';
  const plan = decodePlan('Ears;music/quiz/missing~missing-07~Clip 7~Twice.~3');
  expect(plan.steps).toEqual([
    { page, item: 'missing-12', title: 'Clip 7', note: 'Twice.', minutes: 3 },
  ]);
  expect(addStep(plan, { page, item: 'missing-12', title: 'Clip 7' })).toEqual(plan);
});

test('what is too long is cut, and numbers are put within their limits', () => {
  const steps = `;/practice~~${'t'.repeat(999)}~${'😀'.repeat(999)}~999`.repeat(99);
  const plan = decodePlan(`${'n'.repeat(999)}${steps}`);
  expect(plan.name).toHaveLength(LIMITS.name);
  expect(plan.steps).toHaveLength(LIMITS.steps);
  expect(plan.steps[0]?.title).toHaveLength(LIMITS.title);
  expect(plan.steps[0]?.note).toBe('😀'.repeat(LIMITS.note / 2));
  expect(plan.steps[0]?.minutes).toBe(LIMITS.minutes);
});

test('only the exercises of a lesson have a text of their own, and a whole lesson keeps its text', () => {
  const text = 'Mine;music/lesson/rhythm~~Basic Rhythms~Slowly.~9;/practice~~Band';
  const plan = decodePlan(text);
  expect(encodePlan(plan)).toBe(text);
  expect(plan.steps.map(isWholeLesson)).toEqual([true, false]);
  const shortened = onlyExercises(plan, 0);
  expect(encodePlan(shortened)).toBe(
    'Mine;music/lesson/rhythm~exercises~Basic Rhythms~Slowly.~9;/practice~~Band',
  );
  expect(decodePlan(encodePlan(shortened))).toEqual(shortened);
  expect(onlyExercises(shortened, 0)).toBe(shortened);
  expect(onlyExercises(plan, 1)).toBe(plan);
  expect(onlyExercises(plan, 2)).toBe(plan);
});

test('where its reader is does not make a lesson another one', () => {
  expect(shownPage(LESSON, '?at=majao&present=majao&step=2.1')).toBe(LESSON);
  expect(decodePlan(';music/lesson/rhythm?at=majao').steps[0]?.page).toBe(LESSON);
  expect(shownPage('/practice', '?rhythm=mambo&present')).toBe('/practice?rhythm=mambo');
  expect(shownPage('/your-data', '')).toBe('/your-data');
});

test('a step is added once, at the end', () => {
  const item = { page: LESSON, item: 'majao', title: 'Majao' };
  const plan = addStep(addStep(EMPTY_PLAN, { ...item, item: '', title: 'Lesson' }), item);
  expect(titlesIn(plan)).toBe('Lesson Majao');
  expect(addStep(plan, { ...item, title: 'Again' })).toBe(plan);
  expect(addStep(plan, { ...item, page: 'https://example.org/' })).toBe(plan);
});

test('notes, minutes and the name are the teacher’s', () => {
  const plan = annotateStep(planOf('a', 'b'), 1, { note: 'Listen.', minutes: 7.4 });
  expect(plan.steps[1]).toMatchObject({ note: 'Listen.', minutes: 7 });
  expect(totalMinutes(plan)).toBe(12);
  expect(annotateStep(plan, 2, { note: 'x' })).toBe(plan);
  expect(annotateStep(plan, 0, { minutes: Number.NaN }).steps[0]?.minutes).toBe(0);
  expect(renamePlan(plan, 'Tuesday').name).toBe('Tuesday');
  expect(withoutNotes(plan).steps[1]).toMatchObject({ note: '', minutes: 7 });
});
