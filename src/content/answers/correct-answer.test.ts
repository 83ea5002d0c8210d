import { expect, test } from 'vitest';
import { correctAnswer } from './correct-answer.ts';

const question = (...right: boolean[]) => ({
  id: 'verse-q1',
  question: 'Which?',
  explanation: 'That one.',
  options: right.map((isCorrect, i) => ({
    id: 'abcd'.charAt(i),
    text: `Option ${i}`,
    ...(isCorrect && { isCorrect: true as const }),
  })),
});

test('returns the letter of the correct option', () => {
  expect(correctAnswer(question(false, false, true))).toBe('c');
});

test.each([
  ['none', question(false, false)],
  ['more than one', question(true, true)],
])('throws if %s are correct', (_, wrong) => {
  expect(() => correctAnswer(wrong)).toThrow('No correct answer specified for quiz verse-q1');
});
