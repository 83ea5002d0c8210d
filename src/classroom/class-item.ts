// The items that can be shown to a class, and their addresses: `?present` shows a whole page, `?present=majao` one
// exercise, clip or question of it, and `&step=3.2` the second step of its third slide.

import { currentClip } from '#audio/music/clips/quiz-clip-ids.ts';

const PRESENT = 'present';
const STEP = 'step';

/** The item of a lesson that stands for its exercises, clips and questions, without its text. */
export const EXERCISES_ITEM = 'exercises';

/** An item that can be presented: a page, or a part of it. */
export interface ClassItem {
  /** Path and query of its page, without `present`: `/section/music/lesson/rhythm`. */
  page: string;
  /** The id of an exercise, clip or question of the page; empty for the whole page. */
  item: string;
}

/** A query that presents an item (`null`: the current one) at a slide and step or from its start. Begins with `?`. */
export function withPresent(search: string, item: string | null, step?: string | null): string {
  const params = new URLSearchParams(search);
  if (item !== null) params.set(PRESENT, item);
  if (step) params.set(STEP, step);
  // Without an equals sign, as people type it.
  return `?${params}`.replace(/([?&])present=(?=&|$)/, `$1${PRESENT}`);
}

/** The item that an address presents, or `null`. A replaced clip becomes its successor. @param search its query */
export function presentedItem(pathname: string, search: string): ClassItem | null {
  const item = new URLSearchParams(search).get(PRESENT);
  return item === null
    ? null
    : { page: pathname + withoutPresent(search), item: currentClip(item) };
}

/** The slide and step in a query; `null` if there are none. */
export const stepIn = (search: string) => new URLSearchParams(search).get(STEP);

/** A query without its presentation parameters. Begins with `?`, unless it is empty. */
export function withoutPresent(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(PRESENT);
  params.delete(STEP);
  return params.size > 0 ? `?${params}` : '';
}

/** A query for a page to write, with the presentation parameters of the current one. Begins with `?`. */
export const keepPresented = (query: string, search: string): string =>
  withPresent(query, new URLSearchParams(search).get(PRESENT), stepIn(search));
