import { expect, test, vi } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { LAST_LESSON } from './last-lesson.ts';
import { recordAnswer } from './missed.ts';
import { saveLessonProgress, saveQuizScore } from './progress.ts';
import { isTrace } from './traces.ts';

test.each([
  ['a lesson', () => saveLessonProgress('music', 'rhythm', 100, device)],
  ['a quiz', () => saveQuizScore('music', 'present', { score: 1, total: 10 }, device)],
  ['a lesson that was opened', () => LAST_LESSON.write({ section: 'music', lesson: 'x' }, device)],
  ['unfinished work', () => device.write('unfinished_grid_majao', '{}')],
  ['an answer by ear', () => device.write('ear_ratings', '{}')],
  [
    'a missed question',
    () => recordAnswer({ section: 'music', quiz: 'a', question: 'b' }, false, device),
  ],
])('%s marks a returning learner, a setting does not', (_, leave) => {
  vi.stubGlobal('window', undefined);
  device = createDeviceStorage(() => null);
  device.write('darkMode', 'true');
  device.write('ear_settings', 'minutes=2');
  expect(device.keys().some(isTrace)).toBe(false);
  leave();
  expect(device.keys().some(isTrace)).toBe(true);
  vi.unstubAllGlobals();
});

let device: ReturnType<typeof createDeviceStorage>;
