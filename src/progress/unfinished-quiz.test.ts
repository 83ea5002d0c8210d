import { expect, test } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { attemptOf, continueText, QUIZZES, unfinishedQuiz } from './unfinished-quiz.ts';

const kept = { seed: 'k7x2', question: 4, total: 10 };

test('only a quiz with questions continues at one: cards that are placed are none', () => {
  const device = createDeviceStorage(() => null);
  const goOn = (quiz: string) => {
    const attempt = attemptOf(unfinishedQuiz('music', quiz).read(device));
    return attempt && continueText(attempt);
  };
  unfinishedQuiz('music', 'present').write({ ...kept, answers: [] }, device);
  unfinishedQuiz('music', 'label-the-band').write({ ...kept, placements: {} }, device);
  expect(['present', 'label-the-band', 'missing'].map(goOn)).toEqual([
    'Continue at question 4',
    'Continue',
    null,
  ]);
  expect(device.keys()).toContain('unfinished_quiz_music_present');
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
