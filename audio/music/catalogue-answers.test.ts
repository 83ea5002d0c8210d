import { describe, expect, test } from 'vitest';
import { type AudioQuiz, CHOICES } from './answers.ts';
import { recording } from './catalogue.ts';
import { answersOf } from './catalogue-answers.ts';
import { ANSWERS } from './clip-answers.ts';
import { QUIZ_CLIPS } from './quiz-clips.ts';

describe.each(Object.keys(QUIZ_CLIPS) as AudioQuiz[])('the answers of %s', (quiz) => {
  test.each(QUIZ_CLIPS[quiz])('$id: the catalogue says what the score says', (written) => {
    const answers = answersOf(quiz, recording(written.id));
    expect(answers).toEqual(ANSWERS[quiz](written));
    expect(answers.length).toBeGreaterThan(0);
    expect(CHOICES[quiz]).toEqual(expect.arrayContaining(answers));
  });
});
