import { expect, test } from 'vitest';
import { SECTIONS } from '#src/content/site/sections.ts';
import { clearDevice } from '#tests/support/storage.ts';
import { COMPLETE, saveLessonProgress, saveQuizScore } from './progress.ts';
import { doneIn, doneText, sumOf } from './section-progress.ts';

test('what is done is counted by section, without what is coming soon', () => {
  clearDevice();
  const [, music, dance] = SECTIONS;
  expect(doneText(doneIn(music))).toBe('3 lessons, 8 quizzes');
  saveLessonProgress('music', 'rhythm', COMPLETE);
  saveLessonProgress('music', 'phrasing', COMPLETE);
  saveLessonProgress('music', 'structure', 50);
  saveQuizScore('music', 'rhythms', { score: 5, total: 10 });
  saveQuizScore('music', 'parts', { score: 0, total: 10 });
  expect(doneIn(music)).toEqual({
    lessons: { done: 1, all: 3 },
    quizzes: { done: 1, all: 8 },
  });
  expect(doneIn(dance)).toEqual({
    lessons: { done: 0, all: 0 },
    quizzes: { done: 0, all: 0 },
  });
  expect(doneText(doneIn(music))).toBe('1 of 3 lessons, 1 of 8 quizzes done');
  expect(doneText(doneIn(dance))).toBe('');
  const all = sumOf(SECTIONS.map((section) => doneIn(section)));
  expect(doneText(all)).toBe('1 of 7 lessons, 1 of 12 quizzes done');
});
