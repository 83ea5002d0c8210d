import { expect, test } from 'vitest';
import { aged, expected, levelFor, type Rating, rated, UNKNOWN, UNKNOWN_ITEM } from './rating.ts';

test('the chance of a right guess counts as such', () => {
  expect(expected(3, 3, 0)).toBe(0.5);
  expect(expected(3, 3, 0.5)).toBe(0.75);
  expect(expected(-20, 3, 0.25)).toBeCloseTo(0.25);
});

test('a right answer raises the rating, a wrong one lowers it, and both make it surer', () => {
  const answered = { level: 3, chance: 0.25, day: 20_000 };
  const up = rated(UNKNOWN, UNKNOWN_ITEM, { ...answered, right: true });
  const down = rated(UNKNOWN, UNKNOWN_ITEM, { ...answered, right: false });
  for (const of of ['skill', 'item'] as const) {
    const before = of === 'skill' ? UNKNOWN : UNKNOWN_ITEM;
    expect(up[of].ability).toBeGreaterThan(before.ability);
    expect(down[of].ability).toBeLessThan(before.ability);
    expect(up[of].spread).toBeLessThan(before.spread);
  }
});

test('time makes a rating less sure, at most as unsure as at the beginning', () => {
  const sure: Rating = { ability: 4, spread: 0.4, day: 20_000 };
  expect(aged(sure, 20_000)).toBe(sure);
  expect(aged(sure, 19_000)).toBe(sure);
  const later = aged(sure, 20_010);
  expect(later.ability).toBe(4);
  expect(later.spread).toBeGreaterThan(0.5);
  expect(aged(sure, 30_000).spread).toBe(UNKNOWN.spread);
});

test('who hears little is not asked what is harder but guessed more easily', () => {
  const chances = [1 / 3, 1 / 4, 1 / 2, 1 / 2, 1 / 2];
  const levels = [-1, 0, 1, 2, 3, 4, 5, 6].map((ability) =>
    levelFor(ability, (level) => chances[level - 1] ?? 0),
  );
  expect(levels).toEqual(levels.toSorted());
  expect(levels.slice(0, 3)).toEqual([1, 1, 1]);
  expect(levels.at(-1)).toBe(5);
});
