/** A source of numbers from 0 up to, not including, 1. */
export type Random = () => number;

/**
 * Seeded pseudo-random generator (mulberry32). The same seed gives the same numbers on every machine, because it
 * calculates with 32-bit integers only.
 * @param seed an integer, or a text that is hashed to one
 */
export function seededRandom(seed: number | string): Random {
  let state = typeof seed === 'string' ? textHash(seed) : seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One element of a list, each equally likely. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** A number between -1 and 1, most often near 0 (triangular distribution). */
export function deviation(random: Random): number {
  return random() + random() - 1;
}

/** The list in random order. The same seed and length give the same permutation. */
export function shuffled<T>(list: readonly T[], seed: string): T[] {
  const random = seededRandom(seed);
  const left = [...list];
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}

/** Stateless hash of a number to a value from 0 up to 1, evenly distributed, for callers without a fixed order. */
export function unitHash(value: number): number {
  const spread = Math.sin(value * 7919) * 43_758.5453;
  return spread - Math.floor(spread);
}

/** FNV-1a: spreads a text over 32 bits. */
function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash;
}
