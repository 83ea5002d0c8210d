/** A random seed for the order of questions, short enough to read out to a class. */
export function newSeed(): string {
  return Math.random().toString(36).slice(2, 6);
}
