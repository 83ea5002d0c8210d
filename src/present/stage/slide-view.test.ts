import { expect, test } from 'vitest';
import { deviceWith } from '#tests/support/storage.ts';
import { createSlideValues } from './slide-view.ts';

test('a reload of the same visit finds what was kept', () => {
  const tab = deviceWith();
  const values = createSlideValues('visit 1', tab);
  values.keep('q1 votes', [3, 0, 12]);
  values.keep('q2 votes', [1]);
  const reloaded = createSlideValues('visit 1', tab);
  expect(reloaded.recall('q1 votes')).toEqual([3, 0, 12]);
  expect(reloaded.recall('q2 votes')).toEqual([1]);
  expect(reloaded.recall('toString')).toBeUndefined();
});

test('another visit starts anew', () => {
  const tab = deviceWith();
  createSlideValues('visit 1', tab).keep('q1 votes', [3]);
  expect(createSlideValues('visit 2', tab).recall('q1 votes')).toBeUndefined();
});

test.each(['nonsense', '[]', '{"visit":"visit 1"}', '{"visit":"visit 1","values":[1]}', 'null'])(
  'what is stored as %s is nothing',
  (text) => {
    const tab = deviceWith({ present: text });
    const values = createSlideValues('visit 1', tab);
    expect(values.recall('tempo')).toBeUndefined();
    values.keep('tempo', 96);
    expect(createSlideValues('visit 1', tab).recall('tempo')).toBe(96);
  },
);
