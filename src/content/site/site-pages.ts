import type { Section } from '#src/content/model.ts';
import { filled, isNoPage, PAGE_KINDS, type PAGES, type PageKind, pathTo, rowOf } from './pages.ts';

type Pages = typeof PAGES;
type List = 'lessons' | 'quizzes';

type PageOf<Kind extends PageKind> = {
  kind: Kind;
  path: string;
  title: string;
} & (Pages[Kind] extends {
  pattern: `/section/${string}`;
}
  ? { section: Section }
  : object) &
  (Pages[Kind] extends { entries: infer Of extends List }
    ? { entry: Section[Of][number] }
    : object);

/** A page that can be opened. */
export type Page = { [Kind in PageKind]: PageOf<Kind> }[PageKind];

/** Every page that can be opened, section by section. Entries that are coming soon have no page. */
export function sitePages(sections: readonly Section[]): Page[] {
  const plain = PAGE_KINDS.filter((kind) => !isInSection(kind)).map((kind) => pageOf(kind));
  return [...plain, ...sections.flatMap(pagesOfSection)];
}

/** The page of a section, then those of its lessons, quizzes and glossary. */
export function pagesOfSection(section: Section): Page[] {
  return PAGE_KINDS.filter(isInSection).flatMap((kind) => {
    const { entries, data } = rowOf(kind);
    return (entries ? section[entries] : [undefined]).flatMap((entry) => {
      const shown = data?.({ sections: [section], section, id: entry?.id ?? '' });
      return shown && isNoPage(shown) ? [] : pageOf(kind, section, entry);
    });
  });
}

/** The source file of the text that is loaded with a page, if any. */
export function textOf(page: Page): string | null {
  const { text } = rowOf(page.kind);
  return text && 'section' in page
    ? filled(text, page.section.id, 'entry' in page ? page.entry.id : '')
    : null;
}

const isInSection = (kind: PageKind) => rowOf(kind).pattern.startsWith(rowOf('section').pattern);

const pageOf = (kind: PageKind, section?: Section, entry?: Section[List][number]) =>
  ({
    kind,
    path: pathTo(kind, section?.id, entry?.id),
    title: rowOf(kind).title ?? entry?.title ?? section?.title,
    ...(section && { section }),
    ...(entry && { entry }),
  }) as Page;
