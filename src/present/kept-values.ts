/** Where the values of a presentation are kept: `sessionStorage`, which a reload does not clear. */
const STORE = 'present';

/** What is set on the slides of a presentation: votes, a tempo, what was placed. */
export interface KeptValues {
  /** The value of a key as parsed JSON, `undefined` without one. */
  recall(key: string): unknown;
  keep(key: string, value: unknown): void;
}

/**
 * The values of one visit to a presentation. They last as long as the tab, and until the next visit;
 * without storage, as long as the document.
 * @param open returns the browser's storage; may throw, as browsers do that block it
 */
export function createKeptValues(visit: string, open: () => Storage): KeptValues {
  const values = read(visit, open);
  return {
    recall: (key) => values.get(key),
    keep(key, value) {
      values.set(key, value);
      try {
        open().setItem(STORE, JSON.stringify({ visit, values: [...values] }));
      } catch {
        // Blocked or full: the values are kept in memory.
      }
    },
  };
}

function read(visit: string, open: () => Storage): Map<string, unknown> {
  try {
    const stored = JSON.parse(open().getItem(STORE) ?? 'null');
    return new Map(stored?.visit === visit ? stored.values : []);
  } catch {
    // Blocked, or not ours.
    return new Map();
  }
}
