import { SAVED } from './saved-cache.ts';

/** The caches of the app, which the service worker and the page share. */
export const CACHES = {
  /** Scripts, styles, fonts and sounds of any build: the name of each changes with its content. */
  files: 'martillo-files',
  /** Pages by path, as last received from the network. */
  pages: 'martillo-pages',
  /** The saved pages: a `SavedPage` by path. */
  saved: SAVED,
  /** The lists of files of the latest builds. */
  state: 'martillo-state',
} as const;

export const START_PAGES: readonly string[] = ['/', '/practice'];

/** The path of the list of a build's files, which is part of the build. */
export const FILE_LIST = '/offline.json';

/** The files of a build, and which of them each page needs. */
export interface FileList {
  /** The id of the build, which changes with its files. */
  build: string;
  /** The size of each file by its path (bytes). */
  sizes: Readonly<Record<string, number>>;
  /** The files that every page needs. The service worker keeps them when it is installed. */
  shell: readonly string[];
  /** The notes of the band, in each format. */
  kit: readonly string[];
  /** The files of each page besides the shell: scripts, and clips in each format. */
  pages: Readonly<Record<string, readonly string[]>>;
}

export async function pathsIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => decodeURI(new URL(url).pathname));
}

/** Whether a file is one of the sounds, which exist in two formats. */
export const isSound = (file: string) => /\.(webm|mp3)$/.test(file);

/** The notes of a build that replace notes of older builds on the device, in the stored formats. */
export async function replacedNotes(kit: readonly string[]): Promise<string[]> {
  const formats = new Set<string>();
  // Builds up to November 2026 had a separate cache for notes.
  for (const name of [CACHES.files, 'martillo-kit']) {
    if (!(await caches.has(name))) continue;
    for (const path of await pathsIn(await caches.open(name))) {
      if (path.startsWith('/assets/audio/kit/')) formats.add(path.slice(path.lastIndexOf('.')));
    }
  }
  return kit.filter((file) => formats.has(file.slice(file.lastIndexOf('.'))));
}

/** A page without the mark of a redirect, which browsers refuse in an answer to a navigation. */
export function cleanCopy(response: Response): Response {
  return new Response(response.body, {
    headers: { 'Content-Type': response.headers.get('Content-Type') ?? 'text/html; charset=utf-8' },
  });
}

/** Deletes every cache of the app except some. */
export async function removeCaches(kept: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('martillo-') && !kept.includes(name)) await caches.delete(name);
  }
}

/** The message by which a page lets a waiting worker take over. */
export const SKIP_WAITING = 'skip-waiting';

/** Messages from a page to a worker during its installation: pause its fetches for a sound, and continue. */
export const HOLD = 'hold';
export const GO_ON = 'go-on';
