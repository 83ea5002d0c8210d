import { describe, expect, test } from 'vitest';
import { markOf, optionOfKey } from './model.ts';

const OPTIONS = [
  { id: 'a', text: 'Two' },
  { id: 'b', text: 'Three', isCorrect: true },
  { id: 'c', text: 'Four' },
] as const;

test.each([
  ['before the choice none', null, [null, null, null]],
  ['a right choice alone', 'b', [null, 'right', null]],
  ['a wrong choice, and the right option', 'c', [null, 'revealed', 'wrong']],
])('options are marked: %s', (_, chosen, marks) => {
  expect(OPTIONS.map(({ id }) => markOf(id, chosen, 'b'))).toEqual(marks);
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
    ['11', null],
    ['a1', null],
    ['', null],
  ])('%j chooses %j', (key, option) => {
    expect(optionOfKey(OPTIONS, key)).toBe(option);
  });
});
