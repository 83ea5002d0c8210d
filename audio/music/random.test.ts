import { describe, expect, test } from 'vitest';
import { mean } from '#lib/statistics.ts';
import { deviation, pick, type Random, seededRandom, shuffled, unitHash } from './random.ts';

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const draw = (random: Random, count: number) => Array.from({ length: count }, () => random());
/** A generator that returns the given numbers, one after the other. */
const fixed = (...values: number[]): Random => {
  const left = [...values];
  return () => left.shift() ?? 0;
};

describe('the seeded generator', () => {
  // Published values of mulberry32 for seed 1, as whole numbers of 32 bits.
  test('is mulberry32', () => {
    const numbers = draw(seededRandom(1), 3).map((x) => x * 2 ** 32);
    expect(numbers).toEqual([2693262067, 11749833, 2265367787]);
  });

  // FNV-1a of 'a' is e40c292c.
  test('hashes a text to a seed with FNV-1a', () => {
    expect(draw(seededRandom('a'), 3)).toEqual(draw(seededRandom(0xe40c292c), 3));
  });
});

test('a pick gives every element an equal share of the range', () => {
  const list = ['a', 'b', 'c', 'd'] as const;
  const picked = [0, 0.249, 0.25, 0.5, 0.75, 0.999].map((x) => pick(fixed(x), list));
  expect(picked).toEqual(['a', 'a', 'b', 'c', 'd', 'd']);
});

test('a deviation lies between -1 and 1 around 0', () => {
  expect(
    [
      [0, 0],
      [0.5, 0.5],
      [0.75, 0.5],
    ].map((drawn) => deviation(fixed(...drawn))),
  ).toEqual([-1, 0, 0.25]);
});

describe('a shuffled list', () => {
  test('is the same for the same seed, with nothing lost or duplicated, apart from its input', () => {
    const list = [...TEN];
    shuffled(list, 'k7x2');
    expect(list).toEqual(TEN);
    expect(shuffled(TEN, 'k7x2')).toEqual(shuffled(TEN, 'k7x2'));
    expect(shuffled(TEN, 'k7x2').toSorted()).toEqual(TEN);
    expect(shuffled(TEN, 'k7x2')).not.toEqual(shuffled(TEN, 'k7x3'));
    expect(shuffled(['a', 'a'], 'k7x2')).toEqual(['a', 'a']);
    expect(shuffled([], 'k7x2')).toEqual([]);
  });

  test('puts every element in every position about equally often', () => {
    const orders = Array.from({ length: 4000 }, (_, i) => shuffled([...'abcd'], `s${i}`));
    for (const position of [0, 1, 2, 3]) {
      for (const letter of 'abcd') {
        const times = orders.filter((order) => order[position] === letter).length;
        expect(times).toBeGreaterThan(900);
        expect(times).toBeLessThan(1100);
      }
    }
  });
});

describe('the hash of a number', () => {
  test('gives unrelated values for numbers close to each other', () => {
    const values = Array.from({ length: 10_000 }, (_, i) => unitHash(i * 0.001));
    const steps = values.slice(1).map((value, i) => Math.abs(value - (values[i] ?? 0)));
    expect(mean(steps)).toBeCloseTo(1 / 3, 1);
  });

  test('is spread evenly from 0 up to 1 over the times of a piece', () => {
    const values = Array.from({ length: 10_000 }, (_, i) => unitHash(i * 0.125));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(mean(values)).toBeCloseTo(0.5, 1);
    for (const quarter of [0, 1, 2, 3]) {
      const share = values.filter((x) => Math.floor(x * 4) === quarter).length / values.length;
      expect(share).toBeCloseTo(0.25, 1);
    }
  });
});
