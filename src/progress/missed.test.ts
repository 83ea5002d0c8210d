import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import {
  forgetMissed,
  type MissedQuestion,
  missedQuestions,
  onMissed,
  recordAnswer,
} from './missed.ts';

const device = () => createDeviceStorage(() => null);

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const clip: MissedQuestion = { section: 'music', quiz: 'present', question: 'present-01' };
const date: MissedQuestion = {
  section: 'history',
  quiz: 'history-50-60',
  question: 'first-record',
};

test('a wrong first answer puts a question on the list, a right one later takes it off', () => {
  const storage = device();
  expect(missedQuestions(storage)).toEqual([]);
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
  const storage = device();
  for (const question of [clip, date, clip]) recordAnswer(question, false, storage);
  expect(missedQuestions(storage)).toEqual([date, clip]);
});

test('a right answer to a question that was never missed stores nothing', () => {
  const storage = device();
  recordAnswer(clip, true, storage);
  expect(storage.read('missed_questions')).toBeNull();
});

test('only what names the question is stored', () => {
  const storage = device();
  recordAnswer({ ...clip, title: 'more' } as MissedQuestion, false, storage);
  expect(JSON.parse(storage.read('missed_questions') ?? '')).toEqual([clip]);
});

test('the list is the same array until it changes', () => {
  const storage = device();
  recordAnswer(clip, false, storage);
  expect(missedQuestions(storage)).toBe(missedQuestions(storage));
});

test.each(['', '{', 'null', '"text"', '{"length":1}', '[null,1,"x",[]]'])(
  'stored as %j, the list is empty, and can be filled',
  (broken) => {
    const storage = device();
    storage.write('missed_questions', broken);
    expect(missedQuestions(storage)).toEqual([]);
    recordAnswer(clip, false, storage);
    expect(missedQuestions(storage)).toEqual([clip]);
  },
);

test('entries that are broken or stand there twice are left out, the others are kept', () => {
  const storage = device();
  const broken = [
    {},
    { ...clip, quiz: 1 },
    { ...clip, question: '' },
    { ...clip, section: '../x' },
  ];
  storage.write('missed_questions', JSON.stringify([clip, ...broken, date, clip]));
  expect(missedQuestions(storage)).toEqual([clip, date]);
});

test('the list can be forgotten', () => {
  const storage = device();
  recordAnswer(clip, false, storage);
  forgetMissed(storage);
  expect(missedQuestions(storage)).toEqual([]);
  expect(storage.read('missed_questions')).toBeNull();
});

test('listeners hear of changes in this tab and in others, until they unsubscribe', () => {
  const storage = device();
  const listener = vi.fn();
  const unsubscribe = onMissed(listener);
  const otherTab = (key: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  recordAnswer(clip, false, storage);
  expect(listener).toHaveBeenCalledTimes(1);
  recordAnswer(clip, true, storage);
  forgetMissed(storage);
  expect(listener).toHaveBeenCalledTimes(3);
  otherTab('missed_questions');
  otherTab(null);
  expect(listener).toHaveBeenCalledTimes(5);
  otherTab('theme');
  unsubscribe();
  otherTab('missed_questions');
  recordAnswer(clip, false, storage);
  expect(listener).toHaveBeenCalledTimes(5);
});
