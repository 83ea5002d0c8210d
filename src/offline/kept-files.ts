import { SAVED } from './saved-cache.ts';

/** The caches of the app, all of which the service worker and the page share. */
export const CACHES = {
  /** Scripts, styles and fonts of any build, and clips: the name of each changes with its content. */
  files: 'martillo-files',
  /** The notes of the band. Their names do not change: a build that has others begins it anew. */
  kit: 'martillo-kit',
  /** Pages by path, as the network sent them last. */
  pages: 'martillo-pages',
  /** What the learner has saved: a `SavedPage` by path. */
  saved: SAVED,
  /** The lists of files of the latest builds, and which kit is kept. */
  state: 'martillo-state',
} as const;

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

/** The message by which a page lets a waiting worker take over. */
export const SKIP_WAITING = 'skip-waiting';
