import { beforeEach, expect, test, vi } from 'vitest';
import { deviceStorage } from '#src/device/device-storage.ts';
import { clearDevice } from '#tests/support/storage.ts';
import {
  COMPLETE,
  lessonProgress,
  onProgress,
  quizScore,
  saveBestScore,
  saveLessonProgress,
  saveQuizScore,
} from './progress.ts';

beforeEach(() => {
  clearDevice();
  vi.stubGlobal('window', new EventTarget());
});

test('lesson progress is stored as an integer under lesson_progress_{section}_{lesson}', () => {
  expect(lessonProgress('music', 'rhythm')).toBe(0);
  saveLessonProgress('music', 'rhythm', COMPLETE);
  expect(deviceStorage.read('lesson_progress_music_rhythm')).toBe('100');
  expect(lessonProgress('music', 'rhythm')).toBe(100);
});

test("a quiz score is stored as 'score/total' under quiz_progress_{section}_{quiz}", () => {
  expect(quizScore('music', 'present')).toBeNull();
  saveQuizScore('music', 'present', { score: 7, total: 10 });
  expect(deviceStorage.read('quiz_progress_music_present')).toBe('7/10');
  expect(quizScore('music', 'present')).toEqual({ score: 7, total: 10 });
});

test.each(['0', '1', '50', '100'])('lesson progress %s % is valid', (stored) => {
  deviceStorage.write('lesson_progress_music_rhythm', stored);
  expect(lessonProgress('music', 'rhythm')).toBe(Number(stored));
});

test.each(['NaN', '101', '1000', '-5', '', '7.5', '1e2', ' 50', '50 ', '0x10', 'true', '٣'])(
  'lesson progress %j is invalid and counts as none',
  (invalid) => {
    deviceStorage.write('lesson_progress_music_rhythm', invalid);
    expect(lessonProgress('music', 'rhythm')).toBe(0);
  },
);

test.each([
  ['0/1', { score: 0, total: 1 }],
  ['5/5', { score: 5, total: 5 }],
  ['1000/9999', { score: 1000, total: 9999 }],
  [' 3/10 ', { score: 3, total: 10 }],
])('quiz score %j is valid', (stored, score) => {
  deviceStorage.write('quiz_progress_music_present', stored);
  expect(quizScore('music', 'present')).toEqual(score);
});

test.each(['0/0', 'NaN', '11/10', '-1/5', '3/', '1/2/3', '1.5/3', '1/12345', '1 /2'])(
  'quiz score %j is invalid and counts as none',
  (invalid) => {
    deviceStorage.write('quiz_progress_music_present', invalid);
    expect(quizScore('music', 'present')).toBeNull();
  },
);

test.each([
  ['nothing', null, '1/10', '1/10'],
  ['a lower score', '3/10', '7/10', '7/10'],
  ['the same score', '7/10', '7/10', '7/10'],
  ['a higher score', '10/10', '1/10', '10/10'],
  ['an invalid score', '11/10', '1/10', '1/10'],
  ['a score with blanks', '3/10 ', '2/10', '3/10'],
  ['more right answers out of fewer questions', '9/9', '8/10', '9/10'],
  ['more right answers than there are questions now', '12/12', '8/10', '10/10'],
])(
  'with %s stored, the better score is kept, out of all questions',
  (_, before, attempt, after) => {
    const listener = vi.fn();
    const unsubscribe = onProgress(listener);
    if (before) deviceStorage.write('quiz_progress_music_present', before);
    const [score = 0, total = 0] = attempt.split('/').map(Number);
    saveBestScore('music', 'present', { score, total });
    expect(deviceStorage.read('quiz_progress_music_present')).toBe(after);
    expect(listener).toHaveBeenCalled();
    unsubscribe();
  },
);

test('saving dispatches lessonProgressUpdated or quizProgressUpdated on the window', () => {
  const events: string[] = [];
  for (const type of ['lessonProgressUpdated', 'quizProgressUpdated']) {
    window.addEventListener(type, () => events.push(type));
  }
  saveLessonProgress('music', 'rhythm', 50);
  expect(events).toEqual(['lessonProgressUpdated']);
  saveQuizScore('music', 'present', { score: 1, total: 2 });
  expect(events).toEqual(['lessonProgressUpdated', 'quizProgressUpdated']);
});

test('onProgress listens to saves and events in this tab and to storage events of other tabs', () => {
  const listener = vi.fn();
  const unsubscribe = onProgress(listener);
  const calls = (act: () => void) => {
    listener.mockClear();
    act();
    return listener.mock.calls.length > 0;
  };
  const otherTab = (key: string | null) => () =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const saveLesson = () => saveLessonProgress('music', 'rhythm', 50);
  const saveQuiz = () => saveQuizScore('music', 'present', { score: 1, total: 2 });
  const all = [
    saveLesson,
    saveQuiz,
    () => window.dispatchEvent(new Event('lessonProgressUpdated')),
    otherTab('lesson_progress_music_rhythm'),
    otherTab('quiz_progress_music_present'),
    otherTab(null),
  ];
  expect(all.map(calls)).toEqual(all.map(() => true));
  expect(calls(otherTab('theme'))).toBe(false);
  unsubscribe();
  expect(all.map(calls)).toEqual(all.map(() => false));
});
