import { expect, test } from 'vitest';
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

test('letters and digits choose an option, other keys none', () => {
  const chosen = (keys: string[]) => keys.map((key) => optionOfKey(OPTIONS, key));
  expect(chosen(['a', 'C', '1', '3'])).toEqual([0, 2, 0, 2]);
  const others = ['d', '4', '0', 'Enter', '11', 'a1', ''];
  expect(chosen(others)).toEqual(others.map(() => -1));
});
