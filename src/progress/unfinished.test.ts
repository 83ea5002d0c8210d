import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { dropUnfinished, keepUnfinished, onUnfinished, readUnfinished } from './unfinished.ts';
import { quizKey, unfinishedQuiz } from './unfinished-quiz.ts';

const device = () => createDeviceStorage(() => null);

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const asIs = (value: unknown) => value;

test('what is kept is stored as JSON under unfinished_{key} until it is dropped', () => {
  const storage = device();
  expect(readUnfinished('grid', asIs, storage)).toBeNull();
  keepUnfinished('grid', { cells: 'x..x' }, storage);
  expect(storage.read('unfinished_grid')).toBe('{"cells":"x..x"}');
  expect(readUnfinished('grid', asIs, storage)).toEqual({ cells: 'x..x' });
  expect(readUnfinished('other', asIs, storage)).toBeNull();
  dropUnfinished('grid', storage);
  expect(storage.read('unfinished_grid')).toBeNull();
  expect(readUnfinished('grid', asIs, storage)).toBeNull();
});

test('what does not fit is not read', () => {
  const storage = device();
  keepUnfinished('grid', 3, storage);
  expect(readUnfinished('grid', () => null, storage)).toBeNull();
  const trip = () => {
    throw new TypeError('not a grid');
  };
  expect(readUnfinished('grid', trip, storage)).toBeNull();
});

test.each(['', '{', 'undefined'])('stored as %j, nothing is read', (broken) => {
  const storage = device();
  storage.write('unfinished_grid', broken);
  expect(readUnfinished('grid', asIs, storage)).toBeNull();
});

test('listeners hear of changes in this tab and in others, until they unsubscribe', () => {
  const storage = device();
  const listener = vi.fn();
  const unsubscribe = onUnfinished(listener);
  const otherTab = (key: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  dropUnfinished('grid', storage);
  expect(listener).not.toHaveBeenCalled();
  keepUnfinished('grid', 1, storage);
  dropUnfinished('grid', storage);
  otherTab('unfinished_grid');
  otherTab(null);
  expect(listener).toHaveBeenCalledTimes(4);
  otherTab('theme');
  unsubscribe();
  otherTab('unfinished_grid');
  keepUnfinished('grid', 2, storage);
  expect(listener).toHaveBeenCalledTimes(4);
});

describe('an unfinished quiz', () => {
  const key = quizKey('music', 'present');
  const kept = { seed: 'k7x2', question: 4, total: 10, answers: [] };

  test('says at which question it goes on', () => {
    const storage = device();
    expect(unfinishedQuiz('music', 'present', storage)).toBeNull();
    keepUnfinished(key, { ...kept, more: true }, storage);
    expect(unfinishedQuiz('music', 'present', storage)).toEqual(kept);
    expect(unfinishedQuiz('music', 'missing', storage)).toBeNull();
  });

  test.each([
    null,
    'text',
    [],
    { ...kept, seed: '' },
    { ...kept, seed: 7 },
    { ...kept, question: 0 },
    { ...kept, question: 11 },
    { ...kept, question: 1.5 },
    { ...kept, total: '10' },
  ])('kept as %j does not count', (broken) => {
    const storage = device();
    keepUnfinished(key, broken, storage);
    expect(unfinishedQuiz('music', 'present', storage)).toBeNull();
  });
});
