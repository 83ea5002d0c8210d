/** A name for a new order of questions, short enough to be read out to a class. */
export function newSeed(): string {
  return Math.random().toString(36).slice(2, 6);
}
