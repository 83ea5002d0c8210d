import { beforeEach, expect, test } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { type MissedQuestion, missedQuestions, recordAnswer } from './missed.ts';

let storage = createDeviceStorage(() => null);
beforeEach(() => {
  storage = createDeviceStorage(() => null);
});

const clip: MissedQuestion = { section: 'music', quiz: 'present', question: 'present-01' };
const date: MissedQuestion = {
  section: 'history',
  quiz: 'history-50-60',
  question: 'first-record',
};

test('a wrong first answer puts a question on the list, a right one later takes it off', () => {
  recordAnswer(clip, true, storage);
  expect(missedQuestions(storage)).toEqual([]);
  expect(storage.read('missed_questions')).toBeNull();
  recordAnswer(clip, false, storage);
  recordAnswer(date, false, storage);
  expect(missedQuestions(storage)).toEqual([clip, date]);
  recordAnswer(clip, true, storage);
  expect(missedQuestions(storage)).toEqual([date]);
  recordAnswer(date, true, storage);
  expect(missedQuestions(storage)).toEqual([]);
  expect(storage.read('missed_questions')).toBeNull();
});

test('a question that is missed again moves to the end and stands there once', () => {
  for (const question of [clip, date, clip]) recordAnswer(question, false, storage);
  expect(missedQuestions(storage)).toEqual([date, clip]);
});

test('only what names the question is stored', () => {
  recordAnswer({ ...clip, title: 'more' } as MissedQuestion, false, storage);
  expect(JSON.parse(storage.read('missed_questions') ?? '')).toEqual([clip]);
});

test('entries that are broken or stand there twice are left out, the others are kept', () => {
  const broken = [
    {},
    { ...clip, quiz: 1 },
    { ...clip, question: '' },
    { ...clip, section: '../x' },
  ];
  storage.write('missed_questions', JSON.stringify([clip, ...broken, date, clip]));
  expect(missedQuestions(storage)).toEqual([clip, date]);
});
