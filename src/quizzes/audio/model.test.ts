import { describe, expect, test } from 'vitest';
import { isExactly, markOf, type Outcome, rightAtFirst, runScore } from '#src/quizzes/run/model.ts';
import { isPartial, namesToPractise, reviewTitle, triesText } from './model.ts';

const CORRECT = ['Segunda', 'Bass', 'Bongos'];

describe('an answer', () => {
  test('is right in any order', () => {
    expect(isExactly(['Bongos', 'Segunda', 'Bass'], CORRECT)).toBe(true);
  });

  test.each([
    [[]],
    [['Bass']],
    [['Bass', 'Bass', 'Bass']],
    [['Segunda', 'Bass', 'Güira']],
    [[...CORRECT, 'Güira']],
  ])('is not right as %j', (chosen) => expect(isExactly(chosen, CORRECT)).toBe(false));

  test('is partial if it has some of the right names and no other', () => {
    expect(isPartial(['Bass'], CORRECT)).toBe(true);
    expect(isPartial(['Bass', 'Bongos'], CORRECT)).toBe(true);
  });

  test.each([[[]], [CORRECT], [['Bass', 'Güira']], [['Güira']], [[...CORRECT, 'Güira']]])(
    'is not partial as %j',
    (chosen) => expect(isPartial(chosen, CORRECT)).toBe(false),
  );
});

describe('a choice is marked', () => {
  const marks = (phase: Parameters<typeof markOf>[1], chosen: string[]) =>
    Object.fromEntries(
      [...CORRECT, 'Güira', 'Requinto'].flatMap((name) => {
        const mark = markOf(name, phase, chosen, CORRECT);
        return mark ? [[name, mark]] : [];
      }),
    );
  const ALL_RIGHT = { Segunda: 'right', Bass: 'right', Bongos: 'right' };

  test('not before an answer is submitted', () => {
    expect(marks('answering', ['Bass', 'Güira'])).toEqual({});
  });

  test('after a miss only if the message says that it is wrong', () => {
    expect(marks('missed', ['Güira'])).toEqual({ Güira: 'wrong' });
    expect(marks('missed', ['Bass'])).toEqual({});
    expect(marks('missed', ['Bass', 'Güira'])).toEqual({});
    expect(marks('missed', ['Requinto', 'Güira'])).toEqual({});
  });

  test('right or wrong with the solution', () => {
    expect(marks('solved', CORRECT)).toEqual(ALL_RIGHT);
    expect(marks('shown', ['Bass', 'Güira'])).toEqual({ ...ALL_RIGHT, Güira: 'wrong' });
  });
});

test('the score counts right answers out of the questions that were not skipped', () => {
  const outcomes: Outcome[] = [
    { end: 'right', tries: [['Bass']] },
    { end: 'right', tries: [['Güira'], ['Segunda'], ['Bass']] },
    { end: 'shown', tries: [['Güira']] },
    { end: 'skipped', tries: [] },
  ];
  expect(runScore(outcomes)).toEqual({ score: 2, total: 3 });
  expect(rightAtFirst(outcomes)).toBe(1);
});

describe('what to practise after a question', () => {
  const names = (end: Outcome['end'], tries: Outcome['tries'], several = true) =>
    namesToPractise({ end, tries }, several ? CORRECT : ['Majao'], several);

  test('is what the first answer missed or named too many', () => {
    expect(names('shown', [['Bass', 'Güira']])).toEqual(['Segunda', 'Bongos', 'Güira']);
    expect(names('right', [['Bass', 'Bongos'], CORRECT])).toEqual(['Segunda']);
  });

  test('is the answer where there is only one', () => {
    expect(names('shown', [['Mambo']], false)).toEqual(['Majao']);
  });

  test('is nothing after a right answer or a skipped question', () => {
    expect(names('right', [CORRECT.toReversed()])).toEqual([]);
    expect(names('right', [['Majao']], false)).toEqual([]);
    expect(names('skipped', [])).toEqual([]);
    expect(names('skipped', [['Bass']])).toEqual([]);
  });
});

test.each([
  ['present', ['Requinto', 'Güira'], 'Clip 1. Playing: requinto, güira'],
  ['missing', ['Bass'], 'Clip 1. Missing: bass'],
  ['sections', ['Mambo'], 'Clip 1: Mambo'],
] as const)('in the review of %s, %j has the title %j', (type, correctAnswer, title) => {
  expect(reviewTitle(type, 'Clip 1', correctAnswer)).toBe(title);
});

test.each([
  [{ end: 'right', tries: [['Bass']] }, 'You chose: bass.'],
  [
    { end: 'shown', tries: [['Requinto'], ['Requinto', 'Bass']] },
    'First try: requinto. Second: requinto, bass. Then you looked at the solution.',
  ],
  [{ end: 'skipped', tries: [['Mambo']] }, 'First try: mambo. Then you skipped it.'],
  [{ end: 'skipped', tries: [] }, 'Skipped: the clip could not be played.'],
] as const)('the tries of %j are told as %j', (outcome, text) => {
  expect(triesText(outcome)).toBe(text);
});
