// The entry point of what keeps the app on the device; it is loaded some time after the first input.

import { afterPaint } from '#lib/after-paint.ts';
import { isSlowNetwork } from '#lib/slow-network.ts';
import { pathTo } from '#src/content/pages.ts';
import { savesData } from '#src/device/saves-data.ts';
import { showPageNotice } from '#src/page/page-notice.ts';
import { onUnfinished } from '#src/progress/unfinished.ts';
import { isSomethingPlaying, onNowPlaying } from '#src/sound/now-playing.ts';
import { bringUpToDate, filesOf, keepFiles, loadFileList, missingOf } from './keep.ts';
import { onWaiting, UpdateOffer } from './update-offer.ts';
import { registerWorker, removeWorker } from './worker-registration.ts';

/** How often a page that stays open looks for a new version (milliseconds). */
const LOOK_EVERY = 60 * 60 * 1000;

/** How long a page must be open before it is kept (milliseconds). */
const SETTLED = 1500;

/** Registers the worker, keeps the pages that are opened, and offers new versions. */
export async function start(): Promise<void> {
  if (import.meta.env.VITE_OFFLINE === 'off') {
    await removeWorker();
    return;
  }
  // Those who save data choose what is kept.
  if (savesData() && !(await navigator.serviceWorker.getRegistration())) return;
  const registration = await registerWorker();
  if (!registration) return;
  offerUpdates(registration);
  if (!savesData()) void keepVisited();
}

/** Calls back when the learner has opened another page. Wouter tells of changes of the address. */
function onPage(listener: () => void): void {
  for (const type of ['popstate', 'pushState', 'replaceState']) {
    window.addEventListener(type, listener);
  }
}

function offerUpdates(registration: ServiceWorkerRegistration): void {
  const offer = new UpdateOffer({
    isBusy: () =>
      isSomethingPlaying() ||
      /[?&]present\b/.test(location.search) ||
      // A round is not kept.
      location.pathname === pathTo('round'),
    path: () => location.pathname,
  });
  onWaiting(registration, navigator.serviceWorker, async (worker) => {
    // Loaded now, while there is a network.
    const { createUpdateNotice } = await import('./update-notice.tsx');
    showPageNotice(createUpdateNotice(offer));
    // Screen readers announce what appears in a region that is there already.
    await afterPaint();
    offer.found(worker);
  });
  onUnfinished(() => offer.begin());
  onNowPlaying(() => offer.look());
  onPage(() => offer.look());
  setInterval(() => {
    if (!document.hidden) void registerWorker();
  }, LOOK_EVERY);
}

/** Keeps every page that is opened: its text at once, its sounds when nothing else needs the network. */
async function keepVisited(): Promise<void> {
  await navigator.serviceWorker.ready;
  let stop = new AbortController();
  const keepThis = async () => {
    stop.abort();
    stop = new AbortController();
    const { signal } = stop;
    await keepPage(decodeURI(location.pathname), signal).catch(() => {
      // No network, no room, or another page: what is missing is fetched with the next visit.
    });
  };
  let path = location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  onPage(() => {
    if (location.pathname === path) return;
    path = location.pathname;
    clearTimeout(timer);
    timer = setTimeout(keepThis, SETTLED);
  });
  await keepThis();
}

async function keepPage(path: string, signal: AbortSignal): Promise<void> {
  const list = await loadFileList();
  await bringUpToDate(list, signal);
  if (!(path in list.pages)) return;
  await keepFiles(await missingOf(filesOf(list, [path], false)), signal);
  // Nobody has asked for them.
  if (isSlowNetwork()) return;
  await silence(signal);
  await keepFiles(await missingOf(filesOf(list, [path], true)), signal);
}

/** Resolves once nothing plays or loads. */
function silence(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!signal.aborted && isSomethingPlaying()) return;
      unsubscribe();
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const unsubscribe = onNowPlaying(look);
    signal.addEventListener('abort', look, { once: true });
    look();
  });
}
