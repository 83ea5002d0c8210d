import { describe, expect, test } from 'vitest';
import { isExactly, markOf, type Outcome, rightAtFirst, runScore } from '#src/quizzes/run/model.ts';
import { choicesToPractise, isPartial, reviewTitle, triesText } from './model.ts';

const CORRECT = ['segunda', 'bass', 'bongos'];

describe('an answer', () => {
  test('is right in any order', () => {
    expect(isExactly(['bongos', 'segunda', 'bass'], CORRECT)).toBe(true);
  });

  test.each([
    [[]],
    [['bass']],
    [['bass', 'bass', 'bass']],
    [['segunda', 'bass', 'guira']],
    [[...CORRECT, 'guira']],
  ])('is not right as %j', (chosen) => expect(isExactly(chosen, CORRECT)).toBe(false));

  test('is partial if it has some of the right choices and no other', () => {
    expect(isPartial(['bass'], CORRECT)).toBe(true);
    expect(isPartial(['bass', 'bongos'], CORRECT)).toBe(true);
  });

  test.each([[[]], [CORRECT], [['bass', 'guira']], [['guira']], [[...CORRECT, 'guira']]])(
    'is not partial as %j',
    (chosen) => expect(isPartial(chosen, CORRECT)).toBe(false),
  );
});

describe('a choice is marked', () => {
  const marks = (phase: Parameters<typeof markOf>[1], chosen: string[]) =>
    Object.fromEntries(
      [...CORRECT, 'guira', 'requinto'].flatMap((choice) => {
        const mark = markOf(choice, phase, chosen, CORRECT);
        return mark ? [[choice, mark]] : [];
      }),
    );
  const ALL_RIGHT = { segunda: 'right', bass: 'right', bongos: 'right' };

  test('not before an answer is submitted', () => {
    expect(marks('answering', ['bass', 'guira'])).toEqual({});
  });

  test('after a miss only if the message says that it is wrong', () => {
    expect(marks('missed', ['guira'])).toEqual({ guira: 'wrong' });
    expect(marks('missed', ['bass'])).toEqual({});
    expect(marks('missed', ['bass', 'guira'])).toEqual({});
    expect(marks('missed', ['requinto', 'guira'])).toEqual({});
  });

  test('right or wrong with the solution', () => {
    expect(marks('solved', CORRECT)).toEqual(ALL_RIGHT);
    expect(marks('shown', ['bass', 'guira'])).toEqual({ ...ALL_RIGHT, guira: 'wrong' });
  });
});

test('the score counts right answers out of the questions that were not skipped', () => {
  const outcomes: Outcome[] = [
    { end: 'right', tries: [['bass']] },
    { end: 'right', tries: [['guira'], ['segunda'], ['bass']] },
    { end: 'shown', tries: [['guira']] },
    { end: 'skipped', tries: [] },
  ];
  expect(runScore(outcomes)).toEqual({ score: 2, total: 3 });
  expect(rightAtFirst(outcomes)).toBe(1);
});

describe('what to practise after a question', () => {
  const choices = (end: Outcome['end'], tries: Outcome['tries'], several = true) =>
    choicesToPractise({ end, tries }, several ? CORRECT : ['majao'], several);

  test('is what the first answer missed or had too many', () => {
    expect(choices('shown', [['bass', 'guira']])).toEqual(['segunda', 'bongos', 'guira']);
    expect(choices('right', [['bass', 'bongos'], CORRECT])).toEqual(['segunda']);
  });

  test('is the answer where there is only one', () => {
    expect(choices('shown', [['mambo']], false)).toEqual(['majao']);
  });

  test('is nothing after a right answer or a skipped question', () => {
    expect(choices('right', [CORRECT.toReversed()])).toEqual([]);
    expect(choices('right', [['majao']], false)).toEqual([]);
    expect(choices('skipped', [])).toEqual([]);
    expect(choices('skipped', [['bass']])).toEqual([]);
  });
});

test.each([
  ['present', ['requinto', 'guira'], 'Clip 1. Playing: requinto, güira'],
  ['missing', ['bass'], 'Clip 1. Missing: bass'],
  ['sections', ['mambo'], 'Clip 1: Mambo'],
] as const)('in the review of %s, %j has the title %j', (type, correctAnswer, title) => {
  expect(reviewTitle(type, 'Clip 1', correctAnswer)).toBe(title);
});

test.each([
  [{ end: 'right', tries: [['bass']] }, 'You chose: bass.'],
  [
    { end: 'shown', tries: [['requinto'], ['requinto', 'bass']] },
    'First try: requinto. Second: requinto, bass. Then you looked at the solution.',
  ],
  [{ end: 'skipped', tries: [['mambo']] }, 'First try: mambo. Then you skipped it.'],
  [{ end: 'skipped', tries: [] }, 'Skipped: the clip could not be played.'],
] as const)('the tries of %j are told as %j', (outcome, text) => {
  expect(triesText(outcome)).toBe(text);
});
