import { expect, test } from 'vitest';
import { countAt } from './counts.tsx';

test('counts run from 1 to 8, and lead to 1 in the count-in', () => {
  expect([-4, -0.5, 0, 3.9, 4, 7.99, 8].map(countAt)).toEqual([5, 8, 1, 4, 5, 8, 1]);
});
