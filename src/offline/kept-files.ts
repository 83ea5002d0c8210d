import { SAVED } from './saved-cache.ts';

/** The caches of the app, all of which the service worker and the page share. */
export const CACHES = {
  /** Scripts, styles, fonts and sounds of any build: the name of each changes with its content. */
  files: 'martillo-files',
  /** Pages by path, as the network sent them last. */
  pages: 'martillo-pages',
  /** What the learner has saved: a `SavedPage` by path. */
  saved: SAVED,
  /** The lists of files of the latest builds. */
  state: 'martillo-state',
} as const;

/** Pages that are kept from the start. */
export const START_PAGES: readonly string[] = ['/', '/practice'];

/** Where the list of the files of a build is, which is written with it. */
export const FILE_LIST = '/offline.json';

/** The files of a build, and which of them each page needs. */
export interface FileList {
  /** Different for every build whose files differ. */
  build: string;
  /** The size of each file by its path (bytes). */
  sizes: Readonly<Record<string, number>>;
  /** What every page needs, and the service worker keeps when it is installed. */
  shell: readonly string[];
  /** The notes of the band, in each format. */
  kit: readonly string[];
  /** What a page needs besides the shell: scripts, and clips in each format. */
  pages: Readonly<Record<string, readonly string[]>>;
}

/** Whether a file is one of the sounds, which exist in two formats. */
export const isSound = (file: string) => /\.(webm|mp3)$/.test(file);

/** Whether a path is that of notes of the band. */
const isNote = (path: string) => path.startsWith('/assets/audio/kit/');

/**
 * Those of a build's notes that replace the ones that are on the device, of whichever build: in the formats that are
 * kept. None if there are none.
 */
export async function replacedNotes(kit: readonly string[]): Promise<string[]> {
  const formats = new Set<string>();
  // Builds up to November 2026 kept them in a cache of their own.
  for (const name of [CACHES.files, 'martillo-kit']) {
    if (!(await caches.has(name))) continue;
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname } = new URL(url);
      if (isNote(pathname)) formats.add(pathname.slice(pathname.lastIndexOf('.')));
    }
  }
  return kit.filter((file) => formats.has(file.slice(file.lastIndexOf('.'))));
}

/** The message by which a page lets a waiting worker take over. */
export const SKIP_WAITING = 'skip-waiting';

/** The messages by which a page has a worker that is being installed leave the network to a sound, and go on. */
export const HOLD = 'hold';
export const GO_ON = 'go-on';
