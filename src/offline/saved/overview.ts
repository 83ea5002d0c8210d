import { SECTIONS } from '#src/content/site/sections.ts';
import { type Page, sitePages } from '#src/content/site/site-pages.ts';
import { filesOf, loadFileList, missingOf, savedPages, sizeOf } from './page-copies.ts';
import { CACHES, pathsIn } from './saved-files.ts';

/** The title of a page in a list of pages of all sections. */
function titleOf(page: Page): string {
  if (page.kind === 'section' || !('section' in page)) return page.title;
  return `${page.section.title}: ${page.kind === 'quiz' ? 'Quiz ' : ''}${page.title}`;
}

/**
 * Reads the pages that are stored for use without a network, and the space that they use. Rejects without a network
 * if none was ever stored.
 */
export async function readOverview() {
  const list = await loadFileList();
  const pages = sitePages(SECTIONS).filter(({ path }) => path in list.pages);
  const titles = new Map(pages.map((page) => [page.path, titleOf(page)]));
  const everything = pages.map(({ path }) => path);
  const shared = new Set([...list.shell, ...list.kit]);
  const missing = new Set(await missingOf(filesOf(list, everything, true)));
  const saved = (await savedPages()).map((path) => {
    const files = filesOf(list, [path], true);
    const own = files.filter((file) => !shared.has(file));
    return {
      path,
      title: titles.get(path) ?? path,
      /** The size of its files besides the app itself (bytes). */
      bytes: sizeOf(list, own),
      /** Whether the browser has deleted part of it. */
      incomplete: files.some((file) => missing.has(file)),
    };
  });
  const visited = await pathsIn(await caches.open(CACHES.pages));
  const isSaved = (path: string) => saved.some((item) => item.path === path);
  return {
    saved,
    /** The pages that can be saved together. */
    everything,
    /** The size of their missing files (bytes). */
    missingBytes: sizeOf(list, [...missing]),
    /** The titles of the pages that were stored because they were opened. */
    visited: visited.flatMap((path) => (isSaved(path) ? [] : (titles.get(path) ?? []))),
    /** The storage that Martillo uses in this browser (bytes); `null` if it is unknown. */
    usedBytes: (await navigator.storage?.estimate?.())?.usage ?? null,
    /** Whether storage is persistent, so that the browser deletes none of it automatically. */
    lasting: (await navigator.storage?.persisted?.()) ?? false,
  };
}

export type Overview = Awaited<ReturnType<typeof readOverview>>;
