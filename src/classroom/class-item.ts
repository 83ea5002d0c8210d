// What can be shown to a class, and its address: `?present` shows a whole page, `?present=majao` one
// exercise, clip or question of it.

/** The query parameter that shows a page to a class. */
const PRESENT = 'present';

/** Something that can be shown to a class: a page, or one item of it. */
export interface ClassItem {
  /** Path and query of its page, without `present`: `/section/music/lesson/rhythm`. */
  page: string;
  /** The id of an exercise, clip or question of the page; empty for the whole page. */
  item: string;
}

/** The address at which an item is presented. */
export function presentAddress({ page, item }: ClassItem): string {
  const { pathname, searchParams, hash } = new URL(page, 'http://localhost');
  searchParams.set(PRESENT, item);
  // `present` without a value has no equals sign, which is how people type it.
  return `${pathname}?${`${searchParams}`.replace(/\bpresent=(?=&|$)/, PRESENT)}${hash}`;
}

/** The item that an address presents, or `null` if it presents none. @param search its query */
export function presentedItem(pathname: string, search: string): ClassItem | null {
  const params = new URLSearchParams(search);
  const item = params.get(PRESENT);
  if (item === null) return null;
  params.delete(PRESENT);
  return { page: params.size > 0 ? `${pathname}?${params}` : pathname, item };
}
