import { expect, test } from 'vitest';
import { seededRandom } from '#audio/music/random.ts';
import { aged, expected, levelFor, type Rating, rated, UNKNOWN, UNKNOWN_ITEM } from './rating.ts';

/** A learner of known ability, who answers 40 questions at the levels chosen for them. */
function practise(seed: number, ability: number, chance: number) {
  const random = seededRandom(seed);
  const items = new Map<number, Rating>();
  let skill = UNKNOWN;
  let right = 0;
  for (let i = 0; i < 40; i++) {
    const level = levelFor(skill.ability, () => chance);
    const item = Math.floor(random() * 3);
    const isRight = random() < expected(ability, level, chance);
    if (i >= 20) right += Number(isRight);
    const answered = { level, chance, right: isRight, day: 20_000 };
    const next = rated(skill, items.get(item) ?? UNKNOWN_ITEM, answered);
    skill = next.skill;
    items.set(item, next.item);
  }
  return { skill, right: right / 20 };
}

test('finds the level of a simulated learner within 40 questions, to within one step', () => {
  let far = 0;
  let shares = 0;
  let count = 0;
  for (const chance of [0, 0.2, 0.25, 1 / 3, 0.5]) {
    for (const ability of [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5]) {
      for (let seed = 0; seed < 40; seed++) {
        const { skill, right } = practise(seed, ability, chance);
        const found = levelFor(skill.ability, () => chance);
        const level = levelFor(ability, () => chance);
        if (Math.abs(found - level) > 1) far += 1;
        if (ability > 1.5 && ability < 5.5) shares += right;
        if (ability > 1.5 && ability < 5.5) count += 1;
      }
    }
  }
  expect(far / (5 * 7 * 40)).toBeLessThan(0.01);
  // At levels that are neither too easy nor too hard, about 80 % of the answers are right.
  expect(shares / count).toBeGreaterThan(0.74);
  expect(shares / count).toBeLessThan(0.86);
});

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

test('chooses harder levels for a better ear', () => {
  const levels = [-2, 1, 2, 3, 4, 5, 9].map((ability) => levelFor(ability, () => 0.25));
  expect(levels).toEqual(levels.toSorted());
  expect(levels[0]).toBe(1);
  expect(levels.at(-1)).toBe(5);
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
