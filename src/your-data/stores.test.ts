import { beforeEach, expect, test, vi } from 'vitest';
import { addStep } from '#src/classroom/class-plan.ts';
import { createPlanStore } from '#src/classroom/plan-store.ts';
import { createDeviceStorage, type DeviceStorage } from '#src/device/device-storage.ts';
import { earRecord, recordEar } from '#src/ear/ear-record.ts';
import { FIRST_SETTINGS, writeSettings } from '#src/ear/ear-settings.ts';
import { saveDraft } from '#src/feedback/draft.ts';
import { putInOutbox } from '#src/feedback/outbox.ts';
import { createPresets } from '#src/practice/presets.ts';
import { DEFAULT_SETTINGS } from '#src/practice/settings.ts';
import { encodeSettings } from '#src/practice/settings-query.ts';
import { bestResult, storeBestResult } from '#src/practice/tap-along/best-results.ts';
import { storeTapKey, tapKeys } from '#src/practice/tap-along/tap-keys.ts';
import { logPractice, recentDays } from '#src/practice/trainer/practice-log.ts';
import { lastLesson, saveLastLesson } from '#src/progress/last-lesson.ts';
import { missedQuestions, recordAnswer } from '#src/progress/missed.ts';
import {
  COMPLETE,
  lessonProgress,
  quizScore,
  saveLessonProgress,
  saveQuizScore,
} from '#src/progress/progress.ts';
import { keepUnfinished } from '#src/progress/unfinished.ts';
import { quizKey, unfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import { storeCalibration, storedCalibration } from '#src/sound/taps/calibration-store.ts';
import { createVolume } from '#src/sound/volume.ts';
import { deleteGroups, keptGroups, valuesOn } from './entries.ts';
import { addFrom, compare, exportFile, readExport, replaceFrom } from './export-file.ts';
import { GROUPS, type GroupId } from './fields.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

let device: DeviceStorage;
const emptyDevice = () => createDeviceStorage(() => null);

/** Stores something of everything that the app keeps, by the app's own means. */
function fill(storage: DeviceStorage): void {
  saveLessonProgress('music', 'rhythm', COMPLETE, storage);
  saveLastLesson({ section: 'music', lesson: 'structure' }, storage);
  saveQuizScore('music', 'present', { score: 7, total: 10 }, storage);
  saveQuizScore('history', 'history-50-60', { score: 5, total: 5 }, storage);
  recordAnswer({ section: 'music', quiz: 'present', question: 'present-03' }, false, storage);
  recordAnswer({ section: 'music', quiz: 'present', question: 'present-04' }, false, storage);
  const kept = { seed: 'k7x2', question: 4, total: 10, answers: [['Bass']] };
  keepUnfinished(quizKey('music', 'missing'), kept, storage);
  keepUnfinished('grid_majao-lesson', { cells: 'x.x.' }, storage);
  keepUnfinished('exercise_name-the-parts', { seed: 'a' }, storage);
  const heard = { skill: 'rhythm', level: 2, chance: 1 / 3, right: true } as const;
  recordEar({ ...heard, item: 'majao' }, 20_000, storage);
  recordEar({ ...heard, item: 'mambo', right: false }, 20_001, storage);
  writeSettings({ ...FIRST_SETTINGS, minutes: 5 }, storage);
  storage.write(
    'practice_settings',
    encodeSettings({ ...DEFAULT_SETTINGS, rhythm: 'mambo', tempo: 96, lanes: {} }),
  );
  createPresets(storage).save('Slow majao', 'rhythm=majao&tempo=60');
  storage.write('practice_keys', 'off');
  storeTapKey('k', storage);
  storeBestResult({ part: 'guira', rhythm: 'mambo' }, { spread: 12, hits: 98, bpm: 120 }, storage);
  storeCalibration('key', { offset: 0.042, spread: 0.008, report: -0.01, taps: 24 }, storage);
  logPractice(3725, new Date(2026, 10, 20), storage);
  logPractice(600, new Date(2026, 10, 22), storage);
  createPlanStore(storage).save(
    addStep({ name: 'Tuesday', steps: [] }, { page: '/practice', item: '', title: 'The band' }),
  );
  storage.write('darkMode', 'true');
  createVolume(storage, () => {}).setLevel(0.35);
  saveDraft(
    { id: 'a1', message: 'More güira!', email: 'a@b.org' },
    { tab: emptyDevice(), device: storage },
  );
  putInOutbox({ id: 'b2', message: 'More bongos!', email: '', page: '/practice' }, storage);
}

const linesOf = (storage: DeviceStorage) =>
  Object.fromEntries(keptGroups(storage).map(({ title, lines }) => [title, lines]));

beforeEach(() => {
  vi.stubGlobal('window', undefined);
  device = emptyDevice();
});

test('everything that the app stores is known and said in plain words', () => {
  fill(device);
  expect(linesOf(device)).toEqual({
    'Lessons and quizzes': [
      'Opened last: Song Structure (Music)',
      'Lesson Basic Rhythms (Music): completed',
      'Quiz Origins of Bachata (History): best score 5 of 5',
      'Quiz Who Is Playing? (Music): best score 7 of 10',
    ],
    'Begun and not finished': [
      'Exercise: name the parts',
      'Rhythm grid: majao lesson',
      'Quiz Who Is Missing? (Music), at question 4',
    ],
    'Questions to repeat': ['Who Is Playing? (Music): 2 questions'],
    'Ear training': ['2 answers in 1 skill', 'Rounds of 5 min, with 4 skills'],
    'Practice page': [
      'Keyboard shortcuts of the Practice page: off',
      'Preset “Slow majao”',
      'How the band is set: mambo, 96 counts a minute',
    ],
    'Practice time': ['1 h 12 min on 2 days, the last on 22 November 2026'],
    'Class plan': ['“Tuesday”: 1 step'],
    'Tapping along': [
      'Best result in mambo, güira: ±12 ms, 98 % hit, at 120 counts a minute',
      'Calibration: Keyboard, 42 ms',
      'Tap key: K',
    ],
    'Theme and volume': ['Theme: dark', 'Volume: 35 %'],
    'Feedback that is not sent yet': [
      'Message: “More güira!”',
      'Email: a@b.org',
      'Waits for a connection: “More bongos!”',
    ],
  });
});

test.each([
  ['added to', addFrom],
  ['put in place of', replaceFrom],
])('a saved file brings everything back, %s an empty device', (_, bring) => {
  fill(device);
  const file = exportFile(device, NOW);
  const other = emptyDevice();
  const imported = readExport(file);
  expect(imported.refused).toBe(0);
  bring(other, imported);
  expect(valuesOn(other)).toEqual(valuesOn(device));
  expect(lessonProgress('music', 'rhythm', other)).toBe(COMPLETE);
  expect(lastLesson(other)).toEqual({ section: 'music', lesson: 'structure' });
  expect(quizScore('music', 'present', other)).toEqual({ score: 7, total: 10 });
  expect(missedQuestions(other)).toHaveLength(2);
  expect(unfinishedQuiz('music', 'missing', other)).toMatchObject({ seed: 'k7x2', question: 4 });
  expect(createPresets(other).list()).toHaveLength(1);
  expect(createPlanStore(other).read().steps).toHaveLength(1);
  expect(earRecord(other)).toEqual(earRecord(device));
  expect(earRecord(other)['rhythm majao']?.right).toBe(1);
  expect(tapKeys(other)).toEqual(['k']);
  expect(bestResult({ part: 'guira', rhythm: 'mambo' }, other)?.spread).toBe(12);
  expect(storedCalibration('key', other)?.offset).toBe(0.042);
  expect(recentDays(new Date(2026, 10, 22), other).at(-1)?.seconds).toBe(600);
});

test('a device that another is added to keeps what it has, and the better of two results', () => {
  fill(device);
  const other = emptyDevice();
  saveQuizScore('music', 'present', { score: 9, total: 10 }, other);
  saveQuizScore('history', 'history-50-60', { score: 2, total: 5 }, other);
  saveLessonProgress('music', 'instruments', COMPLETE, other);
  recordAnswer({ section: 'music', quiz: 'rhythms', question: 'rhythms-01' }, false, other);
  createPresets(other).save('Slow majao', 'rhythm=majao&tempo=50');
  createPresets(other).save('Fast', 'tempo=160');
  storeBestResult({ part: 'guira', rhythm: 'mambo' }, { spread: 9, hits: 91, bpm: 90 }, other);
  const heard = { skill: 'rhythm', item: 'majao', level: 1, chance: 1 / 3, right: true } as const;
  for (let i = 0; i < 3; i++) recordEar(heard, 20_002, other);
  logPractice(60, new Date(2026, 10, 20), other);
  logPractice(120, new Date(2026, 10, 21), other);
  other.write('darkMode', 'false');
  addFrom(other, readExport(exportFile(device, NOW)));

  expect(quizScore('music', 'present', other)?.score).toBe(9);
  expect(quizScore('history', 'history-50-60', other)?.score).toBe(5);
  expect(lessonProgress('music', 'instruments', other)).toBe(COMPLETE);
  expect(lessonProgress('music', 'rhythm', other)).toBe(COMPLETE);
  expect(missedQuestions(other).map(({ question }) => question)).toEqual([
    'rhythms-01',
    'present-03',
    'present-04',
  ]);
  expect(createPresets(other).list()).toEqual([
    { name: 'Fast', query: 'tempo=160' },
    { name: 'Slow majao', query: 'rhythm=majao&tempo=50' },
  ]);
  expect(bestResult({ part: 'guira', rhythm: 'mambo' }, other)?.spread).toBe(9);
  const days = recentDays(new Date(2026, 10, 22), other).slice(-3);
  expect(days.map(({ seconds }) => seconds)).toEqual([3725, 120, 600]);
  expect(other.read('darkMode')).toBe('false');
  // Three answers here, two there; the mambo there only.
  const answers = Object.entries(earRecord(other)).map(([key, kept]) => [key, kept.answers]);
  expect(Object.fromEntries(answers)).toEqual({
    rhythm: 3,
    'rhythm majao': 3,
    'rhythm mambo': 1,
  });
});

test('a device that is replaced has what the file has, and nothing else of ours', () => {
  saveQuizScore('music', 'present', { score: 3, total: 10 }, device);
  const file = exportFile(device, NOW);
  fill(device);
  device.write('of-another-app', '1');
  replaceFrom(device, readExport(file));
  expect([...valuesOn(device)]).toEqual([
    ['of-another-app', '1'],
    ['quiz_progress_music_present', '3/10'],
  ]);
});

test('before an import the learner sees what it would do to each group', () => {
  const file = exportFile(device, NOW);
  fill(device);
  const full = readExport(exportFile(device, NOW));
  const other = emptyDevice();
  saveQuizScore('music', 'present', { score: 6, total: 10 }, other);
  saveQuizScore('history', 'history-50-60', { score: 5, total: 5 }, other);
  saveQuizScore('music', 'rhythms', { score: 5, total: 10 }, other);
  const [progress, unfinished] = compare(other, full);
  expect(progress).toMatchObject({ id: 'progress', added: 2, improved: 1, kept: 1, onlyHere: 1 });
  expect(unfinished).toMatchObject({ id: 'unfinished', added: 3, onlyHere: 0 });
  expect(compare(device, readExport(file)).every(({ added, onlyHere }) => !added && onlyHere)).toBe(
    true,
  );
});

test.each(Object.keys(GROUPS) as GroupId[])('the group %s can be deleted by itself', (id) => {
  fill(device);
  device.write('of-another-app', '1');
  const before = keptGroups(device);
  const keys = before.find((group) => group.id === id)?.keys ?? [];
  expect(keys.length).toBeGreaterThan(0);
  expect(deleteGroups(device, [id])).toBe(keys.length);
  expect(keptGroups(device)).toEqual(before.filter((group) => group.id !== id));
});

test('an entry that is not valid is shown among the others, and not exported', () => {
  device.write('quiz_progress_music_present', '11/10');
  device.write('lesson_progress_salsa_x', '100');
  expect(linesOf(device)).toEqual({
    'Other entries': ['lesson_progress_salsa_x', 'quiz_progress_music_present'],
  });
  expect(readExport(exportFile(device, NOW)).values.size).toBe(0);
});
