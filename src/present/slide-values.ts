import { array, object, string, unknown } from 'valibot';
import { tabStorage } from '#src/device/device-storage.ts';
import { json } from '#src/device/stored-json.ts';

const STORE = 'present';
const VISIT = json(object({ visit: string(), values: array(array(unknown())) }));

/** The state of the slides of a presentation: votes, a tempo, placed cards. */
export interface SlideValues {
  /** The value of a key as parsed JSON, `undefined` without one. */
  recall(key: string): unknown;
  keep(key: string, value: unknown): void;
}

/** The values of one visit to a presentation. They last as long as the tab, and until the next visit. */
export function createSlideValues(visit: string, tab = tabStorage): SlideValues {
  const stored = VISIT(tab.read(STORE) ?? '');
  const values = new Map(
    stored?.visit === visit ? stored.values.map(([key, value]) => [key, value]) : [],
  );
  return {
    recall: (key) => values.get(key),
    keep(key, value) {
      values.set(key, value);
      tab.write(STORE, JSON.stringify({ visit, values: [...values] }));
    },
  };
}
