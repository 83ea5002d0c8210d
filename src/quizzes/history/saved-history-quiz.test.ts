import { expect, test } from 'vitest';
import { quiz } from '#src/content/quizzes/history/history-50-60.ts';
import { keptRun, type RunEvent } from '#src/quizzes/run/machine.ts';
import { next, runAfter, toggle } from '#tests/support/run.ts';
import { historyAnswers, historyRun, restoredHistory } from './saved-history-quiz.ts';

const { questions } = quiz;

/** The quiz after these events. */
const after = (...events: RunEvent[]) => runAfter(historyRun(questions), ...events);

/** The attempt that is restored from its stored JSON. */
const keptAfter = (...events: RunEvent[]) => {
  const { context } = after(...events);
  return JSON.parse(JSON.stringify(keptRun(context, historyAnswers(context))));
};

test('nothing is kept before the first answer', () => {
  expect(keptAfter()).toBeNull();
});

test.each([
  [1, [toggle('b')]],
  [2, [toggle('b'), next]],
  [3, [toggle('b'), next, toggle('a'), next, toggle('d')]],
  [5, Array.from({ length: 4 }, () => [toggle('c'), next]).flat()],
  [5, [...Array.from({ length: 4 }, () => [toggle('c'), next]).flat(), toggle('a')]],
])('left at question %i, it goes on in the same state', (number, events) => {
  const left = after(...events);
  const kept = keptAfter(...events);
  expect(kept).toMatchObject({ question: number, total: 5 });
  const restored = restoredHistory(kept, questions);
  expect(restored).toMatchObject({ value: left.value, context: left.context });
});

test('answers that do not fit the questions are not restored', () => {
  const kept = keptAfter(toggle('b'), next, toggle('a'), next);
  const [first, second] = kept.answers;
  expect(restoredHistory(kept, questions)).not.toBeNull();
  const broken = [
    { answers: null },
    { answers: 'ab' },
    { answers: [] },
    { answers: [first] },
    { answers: [first, null] },
    { answers: [second, first] },
    { answers: [first, { ...second, option: 'e' }] },
    { answers: [first, { ...second, option: ['a'] }] },
    { question: 1 },
    { question: 4 },
    { total: 4 },
  ];
  for (const change of broken) {
    const value = restoredHistory({ ...kept, ...change }, questions);
    expect(value, JSON.stringify(change)).toBeNull();
  }
  expect(restoredHistory(kept, questions.toReversed())).toBeNull();
});
