// The service worker: stores the app on the device and answers from there. Built as /sw.js.

import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyHandler } from 'workbox-strategies';
import {
  CACHES,
  cleanCopy,
  type FileList,
  GO_ON,
  HOLD,
  removeCaches,
  replacedNotes,
  SKIP_WAITING,
  START_PAGES,
} from '#src/offline/saved/saved-files.ts';
import { isHanging, patiently } from './request-timeout.ts';
import { scope } from './scope.ts';

/** The data of the build; written in front of this script. */
declare const BUILT: Pick<FileList, 'build' | 'shell' | 'kit'>;

/** Time limit for a page from the network, if it is on the device (seconds). */
const PATIENCE = 3;
/** The same, while the network does not answer. */
const PATIENCE_WHILE_HANGING = 1;

const FALLBACK = '/404.html';

/** Longest time for which a page may hold up the installation (milliseconds). */
const LONGEST_HOLD = 60_000;

/** Number of parallel fetches during the installation: the page keeps most of the network. */
const AT_ONCE = 2;

const isOurs = (url: URL) => url.origin === location.origin;

/** The cache key of a page: its path without the query. */
const keyOf = (url: string) => new URL(url).pathname.replace(/(?<=.)\/$/, '');

/** Whether a response is the page at this path: many hosts answer unknown addresses with some other page. */
async function isPage(response: Response, path: string): Promise<boolean> {
  if (response.status !== 200) return false;
  return (await response.clone().text()).includes(` data-page="${path}"`);
}

/**
 * Network first; a server error counts as no network. Without a network, the preloaded response of Firefox
 * has the type `error`. Workbox's plugins do not see preloaded responses.
 */
class PageFirst extends NetworkFirst {
  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fetchPage = handler.fetch.bind(handler);
    handler.fetch = async (input) => {
      const response = await patiently(fetchPage(input));
      if (response.type === 'error' || response.status >= 500) {
        throw new TypeError(`${response.type} ${response.status}`);
      }
      return response;
    };
    return super._handle(request, handler);
  }
}

const pagesWithin = (seconds: number) =>
  new PageFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: seconds,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
        cacheWillUpdate: async ({ request, response }) =>
          (await isPage(response, keyOf(request.url))) ? cleanCopy(response) : null,
        handlerDidError: () => caches.match(FALLBACK, { cacheName: CACHES.pages }),
      },
    ],
  });

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    isOurs(url) &&
    !/^\/(api|healthz|assets|build)(\/|$)/.test(url.pathname) &&
    !/\.\w+$/.test(url.pathname),
  ({ event, request }) =>
    pagesWithin(isHanging() ? PATIENCE_WHILE_HANGING : PATIENCE).handle({ event, request }),
);

/** The device first; a network that does not answer counts as none. */
class FileFirst extends CacheFirst {
  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fetchFile = handler.fetch.bind(handler);
    handler.fetch = (input) => patiently(fetchFile(input));
    return super._handle(request, handler);
  }
}

registerRoute(
  ({ request, url }) =>
    isOurs(url) &&
    /^\/(build\/|assets\/audio\/.*\.(webm|mp3)$)/.test(url.pathname) &&
    !request.headers.has('Range'),
  new FileFirst({
    cacheName: CACHES.files,
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    ],
  }),
);

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', ({ data }) => {
  if (data === SKIP_WAITING) void scope.skipWaiting();
  if (data === HOLD) hold();
  if (data === GO_ON) goOn();
});

/** Aborts the fetches of the installation while a sound needs the network. */
let held = new AbortController();
let untilFree = Promise.resolve();
let goOn = () => {};

function hold(): void {
  goOn();
  untilFree = new Promise((resolve) => {
    goOn = resolve;
    // The page that has paused it may be closed by then.
    setTimeout(resolve, LONGEST_HOLD);
  });
  held.abort();
  held = new AbortController();
}

/** Fetches the files that are not on the device yet. Rejects if one is missing: the browser tries again later. */
async function install(): Promise<void> {
  const [files, pages] = await Promise.all([caches.open(CACHES.files), caches.open(CACHES.pages)]);
  const missing: string[] = [];
  // A device with notes of an older build keeps them until it has the new ones.
  for (const file of [...BUILT.shell, ...(await replacedNotes(BUILT.kit))]) {
    if (!(await files.match(file, { ignoreVary: true }))) missing.push(file);
  }
  const fetchNext = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      await files.put(file, await fetched(file, 'default'));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  // Last, since the pages refer to the files.
  for (const page of [FALLBACK, ...START_PAGES]) {
    await pages.put(page, cleanCopy(await fetched(page, 'no-cache')));
  }
}

/** Fetches a file in full; starts again after a pause. */
async function fetched(path: string, cache: RequestCache): Promise<Response> {
  for (;;) {
    await untilFree;
    const { signal } = held;
    try {
      const response = await fetch(path, { cache, priority: 'low', signal });
      if (!response.ok) throw new TypeError(`${path}: ${response.status}`);
      return new Response(await response.blob(), response);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}

async function activate(): Promise<void> {
  await removeCaches(Object.values(CACHES));
  // Requests the page while the worker starts.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}
