import { lessonAnchors, termAnchors } from './anchors.ts';
import type { Glossaries } from './glossary-files.ts';
import type { LessonContent, Section, SectionId } from './model.ts';

/** A lesson and where it is written. */
export interface WrittenLesson {
  /** From the root of the repository. */
  file: string;
  section: SectionId;
  lesson: LessonContent;
}

/** The anchors of every page that can be opened, by its path. */
export type SiteMap = ReadonlyMap<string, ReadonlySet<string>>;

export function siteMap(
  sections: readonly Section[],
  written: readonly WrittenLesson[],
  glossaries: Glossaries,
): SiteMap {
  const pages = new Map<string, ReadonlySet<string>>([['/', new Set()]]);
  for (const { id, lessons, quizzes } of sections) {
    const path = `/section/${id}`;
    pages.set(path, new Set());
    for (const entry of lessons) {
      const found = written.find(({ section, lesson }) => section === id && lesson.id === entry.id);
      if (!found || entry.comingSoon) continue;
      pages.set(`${path}/lesson/${entry.id}`, new Set(lessonAnchors(found.lesson)));
    }
    for (const quiz of quizzes) {
      if (!quiz.comingSoon) pages.set(`${path}/quiz/${quiz.id}`, new Set());
    }
    const glossary = glossaries.get(id);
    if (glossary) pages.set(`${path}/glossary`, new Set(termAnchors(glossary).flat()));
  }
  return pages;
}

/** The addresses that a text in Markdown links to, or shows an image from. */
export function addressesIn(markdown: string): string[] {
  const inline = markdown.matchAll(/\]\(\s*<?((?:[^\s()<>]|\([^\s()]*\))*)/g);
  const definitions = markdown.matchAll(/^ {0,3}\[(?!\^)[^\]]+\]:\s*<?([^\s>]+)/gm);
  return [...inline, ...definitions].map(([, address = '']) => address);
}

/**
 * What is wrong with an address in a text; `null` when it leads somewhere.
 * @param here the path of the page the text is on
 * @param isFile whether there is a file at an address of ours
 */
export function deadEnd(
  address: string,
  here: string,
  pages: SiteMap,
  isFile: (address: string) => boolean,
): string | null {
  if (/^(https?:\/\/[^/\s]+\.|mailto:|xmpp:|ircs?:)/i.test(address)) return null;
  if (address === '') return 'a link to nowhere';
  const [path = '', anchor] = address.split('#');
  if (path.startsWith('/assets/')) {
    return isFile(path) ? null : `there is no file '${path}'`;
  }
  if (path !== '' && !path.startsWith('/')) return `'${address}' is no address we can lead to`;
  const page = path || here;
  const anchors = pages.get(page);
  if (!anchors) return `'${page}' is no page that can be opened`;
  if (anchor === undefined) return null;
  return anchors.has(anchor) ? null : `'${address}' leads to no part of its page`;
}
