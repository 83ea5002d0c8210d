import { expect, test } from 'vitest';
import { createKeptValues } from './kept-values.ts';

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

test('a reload of the same visit finds what was kept', () => {
  const storage = memoryStorage();
  const values = createKeptValues('visit 1', () => storage);
  values.keep('q1 votes', [3, 0, 12]);
  values.keep('q2 votes', [1]);
  const reloaded = createKeptValues('visit 1', () => storage);
  expect(reloaded.recall('q1 votes')).toEqual([3, 0, 12]);
  expect(reloaded.recall('q2 votes')).toEqual([1]);
  expect(reloaded.recall('toString')).toBeUndefined();
});

test('another visit starts anew', () => {
  const storage = memoryStorage();
  createKeptValues('visit 1', () => storage).keep('q1 votes', [3]);
  expect(createKeptValues('visit 2', () => storage).recall('q1 votes')).toBeUndefined();
});

test('without storage, values last as long as the document', () => {
  const values = createKeptValues('visit 1', () => {
    throw new Error('blocked');
  });
  values.keep('tempo', 96);
  expect(values.recall('tempo')).toBe(96);
});

test.each(['nonsense', '[]', '{"visit":"visit 1"}', '{"visit":"visit 1","values":[1]}', 'null'])(
  'what is stored as %s is nothing',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('present', text);
    const values = createKeptValues('visit 1', () => storage);
    expect(values.recall('tempo')).toBeUndefined();
    values.keep('tempo', 96);
    expect(createKeptValues('visit 1', () => storage).recall('tempo')).toBe(96);
  },
);
