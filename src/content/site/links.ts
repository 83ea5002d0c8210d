import type { Glossaries } from '#src/content/glossary-files.ts';
import type { LessonSource } from '#src/content/lesson-sources.ts';
import type { Section } from '#src/content/model.ts';
import { lessonAnchors, termAnchors } from './anchors.ts';
import { SECTION_ANCHORS } from './pages.ts';
import { type Page, sitePages } from './site-pages.ts';

/** The anchors of every page that can be opened, by its path. */
export type SiteAnchors = ReadonlyMap<string, ReadonlySet<string>>;

export function siteAnchors(
  sections: readonly Section[],
  sources: readonly LessonSource[],
  glossaries: Glossaries,
): SiteAnchors {
  const anchorsOf = (page: Page): string[] => {
    if (page.kind === 'glossary') {
      const glossary = glossaries.get(page.section.id);
      return glossary ? termAnchors(glossary).flat() : [];
    }
    if (page.kind === 'section') {
      const { lessons, quizzes } = SECTION_ANCHORS;
      return page.section.quizzes.length > 0 ? [lessons, quizzes] : [lessons];
    }
    if (page.kind !== 'lesson') return [];
    const source = sources.find(
      ({ section, lesson }) => section === page.section.id && lesson.id === page.entry.id,
    );
    return source ? lessonAnchors(source.lesson) : [];
  };
  return new Map(sitePages(sections).map((page) => [page.path, new Set(anchorsOf(page))]));
}

/** The practice page takes its settings as a query. */
const SETTINGS = /^(\/practice)\?[\w=&-]+$/;

/** The addresses of the links and images in a Markdown text. */
export function addressesIn(markdown: string): string[] {
  const inline = markdown.matchAll(/\]\(\s*<?((?:[^\s()<>]|\([^\s()]*\))*)/g);
  const definitions = markdown.matchAll(/^ {0,3}\[(?!\^)[^\]]+\]:\s*<?([^\s>]+)/gm);
  return [...inline, ...definitions].map(([, address = '']) => address);
}

/**
 * The reason why an address in a text is broken; `null` if it is valid. External addresses are checked for
 * their form only.
 * @param here the path of the page with the text
 * @param isFile whether the site has a file at an address
 */
export function brokenLink(
  address: string,
  here: string,
  pages: SiteAnchors,
  isFile: (address: string) => boolean,
): string | null {
  if (/^(https?:\/\/[^/\s]+\.|mailto:|xmpp:|ircs?:)/i.test(address)) return null;
  if (address === '') return 'a link has no address';
  const [path = '', anchor] = address.split('#');
  if (path.startsWith('/assets/')) {
    return isFile(path) ? null : `there is no file '${path}'`;
  }
  if (path !== '' && !path.startsWith('/')) return `'${address}' is not a supported address`;
  const page = path.replace(SETTINGS, '$1') || here;
  const anchors = pages.get(page);
  if (!anchors) return `there is no page '${page}'`;
  if (anchor === undefined) return null;
  return anchors.has(anchor) ? null : `there is no anchor '${address}'`;
}
