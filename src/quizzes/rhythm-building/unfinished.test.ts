import { expect, test } from 'vitest';
import { deviceStorage } from '#src/device/device-storage.ts';
import { unfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import { keepRhythms, keptRhythms } from './unfinished.ts';

const challenges = ['derecho', 'majao', 'mambo'];
const QUIZ = unfinishedQuiz('music', 'rhythm-building');
const left = { index: 1, completed: ['mambo', 'derecho'], withSolution: ['mambo'] };

test('the quiz goes on at the rhythm where it was left, with what was completed', () => {
  keepRhythms('music', { challenges, ...left });
  expect(keptRhythms('music', challenges)).toEqual(left);
  expect(QUIZ.read()).toMatchObject({ question: 2, total: 3 });
});

test.each([
  ['nothing was done', { index: 0, completed: [], withSolution: [] }],
  ['all was built', { index: 1, completed: challenges, withSolution: [] }],
])('nothing is kept when %s', (_, state) => {
  keepRhythms('music', { challenges, ...left });
  keepRhythms('music', { challenges, ...state });
  expect(keptRhythms('music', challenges)).toBeNull();
});

test('a rhythm that was built with the solution is still kept', () => {
  keepRhythms('music', { challenges, index: 0, completed: challenges, withSolution: ['majao'] });
  expect(keptRhythms('music', challenges)?.withSolution).toEqual(['majao']);
});

const answers = { completed: ['mambo'], withSolution: [] };
test.each([
  null,
  { question: 4, answers },
  { question: 0, answers },
  { question: 1.5, answers },
  { question: 1 },
  { question: 1, answers: { completed: ['salsa'], withSolution: [] } },
  { question: 1, answers: { completed: ['mambo', 'mambo'], withSolution: [] } },
  { question: 1, answers: { completed: ['mambo'], withSolution: ['majao'] } },
  { question: 1, answers: { completed: 'mambo', withSolution: [] } },
])('what is kept as %j does not count', (broken) => {
  deviceStorage.write(QUIZ.key, JSON.stringify({ seed: '0', total: 4, ...broken }));
  expect(keptRhythms('music', challenges)).toBeNull();
});
