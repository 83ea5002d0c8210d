import { expect, test } from 'vitest';
import { shuffled } from './random.ts';

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test('the same seed gives the same order, with nothing lost and nothing twice', () => {
  expect(shuffled(TEN, 'k7x2')).toEqual(shuffled(TEN, 'k7x2'));
  expect(shuffled(TEN, 'k7x2').toSorted()).toEqual(TEN);
  expect(shuffled(['a', 'a'], 'k7x2')).toEqual(['a', 'a']);
  expect(shuffled([], 'k7x2')).toEqual([]);
});

test('over many seeds everything comes first about equally often', () => {
  const firsts = Array.from({ length: 4000 }, (_, i) => shuffled('abcd'.split(''), `s${i}`)[0]);
  for (const letter of 'abcd') {
    const times = firsts.filter((first) => first === letter).length;
    expect(times).toBeGreaterThan(900);
    expect(times).toBeLessThan(1100);
  }
});
