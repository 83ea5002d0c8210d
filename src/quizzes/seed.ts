import { type Chance, chance } from '#audio/music/chance.ts';

/** A name for a new order of questions, short enough to be read out to a class. */
export function newSeed(): string {
  return Math.random().toString(36).slice(2, 6);
}

/** The list in an order that follows from the seed: the same for everybody who has it. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  const { pick } = chance(seed);
  const left = items.map((item) => ({ item }));
  return items.map(() => take(left, pick).item);
}

function take<T>(left: T[], pick: Chance['pick']): T {
  const taken = pick(left as [T, ...T[]]);
  left.splice(left.indexOf(taken), 1);
  return taken;
}
