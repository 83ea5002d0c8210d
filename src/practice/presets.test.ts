import { beforeEach, expect, test, vi } from 'vitest';
import { createPresets } from './presets.ts';

let entries: Map<string, string>;
const storage = {
  read: (key: string) => entries.get(key) ?? null,
  write: (key: string, value: string) => void entries.set(key, value),
};
const names = () =>
  createPresets(storage)
    .list()
    .map(({ name }) => name);

beforeEach(() => {
  entries = new Map();
});

test('what is saved is there on the next visit, ordered by name', () => {
  const presets = createPresets(storage);
  presets.save('Slow majao', 'rhythm=majao&tempo=60');
  presets.save('  Fast ', 'tempo=160');
  expect(createPresets(storage).list()).toEqual([
    { name: 'Fast', query: 'tempo=160' },
    { name: 'Slow majao', query: 'rhythm=majao&tempo=60' },
  ]);
});

test('the same name replaces, a blank one saves nothing', () => {
  const presets = createPresets(storage);
  presets.save('A', 'tempo=60');
  presets.save('A', 'tempo=70');
  presets.save('  ', 'tempo=80');
  expect(presets.list()).toEqual([{ name: 'A', query: 'tempo=70' }]);
});

test('deleting takes out one', () => {
  const presets = createPresets(storage);
  presets.save('A', '');
  presets.save('B', '');
  presets.delete('A');
  expect(names()).toEqual(['B']);
});

test('subscribers are told, and read a new list only after a change', () => {
  const presets = createPresets(storage);
  const listener = vi.fn();
  presets.subscribe(listener);
  const before = presets.list();
  expect(presets.list()).toBe(before);
  presets.save('A', '');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(presets.list()).not.toBe(before);
});

test('two open tabs keep what the other has saved', () => {
  const [one, other] = [createPresets(storage), createPresets(storage)];
  one.list();
  other.save('From the other', '');
  one.save('From the one', '');
  expect(names()).toEqual(['From the one', 'From the other']);
});

test.each(['', 'null', '{"name":"A"}', '[{"name":"A","query":""}'])(
  'a list that cannot be read (%s) is put aside, not lost',
  (broken) => {
    entries.set('practice_presets', broken);
    const presets = createPresets(storage);
    expect(presets.list()).toEqual([]);
    presets.save('New', '');
    expect(names()).toEqual(['New']);
    expect([...entries.values()]).toContain(broken);
  },
);

test('entries that are no presets stay as they are', () => {
  const odd = [null, 7, { name: 'No query' }, { name: 1, query: '' }];
  entries.set('practice_presets', JSON.stringify([...odd, { name: 'A', query: '' }]));
  expect(names()).toEqual(['A']);
  createPresets(storage).save('B', '');
  expect(JSON.parse(entries.get('practice_presets') ?? '')).toEqual(
    expect.arrayContaining([...odd, { name: 'A', query: '' }, { name: 'B', query: '' }]),
  );
});
