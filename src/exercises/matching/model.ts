/** What is placed: a sound, or a name. */
export interface Item {
  id: string;
  /** What it is; compared with the target's label. */
  name: string;
  /** What it sounds like, by its id in the clip catalogue; an item without is a name. */
  clip?: string;
}

/** Where an item belongs. */
export interface Target {
  id: string;
  /** The name of what belongs here. */
  label: string;
}

export interface Puzzle {
  items: readonly Item[];
  targets: readonly Target[];
}

/** Which item sits where, by target id. A target that is not in here is empty. */
export type Placements = Readonly<Record<string, string>>;

export function itemOf({ items }: Puzzle, id: string | undefined): Item | undefined {
  return items.find((item) => item.id === id);
}

/** Puts an item on a target: it leaves where it was, and whatever was there goes back to the cards. */
export function place(placements: Placements, item: string, target: string): Placements {
  return { ...putBack(placements, item), [target]: item };
}

/** Takes an item off whatever target it is on. */
export function putBack(placements: Placements, item: string): Placements {
  return Object.fromEntries(Object.entries(placements).filter(([, placed]) => placed !== item));
}

/** The target an item is on; `null` while it is among the cards. */
export function targetOf(placements: Placements, item: string): string | null {
  return Object.keys(placements).find((target) => placements[target] === item) ?? null;
}

/** Names are equal whatever their case; accents count. */
export function sameName(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0;
}

/** Whether what is on a target belongs there. Nothing never does. */
export function isRight(puzzle: Puzzle, placements: Placements, target: Target): boolean {
  const placed = itemOf(puzzle, placements[target.id]);
  return placed !== undefined && sameName(placed.name, target.label);
}

/** Solved only when every target is filled, and right. */
export function isSolved(puzzle: Puzzle, placements: Placements): boolean {
  return (
    Object.keys(placements).length === puzzle.targets.length &&
    puzzle.targets.every((target) => isRight(puzzle, placements, target))
  );
}
