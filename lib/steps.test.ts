import { expect, test } from 'vitest';
import { allAtOnce, type Steps } from './steps.ts';

test('work in steps has the same result when it is done at once', () => {
  function* sum(): Steps<number> {
    let total = 0;
    for (const summand of [1, 2, 3]) {
      total += summand;
      yield;
    }
    return total;
  }
  expect(allAtOnce(sum())).toBe(6);
  expect([...sum()]).toHaveLength(3);
});
