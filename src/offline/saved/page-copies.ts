// Stores pages and their sounds on the device, in the caches from which the service worker answers.

import {
  CACHES,
  cleanCopy,
  FILE_LIST,
  type FileList,
  isSound,
  pathsIn,
  replacedNotes,
  START_PAGES,
} from './saved-files.ts';

interface SavedPage {
  path: string;
  /** The time of saving, in milliseconds since 1970. */
  at: number;
}

/** The reason why a file could not be stored: no space, no network, or no service worker. */
export type KeepProblem = 'full' | 'network' | 'unsupported';

/** @param problem for the learner; the cause is for the console */
export class KeepError extends Error {
  readonly problem: KeepProblem;

  constructor(problem: KeepProblem, cause: unknown) {
    super(`Cannot be kept: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** The list of the files of the newest build; without a network, of the newest known one. */
export async function loadFileList(): Promise<FileList> {
  const state = await caches.open(CACHES.state);
  try {
    const response = await fetch(FILE_LIST, { cache: 'no-cache' });
    if (!response.ok) throw new TypeError(`${FILE_LIST}: ${response.status}`);
    const list: FileList = await response.clone().json();
    const seen = await state.match(FILE_LIST);
    if (seen && ((await seen.clone().json()) as FileList).build !== list.build) {
      await state.put(`${FILE_LIST}?before`, seen);
    }
    await state.put(FILE_LIST, response);
    return list;
  } catch (error) {
    const seen = await state.match(FILE_LIST);
    if (!seen) throw error;
    return seen.json();
  }
}

/** The sound format for this browser. */
function soundFormat(): 'webm' | 'mp3' {
  return new Audio().canPlayType('audio/webm; codecs=opus') ? 'webm' : 'mp3';
}

/** The files of some pages, and the pages. @param sounds whether to include clips, and the notes of the band */
export function filesOf(
  list: FileList,
  paths: readonly string[],
  sounds: boolean,
  format = soundFormat(),
): string[] {
  const files = new Set([...list.shell, ...(sounds ? list.kit : [])]);
  for (const path of paths) {
    for (const file of list.pages[path] ?? []) files.add(file);
  }
  const wanted = [...files].filter((file) => !isSound(file) || (sounds && file.endsWith(format)));
  return [...wanted, ...paths];
}

function cacheOf(path: string): string {
  return /^\/(build|assets)\//.test(path) ? CACHES.files : CACHES.pages;
}

/** The files that are not on the device yet. */
export async function missingOf(files: readonly string[]): Promise<string[]> {
  const kept = new Set<string>();
  for (const name of [CACHES.files, CACHES.pages]) {
    for (const path of await pathsIn(await caches.open(name))) kept.add(path);
  }
  return files.filter((file) => !kept.has(file));
}

/** The size of some files (bytes). */
export const sizeOf = (list: FileList, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + (list.sizes[file] ?? 0), 0);

/** Fetches and stores files one by one. @throws KeepError if one cannot be fetched or stored; the reason of an abort */
export async function keepFiles(
  files: readonly string[],
  signal: AbortSignal,
  onKept: (file: string) => void = () => {},
): Promise<void> {
  for (const file of files) {
    signal.throwIfAborted();
    const name = cacheOf(file);
    const isPage = name === CACHES.pages;
    let response: Response;
    try {
      response = await fetch(file, {
        signal,
        priority: 'low',
        cache: isPage ? 'no-cache' : 'default',
      });
      if (!response.ok) throw new TypeError(`${file}: ${response.status}`);
      if (isPage) response = cleanCopy(response);
      // Read in full before it is stored: the network may still fail.
      response = new Response(await response.blob(), { headers: response.headers });
    } catch (error) {
      signal.throwIfAborted();
      throw new KeepError('network', error);
    }
    try {
      await (await caches.open(name)).put(file, response);
    } catch (error) {
      throw new KeepError('full', error);
    }
    onKept(file);
  }
}

/** The paths of the saved pages, in the order of saving. Empty in browsers without caches. */
export async function savedPages(): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(CACHES.saved);
  const responses = await cache.matchAll();
  const saved: SavedPage[] = await Promise.all(responses.map((response) => response.json()));
  return saved.sort((a, b) => a.at - b.at).map(({ path }) => path);
}

export async function noteSaved(path: string): Promise<void> {
  const saved: SavedPage = { path, at: Date.now() };
  await (await caches.open(CACHES.saved)).put(path, Response.json(saved));
}

/** Removes pages from the saved ones, and deletes files that no other saved page needs. */
export async function deleteSaved(list: FileList, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.saved);
  for (const path of paths) await cache.delete(path);
  const needed = new Set(filesOf(list, await savedPages(), true));
  const files = await caches.open(CACHES.files);
  const pages = await caches.open(CACHES.pages);
  for (const path of paths) {
    for (const file of list.pages[path] ?? []) if (!needed.has(file)) await files.delete(file);
    if (!needed.has(path) && !START_PAGES.includes(path)) await pages.delete(path);
  }
}

/** Updates cached pages for a new build, then deletes files that neither of the last two builds uses. */
export async function bringUpToDate(list: FileList, signal: AbortSignal): Promise<void> {
  const state = await caches.open(CACHES.state);
  if ((await (await state.match('/kept-for'))?.text()) === list.build) return;
  const visited = await pathsIn(await caches.open(CACHES.pages));
  const known = visited.filter((path) => path in list.pages);
  const saved = await savedPages();
  const wanted = [
    ...filesOf(list, known, false),
    ...filesOf(list, saved, saved.length > 0),
    ...(await replacedNotes(list.kit)),
  ];
  const missing = await missingOf([...new Set(wanted)]);
  // Pages keep their address when their content changes.
  await keepFiles([...new Set([...missing, ...known])], signal);
  await evict(list);
  await state.put('/kept-for', new Response(list.build));
}

async function evict(list: FileList): Promise<void> {
  const state = await caches.open(CACHES.state);
  const before: FileList | undefined = await (await state.match(`${FILE_LIST}?before`))?.json();
  const files = await caches.open(CACHES.files);
  for (const request of await files.keys()) {
    const { pathname } = new URL(request.url);
    const isUsed = pathname in list.sizes || (before && pathname in before.sizes);
    if (!isUsed) await files.delete(request);
  }
}
