import { expect } from 'vitest';

/** A sound as a test describes it; times in seconds. */
export interface NamedSound {
  name: string;
  time: number;
  /** Length of the sound; 0 for strokes that ring out. */
  seconds?: number;
}

/** Seconds by which two computations of one time may differ: a twentieth of a sample. */
const ROUNDING = 1e-6;

const same = (a = 0, b = 0) => Math.abs(a - b) <= ROUNDING;

const inOrder = (sounds: readonly NamedSound[]) =>
  sounds.toSorted(
    (a, b) =>
      a.name.localeCompare(b.name) ||
      (same(a.time, b.time) ? (a.seconds ?? 0) - (b.seconds ?? 0) : a.time - b.time),
  );

/**
 * Expects the same sounds at the same times, in any order. Times are compared by their distance:
 * rounded to a number of digits, two equal times can end up on either side of a digit.
 */
export function expectSameSounds(
  actual: readonly NamedSound[],
  expected: readonly NamedSound[],
): void {
  const wanted = inOrder(expected);
  const heard = inOrder(actual).map((sound, i) => {
    const twin = wanted[i];
    return twin && same(sound.time, twin.time) && same(sound.seconds, twin.seconds)
      ? { ...twin, name: sound.name }
      : sound;
  });
  expect(heard).toEqual(wanted);
}
