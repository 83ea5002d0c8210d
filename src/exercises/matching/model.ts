/** A card: a sound or a name that the learner places on a target. */
export interface Item {
  id: string;
  /** The answer; compared with the target's label. */
  name: string;
  /** Id in the clip catalogue; absent for a card that shows its name. */
  clip?: string;
}

/** A drop target: takes one item. */
export interface Target {
  id: string;
  /** Name of the item that belongs here. */
  label: string;
}

export interface Puzzle {
  items: readonly Item[];
  targets: readonly Target[];
}

/** Item ids by target id. A target without an entry is empty. */
export type Placements = Readonly<Record<string, string>>;

/** The stored state of an unsolved exercise. */
export interface UnfinishedMatching {
  /** Seed and attempt restore the order of the cards, and so their letters. */
  seed: string;
  attempt: number;
  placements: Placements;
}

/** Reads stored placements. @returns `null` unless every card and target exists today */
export function parseUnfinished(puzzle: Puzzle, value: unknown): UnfinishedMatching | null {
  const { seed, attempt, placements } = Object(value) as Record<keyof UnfinishedMatching, unknown>;
  if (typeof seed !== 'string' || !Number.isSafeInteger(attempt)) return null;
  const entries = Object.entries(Object(placements));
  const items = entries.map(([, item]) => item);
  const fits =
    entries.length > 0 &&
    new Set(items).size === items.length &&
    items.every((item) => puzzle.items.some(({ id }) => id === item)) &&
    entries.every(([target]) => puzzle.targets.some(({ id }) => id === target));
  const kept = placements as Placements;
  return fits ? { seed, attempt: attempt as number, placements: kept } : null;
}

export function itemOf({ items }: Puzzle, id: string | undefined): Item | undefined {
  return items.find((item) => item.id === id);
}

/** Moves an item to a target, or to the tray (`null`), to which the item that was on the target returns. */
export function placeItem(placements: Placements, item: string, target: string | null): Placements {
  const others = Object.entries(placements).filter(([, placed]) => placed !== item);
  return Object.fromEntries(target === null ? others : [...others, [target, item]]);
}

/** The id of the target an item is on; `null` while it is in the tray. */
export function targetOf(placements: Placements, item: string): string | null {
  return Object.keys(placements).find((target) => placements[target] === item) ?? null;
}

/** Compares names, ignoring case but not accents. */
export function sameName(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0;
}

/** The item that belongs on a target. */
export const rightItem = ({ items }: Puzzle, { label }: Target): Item | undefined =>
  items.find(({ name }) => sameName(name, label));

/** Whether the item on a target belongs there; false for an empty target. */
export function isRight(puzzle: Puzzle, placements: Placements, target: Target): boolean {
  const placed = itemOf(puzzle, placements[target.id]);
  return placed !== undefined && sameName(placed.name, target.label);
}

export function isSolved(puzzle: Puzzle, placements: Placements): boolean {
  return (
    Object.keys(placements).length === puzzle.targets.length &&
    puzzle.targets.every((target) => isRight(puzzle, placements, target))
  );
}
