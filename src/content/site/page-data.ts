import { isNoPage, type PageKind, pathTo, rowOf } from './pages.ts';
import { findSection, SECTIONS } from './sections.ts';

/**
 * The part of the table of sections that a page shows; `undefined` if it shows none. Prerendered pages have theirs in
 * the HTML, so that the table, which grows with every lesson and quiz, loads with the first page that is opened from
 * them. An unknown section leads to the first one.
 * @param id of the lesson or quiz
 */
export function pageData(kind: PageKind, section?: string, id = ''): object | undefined {
  const found = findSection(section);
  const data = rowOf(kind).data?.({ sections: SECTIONS, section: found, id });
  const isRight = section === undefined || section === found.id;
  return isRight || !data || isNoPage(data) ? data : { to: pathTo(kind, found.id, id) };
}
