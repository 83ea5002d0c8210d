import { describe, expect, test } from 'vitest';
import { markOf, optionOfKey, placeOfKey } from './model.ts';

const OPTIONS = [
  { id: 'a', text: 'Two' },
  { id: 'b', text: 'Three', isCorrect: true },
  { id: 'c', text: 'Four' },
] as const;

describe('marks', () => {
  const marks = (chosen: string | null) => OPTIONS.map(({ id }) => markOf(id, chosen, 'b'));

  test('before the choice nothing is marked', () => {
    expect(marks(null)).toEqual([null, null, null]);
  });

  test('a right choice is marked right, and nothing else', () => {
    expect(marks('b')).toEqual([null, 'right', null]);
  });

  test('a wrong choice is marked wrong, and the right one revealed', () => {
    expect(marks('c')).toEqual([null, 'revealed', 'wrong']);
  });
});

describe('keys', () => {
  test.each([
    ['a', 'a'],
    ['C', 'c'],
    ['1', 'a'],
    ['3', 'c'],
    ['d', null],
    ['4', null],
    ['0', null],
    ['Enter', null],
    ['', null],
  ])('%j chooses %j', (key, option) => {
    expect(optionOfKey(OPTIONS, key)).toBe(option);
  });

  test.each([
    ['ArrowDown', 2, 0],
    ['ArrowRight', 0, 1],
    ['ArrowUp', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 1, null],
  ])('%s leads from %i to %s', (key, from, to) => {
    expect(placeOfKey(key, from, 3)).toBe(to);
  });
});
