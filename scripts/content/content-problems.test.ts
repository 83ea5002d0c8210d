import { expect, test } from 'vitest';
import { contentProblems } from './content-problems.ts';

test('the content of this checkout is valid', () => {
  expect(contentProblems).toEqual([]);
});
