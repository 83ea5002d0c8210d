import { describe, expect, test } from 'vitest';
import { catalogueEntry } from '#audio/music/catalogue.ts';
import { QUIZ_CLIPS } from '#audio/music/quiz-clips.ts';
import { type AudioQuiz, CHOICES } from '#src/content/answer-names.ts';
import { answersOf } from './catalogue-answers.ts';
import { ANSWERS } from './score-answers.ts';

describe.each(Object.keys(QUIZ_CLIPS) as AudioQuiz[])('the answers of %s', (quiz) => {
  test.each(QUIZ_CLIPS[quiz])('$id: catalogue and score agree', (written) => {
    const answers = answersOf(quiz, catalogueEntry(written.id));
    expect(answers).toEqual(ANSWERS[quiz](written));
    expect(answers.length).toBeGreaterThan(0);
    expect(CHOICES[quiz]).toEqual(expect.arrayContaining(answers));
  });
});
