import { expect, test } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { lessonProgress, quizScore, saveLessonProgress, saveQuizScore } from './progress.ts';

const device = () => createDeviceStorage(() => null);

test('lesson progress is stored as an integer under lesson_progress_{section}_{lesson}', () => {
  const here = device();
  expect(lessonProgress('music', 'rhythm', here)).toBe(0);
  saveLessonProgress('music', 'rhythm', 100, here);
  expect(here.read('lesson_progress_music_rhythm')).toBe('100');
  expect(lessonProgress('music', 'rhythm', here)).toBe(100);
});

test("a quiz score is stored as 'score/total' under quiz_progress_{section}_{quiz}", () => {
  const here = device();
  expect(quizScore('music', 'present', here)).toBeNull();
  saveQuizScore('music', 'present', { score: 7, total: 10 }, here);
  expect(here.read('quiz_progress_music_present')).toBe('7/10');
  expect(quizScore('music', 'present', here)).toEqual({ score: 7, total: 10 });
});

test.each(['NaN', '101', '-5', '', '7.5', '1e2', ' 50', '0x10', 'true', '٣'])(
  'lesson progress %j counts as none',
  (rubbish) => {
    const here = device();
    here.write('lesson_progress_music_rhythm', rubbish);
    expect(lessonProgress('music', 'rhythm', here)).toBe(0);
  },
);

test.each(['3/0', 'NaN', '11/10', '-1/5', '3', '3/', '/3', '1/2/3', '1.5/3', '{}'])(
  'quiz score %j counts as none',
  (rubbish) => {
    const here = device();
    here.write('quiz_progress_music_present', rubbish);
    expect(quizScore('music', 'present', here)).toBeNull();
  },
);
