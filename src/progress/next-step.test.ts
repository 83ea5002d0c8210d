import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SECTIONS } from '#src/content/sections.ts';
import { createDeviceStorage, type DeviceStorage } from '#src/device/device-storage.ts';
import { LAST_LESSON, lastStep } from './last-lesson.ts';
import { nextStep } from './next-step.ts';
import { COMPLETE, saveLessonProgress, saveQuizScore } from './progress.ts';
import { unfinishedQuiz } from './unfinished-quiz.ts';

const [history, music] = SECTIONS;
let device: DeviceStorage;

beforeEach(() => {
  vi.stubGlobal('window', undefined);
  device = createDeviceStorage(() => null);
});

const next = () => nextStep(SECTIONS, device);
const complete = (section: string, lesson: string) =>
  saveLessonProgress(section, lesson, COMPLETE, device);
const score = (section: string, quiz: string, score: number, total = 10) =>
  saveQuizScore(section, quiz, { score, total }, device);
const open = (section: string, lesson: string) => LAST_LESSON.write({ section, lesson }, device);
const leave = (section: string, quiz: string, question: number) =>
  unfinishedQuiz(section, quiz).write({ seed: 'a', question, total: 10, answers: [] }, device);

test('it begins with the first lesson', () => {
  expect(next()).toEqual({
    kind: 'lesson',
    section: 'history',
    id: 'history-50-60',
    title: 'Origins of Bachata',
    begun: false,
    left: null,
  });
});

describe('a lesson that was left in a step', () => {
  const leaveAt = (section: string, lesson: string, date: string) => {
    const left = { date: `${date}T08:30:00.000Z`, number: 5, id: 'low-drum' };
    lastStep(section, lesson).write(left, device);
    return left;
  };

  test('goes on there, before what has no date', () => {
    open('history', 'history-70-80');
    leave('music', 'rhythms', 4);
    const left = leaveAt('music', 'rhythm', '2026-11-26');
    expect(next()).toMatchObject({ kind: 'lesson', id: 'rhythm', begun: true, left });
  });

  test('is the one that was left last, and no longer once it is done', () => {
    leaveAt('music', 'structure', '2026-11-27');
    leaveAt('music', 'rhythm', '2026-11-26');
    leaveAt('history', 'history-50-60', '2026-11-25');
    expect(next()).toMatchObject({ id: 'structure' });
    complete('music', 'structure');
    expect(next()).toMatchObject({ id: 'rhythm' });
  });
});

test('an unfinished quiz goes first, at the question where it was left', () => {
  open('history', 'history-70-80');
  score('music', 'rhythms', 3);
  leave('music', 'rhythms', 4);
  expect(next()).toEqual({
    kind: 'quiz',
    section: 'music',
    id: 'rhythms',
    title: 'Which rhythm?',
    unfinished: { question: 4, seed: 'a' },
    best: { score: 3, total: 10 },
  });
});

test('so does an unfinished quiz that is one exercise', () => {
  const quiz = unfinishedQuiz('music', 'label-the-band');
  quiz.write({ seed: 'b', attempt: 1, placements: {}, question: 1, total: 5 }, device);
  expect(next()).toMatchObject({ id: 'label-the-band', unfinished: { seed: 'b', question: null } });
  device.write(quiz.key, '[]');
  expect(next()).toMatchObject({ id: 'history-50-60' });
});

describe('a lesson that was opened', () => {
  test('goes on', () => {
    complete('history', 'history-50-60');
    open('music', 'rhythm');
    expect(next()).toMatchObject({ kind: 'lesson', id: 'rhythm', begun: true });
  });

  test('leads to its quiz once it is completed', () => {
    open('music', 'rhythm');
    complete('music', 'rhythm');
    expect(next()).toMatchObject({ kind: 'quiz', id: 'rhythm-building', unfinished: null });
  });

  test('counts as done once one of its quizzes has a right answer', () => {
    open('music', 'rhythm');
    score('music', 'rhythm-building', 0, 3);
    expect(next()).toMatchObject({ kind: 'lesson', id: 'rhythm' });
    score('music', 'rhythm-building', 2, 3);
    expect(next()).toMatchObject({ kind: 'quiz', id: 'rhythms', best: null });
  });

  test.each([
    ['music', 'phrasing'],
    ['music', 'nope'],
    ['salsa', 'rhythm'],
  ])('is ignored if it cannot be opened: %s/%s', (section, lesson) => {
    open(section, lesson);
    expect(next()).toMatchObject({ id: 'history-50-60' });
  });
});

test('a lesson without quizzes left leads to the next lesson', () => {
  open('music', 'rhythm');
  complete('music', 'rhythm');
  for (const quiz of ['rhythm-building', 'rhythms', 'parts']) score('music', quiz, 1);
  expect(next()).toMatchObject({ kind: 'lesson', id: 'structure', begun: false });
});

test('the end of a section leads to what was left out, then to the other sections', () => {
  open('music', 'structure');
  complete('music', 'structure');
  score('music', 'sections', 5);
  expect(next()).toMatchObject({ kind: 'lesson', id: 'instruments' });
  complete('music', 'instruments');
  complete('music', 'rhythm');
  for (const { id } of music.quizzes) score('music', id, 5);
  expect(next()).toMatchObject({ kind: 'lesson', id: 'history-50-60' });
});

test('without a lesson that was opened, the section that was begun goes on', () => {
  score('music', 'rhythms', 5);
  expect(next()).toMatchObject({ kind: 'quiz', id: 'parts' });
});

test('when everything is done, the weakest quiz comes again, and at last the band', () => {
  for (const section of [history, music]) {
    for (const { id } of section.lessons) complete(section.id, id);
    for (const { id } of section.quizzes) score(section.id, id, 10);
  }
  score('music', 'parts', 4);
  score('history', 'history-10-20', 4, 5);
  expect(next()).toMatchObject({ kind: 'quiz', id: 'parts', best: { score: 4, total: 10 } });
  score('music', 'parts', 10);
  expect(next()).toMatchObject({ kind: 'quiz', id: 'history-10-20' });
  score('history', 'history-10-20', 5, 5);
  expect(next()).toEqual({ kind: 'practice' });
});
