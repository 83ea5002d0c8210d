import { expect, test } from 'vitest';
import { contentProblems } from './content-problems.ts';

test('nothing is wrong with the lessons and glossaries', () => {
  expect(contentProblems).toEqual([]);
});
