import { expect, test, vi } from 'vitest';
import { SECTIONS } from '#src/content/site/sections.ts';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { COMPLETE, saveLessonProgress, saveQuizScore } from './progress.ts';
import { doneIn, doneText, sumOf } from './section-progress.ts';

test('what is done is counted by section, without what is coming soon', () => {
  vi.stubGlobal('window', undefined);
  const device = createDeviceStorage(() => null);
  const [, music, dance] = SECTIONS;
  saveLessonProgress('music', 'rhythm', COMPLETE, device);
  saveLessonProgress('music', 'phrasing', COMPLETE, device);
  saveLessonProgress('music', 'structure', 50, device);
  saveQuizScore('music', 'rhythms', { score: 5, total: 10 }, device);
  saveQuizScore('music', 'parts', { score: 0, total: 10 }, device);
  expect(doneIn(music, device)).toEqual({
    lessons: { done: 1, all: 3 },
    quizzes: { done: 1, all: 8 },
  });
  expect(doneIn(dance, device)).toEqual({
    lessons: { done: 0, all: 0 },
    quizzes: { done: 0, all: 0 },
  });
  expect(doneText(doneIn(music, device))).toBe('1 of 3 lessons, 1 of 8 quizzes done');
  expect(doneText(doneIn(dance, device))).toBe('');
  const all = sumOf(SECTIONS.map((section) => doneIn(section, device)));
  expect(doneText(all)).toBe('1 of 7 lessons, 1 of 12 quizzes done');
});
