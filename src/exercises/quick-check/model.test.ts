import { describe, expect, test } from 'vitest';
import { MARK_TEXTS, markOf, optionOfKey } from './model.ts';

const OPTIONS = [
  { id: 'a', text: 'Two' },
  { id: 'b', text: 'Three', isCorrect: true },
  { id: 'c', text: 'Four' },
] as const;

describe('marks', () => {
  const marks = (chosen: string | null) => OPTIONS.map(({ id }) => markOf(id, chosen, 'b'));

  test('no option is marked before the choice', () => {
    expect(marks(null)).toEqual([null, null, null]);
  });

  test('a right choice is the only marked option', () => {
    expect(marks('b')).toEqual([null, 'right', null]);
  });

  test('a wrong choice is marked wrong and the right option revealed', () => {
    expect(marks('c')).toEqual([null, 'revealed', 'wrong']);
  });
});

test('each mark has its text', () => {
  const texts = Object.values(MARK_TEXTS).filter(Boolean);
  expect(new Set(texts).size).toBe(3);
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
