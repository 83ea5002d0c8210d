import { SECTIONS } from '#src/content/site/sections.ts';
import { type Page, sitePages } from '#src/content/site/site-pages.ts';
import { filesOf, loadFileList, missingOf, savedPages, sizeOf } from './page-copies.ts';
import { CACHES, pathsIn } from './saved-files.ts';

interface SavedItem {
  path: string;
  title: string;
  /** The size of its files besides the app itself (bytes). */
  bytes: number;
  /** Whether the browser has deleted part of it. */
  incomplete: boolean;
}

/** The pages that are kept for use without a network, and the storage that they take. */
export interface Overview {
  saved: readonly SavedItem[];
  /** The pages that can be saved together. */
  everything: readonly string[];
  /** The size of their missing files (bytes). */
  missingBytes: number;
  /** The titles of the pages that were kept because they were opened. */
  visited: readonly string[];
  /** The storage that Martillo uses in this browser (bytes); `null` if the browser does not say. */
  usedBytes: number | null;
  /** Whether storage is persistent: the browser has promised to delete nothing by itself. */
  lasting: boolean;
}

/** The title of a page in a list of pages of all sections. */
function titleOf(page: Page): string {
  if (page.kind === 'section' || !('section' in page)) return page.title;
  return `${page.section.title}: ${page.kind === 'quiz' ? 'Quiz ' : ''}${page.title}`;
}

/** Reads the overview. Rejects if nothing was ever kept and there is no network. */
export async function readOverview(): Promise<Overview> {
  const list = await loadFileList();
  const pages = sitePages(SECTIONS).filter(({ path }) => path in list.pages);
  const titles = new Map(pages.map((page) => [page.path, titleOf(page)]));
  const everything = pages.map(({ path }) => path);
  const shared = new Set([...list.shell, ...list.kit]);
  const missing = new Set(await missingOf(filesOf(list, everything, true)));
  const saved: SavedItem[] = [];
  for (const { path } of await savedPages()) {
    const files = filesOf(list, [path], true);
    saved.push({
      path,
      title: titles.get(path) ?? path,
      bytes: sizeOf(
        list,
        files.filter((file) => !shared.has(file)),
      ),
      incomplete: files.some((file) => missing.has(file)),
    });
  }
  const visited = await pathsIn(await caches.open(CACHES.pages));
  const isSaved = (path: string) => saved.some((item) => item.path === path);
  return {
    saved,
    everything,
    missingBytes: sizeOf(list, [...missing]),
    visited: visited.flatMap((path) => (isSaved(path) ? [] : (titles.get(path) ?? []))),
    usedBytes: (await navigator.storage?.estimate?.())?.usage ?? null,
    lasting: (await navigator.storage?.persisted?.()) ?? false,
  };
}
