import { expect, test } from 'vitest';
import { deviceStorage } from '#src/device/device-storage.ts';
import { clearDevice } from '#tests/support/storage.ts';
import { continueText, QUIZZES, unfinishedQuiz } from './unfinished-quiz.ts';

const kept = { seed: 'k7x2', question: 4, total: 10 };

test('only a quiz with questions continues at one: cards that are placed are none', () => {
  clearDevice();
  const goOn = (quiz: string) => {
    const left = unfinishedQuiz('music', quiz).read();
    return left && continueText(left);
  };
  unfinishedQuiz('music', 'present').write({ ...kept, answers: [] });
  unfinishedQuiz('music', 'label-the-band').write({ ...kept, placements: {} });
  expect(['present', 'label-the-band', 'missing'].map(goOn)).toEqual([
    'Continue at question 4',
    'Continue',
    null,
  ]);
  expect(deviceStorage.keys()).toContain('unfinished_quiz_music_present');
});

test.each([
  null,
  [],
  { ...kept, seed: '' },
  { ...kept, seed: 7 },
  { ...kept, question: 0 },
  { ...kept, question: 11 },
  { ...kept, question: 1.5 },
  { ...kept, total: '10' },
])('a quiz that is stored as %j does not count', (broken) => {
  expect(QUIZZES.parse(JSON.stringify(broken))).toBeNull();
});
