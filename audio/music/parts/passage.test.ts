import { describe, expect, test } from 'vitest';
import { chart } from '#audio/music/chart/chart.ts';
import { type Passage, phraseRandom, phrasing, startOf } from './passage.ts';

const passage = (options: Partial<Passage> = {}): Passage => ({
  chart: chart('Am', { written: 'Am', bars: 8 }),
  rhythm: 'majao',
  from: 0,
  bars: 4,
  fill: true,
  seed: 'test',
  ...options,
});
const MATERIAL = { phrases: ['a|b', 'c|d', 'e|f'], fills: ['x', 'y'] } as const;
const SEEDS = Array.from({ length: 50 }, (_, i) => `seed ${i}`);
const lines = (options: Partial<Passage>, material: Parameters<typeof phrasing>[0] = MATERIAL) =>
  SEEDS.map((seed) => phrasing(material, passage({ ...options, seed }), 'bass').split('|'));

describe('the phrasing of a passage', () => {
  test('fills its bars with two-bar phrases', () => {
    for (const line of lines({ fill: false })) {
      expect(line).toHaveLength(4);
      for (const i of [0, 2]) expect(['ab', 'cd', 'ef']).toContain(`${line[i]}${line[i + 1]}`);
    }
  });

  test('cuts the last phrase where the number of bars is odd', () => {
    for (const line of lines({ fill: false, bars: 3 })) {
      expect(line).toHaveLength(3);
      expect(['a', 'c', 'e']).toContain(line[2]);
    }
  });

  test('never repeats a phrase directly, and uses them all', () => {
    for (const line of lines({ fill: false, bars: 12 })) {
      for (const i of [2, 4, 6, 8, 10]) expect(line[i]).not.toBe(line[i - 2]);
    }
    expect(new Set(lines({ fill: false }).flat()).size).toBe(6);
  });

  test('opens with the first phrase where it is to be plain', () => {
    for (const line of lines({ fill: false, bars: 6, plain: true })) {
      expect(line.slice(0, 2)).toEqual(['a', 'b']);
      expect(line.slice(2, 4)).not.toEqual(['a', 'b']);
    }
  });

  test('repeats a phrase that is the only one', () => {
    const material = { phrases: ['a|b'] } as const;
    for (const line of lines({}, material)) expect(line).toEqual(['a', 'b', 'a', 'b']);
  });

  test('ends on a fill where there is one, in the last bar only', () => {
    const ends = lines({ fill: true }).map((line) => {
      expect(line).toHaveLength(4);
      for (const bar of line.slice(0, 3)) expect(['x', 'y']).not.toContain(bar);
      return line[3];
    });
    expect(new Set(ends)).toEqual(new Set(['x', 'y']));
  });
});

test('the choice of phrases depends on the seed, the player and the position of the passage', () => {
  const first = (options: Partial<Passage>, instrument: 'bass' | 'guira' = 'bass') =>
    phraseRandom(passage(options), instrument)();
  expect(first({})).toBe(first({ bars: 2, fill: false, rhythm: 'mambo' }));
  expect(first({ seed: 'other' })).not.toBe(first({}));
  expect(first({ from: 2 })).not.toBe(first({}));
  expect(first({}, 'guira')).not.toBe(first({}));
});

test('a passage starts on the first beat of its first bar', () => {
  expect(startOf(passage())).toBe(0);
  expect(startOf(passage({ from: 2 }))).toBe(8);
});
