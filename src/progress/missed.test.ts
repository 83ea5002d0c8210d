import { beforeEach, expect, test } from 'vitest';
import { deviceStorage } from '#src/device/device-storage.ts';
import { clearDevice } from '#tests/support/storage.ts';
import { type MissedQuestion, missedQuestions, recordAnswer } from './missed.ts';

beforeEach(clearDevice);

const clip: MissedQuestion = { section: 'music', quiz: 'present', question: 'present-01' };
const date: MissedQuestion = {
  section: 'history',
  quiz: 'history-50-60',
  question: 'first-record',
};

test('a wrong first answer puts a question on the list, a right one later takes it off', () => {
  recordAnswer(clip, true);
  expect(missedQuestions()).toEqual([]);
  expect(deviceStorage.read('missed_questions')).toBeNull();
  recordAnswer(clip, false);
  recordAnswer(date, false);
  expect(missedQuestions()).toEqual([clip, date]);
  recordAnswer(clip, true);
  expect(missedQuestions()).toEqual([date]);
  recordAnswer(date, true);
  expect(missedQuestions()).toEqual([]);
  expect(deviceStorage.read('missed_questions')).toBeNull();
});

test('a question that is missed again moves to the end and stands there once', () => {
  for (const question of [clip, date, clip]) recordAnswer(question, false);
  expect(missedQuestions()).toEqual([date, clip]);
});

test('only what names the question is stored', () => {
  recordAnswer({ ...clip, title: 'more' } as MissedQuestion, false);
  expect(JSON.parse(deviceStorage.read('missed_questions') ?? '')).toEqual([clip]);
});

test('entries that are broken or stand there twice are left out, the others are kept', () => {
  const broken = [
    {},
    { ...clip, quiz: 1 },
    { ...clip, question: '' },
    { ...clip, section: '../x' },
  ];
  deviceStorage.write('missed_questions', JSON.stringify([clip, ...broken, date, clip]));
  expect(missedQuestions()).toEqual([clip, date]);
});
