import { describe, expect, test } from 'vitest';
import { type AudioQuiz, CHOICES, isAudioQuiz } from '#src/content/answers/choices.ts';
import { audioQuiz } from './audio.ts';

// Each clip has its question: reason-of.test.ts.
describe.each(Object.keys(CHOICES) as AudioQuiz[])('%s', (type) => {
  const quiz = audioQuiz(type);

  test('offers its choices, each with its explanation, and several of them where several may be correct', () => {
    expect(quiz.choices).toEqual(CHOICES[type]);
    expect(Object.keys(quiz.explainedIn)).toEqual(CHOICES[type]);
    expect(quiz.several).toBe(quiz.questions.some(({ correctAnswer }) => correctAnswer.length > 1));
  });
});

test('questions about players advise headphones', () => {
  expect(audioQuiz('present').hint).toContain('headphones');
  expect(audioQuiz('missing').hint).toContain('headphones');
  expect(audioQuiz('rhythms').hint).toBeUndefined();
});

test('no inherited name is that of an audio quiz', () => {
  expect(isAudioQuiz('present')).toBe(true);
  expect(isAudioQuiz('constructor')).toBe(false);
});
