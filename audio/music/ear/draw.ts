import { pick, type Random, seededRandom } from '#audio/music/random.ts';

/** Random choices determined by a seed. */
export class Draw {
  readonly #random: Random;

  constructor(seed: string) {
    this.#random = seededRandom(seed);
  }

  /** A random element of a list. @throws RangeError if it is empty */
  one<T>(list: readonly T[]): T {
    const [first, ...others] = list;
    if (first === undefined) throw new RangeError('nothing to draw from');
    return pick(this.#random, [first, ...others]);
  }

  /** An integer from `from` to `to`. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.#random() * (to - from + 1));
  }

  /** Some elements of a list, in random order. */
  some<T>(count: number, list: readonly T[]): T[] {
    const left = [...list];
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const [drawn] = left.splice(this.integer(0, left.length - 1), 1);
      return drawn as T;
    });
  }
}
