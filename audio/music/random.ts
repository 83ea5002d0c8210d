/** A player's whims: unpredictable to the ear, yet the same every time for the same seed. */
export interface Chance {
  /** A number from -1 to 1, mostly near 0. */
  sway(): number;
  /** One of the list, each equally likely. */
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** The whims that belong to `seed`; different seeds have nothing to do with each other. */
export function chance(seed: string): Chance {
  let state = hash(seed);

  // The mulberry32 generator: whole numbers only, so that every machine draws the same.
  const draw = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  return {
    sway: () => draw() + draw() - 1,
    pick: (list) => list[Math.floor(draw() * list.length)] ?? list[0],
  };
}

/** The list in an order that says nothing about it: the same for everybody who has the seed. */
export function shuffled<T>(list: readonly T[], seed: string): T[] {
  const { pick } = chance(seed);
  const left = [...list.keys()];
  return list.map(() => {
    const index = pick(left as [number, ...number[]]);
    left.splice(left.indexOf(index), 1);
    return list[index] as T;
  });
}

/** FNV-1a: spreads a text over 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value;
}
