import { expect, test } from 'vitest';
import { deviceStorage } from '#src/device/device-storage.ts';
import { clearDevice } from '#tests/support/storage.ts';
import { LAST_LESSON } from './last-lesson.ts';
import { recordAnswer } from './missed.ts';
import { saveLessonProgress, saveQuizScore } from './progress.ts';
import { isTrace } from './traces.ts';

test.each([
  ['a lesson', () => saveLessonProgress('music', 'rhythm', 100)],
  ['a quiz', () => saveQuizScore('music', 'present', { score: 1, total: 10 })],
  ['a lesson that was opened', () => LAST_LESSON.write({ section: 'music', lesson: 'x' })],
  ['unfinished work', () => deviceStorage.write('unfinished_grid_majao', '{}')],
  ['an answer by ear', () => deviceStorage.write('ear_ratings', '{}')],
  ['a missed question', () => recordAnswer({ section: 'music', quiz: 'a', question: 'b' }, false)],
])('%s marks a returning learner, a setting does not', (_, leave) => {
  clearDevice();
  deviceStorage.write('darkMode', 'true');
  deviceStorage.write('ear_settings', 'minutes=2');
  expect(deviceStorage.keys().some(isTrace)).toBe(false);
  leave();
  expect(deviceStorage.keys().some(isTrace)).toBe(true);
});
