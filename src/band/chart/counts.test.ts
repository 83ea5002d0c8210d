import { expect, test } from 'vitest';
import { CELLS } from '#audio/music/chart/chart.ts';
import { countAt, firstCounts, printedCount, spokenCount } from './counts.ts';

const cells = Array.from({ length: CELLS }, (_, cell) => cell);

test('counts run from 1 to 8, and lead to 1 in the count-in', () => {
  expect([-4, -0.5, 0, 3.9, 4, 7.99, 8].map(countAt)).toEqual([5, 8, 1, 4, 5, 8, 1]);
});

test('bars are counted 1 to 4 and 5 to 8 in turn, from 1 again in a new section', () => {
  expect(firstCounts([{}, {}, {}])).toEqual([1, 5, 1]);
  const sections = ['intro', 'verse', 'verse', 'verse', 'chorus'] as const;
  expect(firstCounts(sections.map((section) => ({ section })))).toEqual([1, 1, 5, 1, 1]);
});

test('counts and "and"s are printed over the cells', () => {
  const printed = (first: number) => cells.map((cell) => printedCount(cell, first) ?? '-').join('');
  expect(printed(1)).toBe('1-&-2-&-3-&-4-&-');
  expect(printed(5)).toBe('5-&-6-&-7-&-8-&-');
});

test('every cell has a name of its own', () => {
  const names = cells.slice(8).map((cell) => spokenCount(cell, 5));
  expect(names.join(', ')).toBe('7, 7 e, 7 and, 7 a, 8, 8 e, 8 and, 8 a');
});
