// The entry point of the code that stores the app on the device, loaded some time after the first input.

import { afterPaint } from '#lib/after-paint.ts';
import { isFetchingSound, onFetchingSound } from '#lib/sound-fetches.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { onStored } from '#src/device/device-storage.ts';
import { savesData } from '#src/device/saves-data.ts';
import { showPageNotice } from '#src/page/page-tool.ts';
import {
  hasPlayed,
  isSomethingPlaying,
  isSoundAwaited,
  onNowPlaying,
} from '#src/sound/now-playing.ts';
import { bringUpToDate, filesOf, keepFiles, loadFileList, missingOf } from './saved/page-copies.ts';
import { GO_ON, HOLD } from './saved/saved-files.ts';
import { createUpdateOffer, onWaiting, UPDATING } from './update/update-offer.ts';
import { registerWorker, removeWorker } from './update/worker-registration.ts';

/** Interval at which an open page looks for a new version (milliseconds). */
const LOOK_EVERY = 60 * 60 * 1000;

/** Time for which a page must be open before it is stored (milliseconds). */
const SETTLED = 1500;

/** Time for which a page without a sound must be open before its sounds are stored (milliseconds). */
const IDLE = 10_000;

/** Whether the browser reports a slow network. Some browsers never do. */
const isSlowNetwork = () => /[23]g/.test(navigator.connection?.effectiveType ?? '');

/** Whether a requested sound needs the network. */
const isNeeded = () => isSoundAwaited() || isFetchingSound();

/** Registers the worker, stores opened pages, and offers new versions. */
export async function start(): Promise<void> {
  if (import.meta.env.VITE_OFFLINE === 'off') {
    await removeWorker();
    return;
  }
  // With data saving on, the learner chooses the pages to store.
  if (savesData() && !(await navigator.serviceWorker.getRegistration())) return;
  await until(() => !isNeeded());
  const registration = await registerWorker();
  if (!registration) return;
  const leaveNetwork = () => registration.installing?.postMessage(isNeeded() ? HOLD : GO_ON);
  for (const on of [onNowPlaying, onFetchingSound]) on(leaveNetwork);
  offerUpdates(registration);
  if (!savesData()) void keepVisited();
}

/** Calls back when the learner has opened another page. Wouter dispatches these events. */
function onPage(listener: () => void): void {
  for (const type of ['popstate', 'pushState', 'replaceState']) {
    window.addEventListener(type, listener);
  }
}

function offerUpdates(registration: ServiceWorkerRegistration): void {
  const offer = createUpdateOffer(
    () =>
      isSomethingPlaying() ||
      /[?&]present\b/.test(location.search) ||
      // The state of a round is not stored.
      location.pathname === pathTo('round'),
  );
  onWaiting(registration, async (worker) => {
    // Loaded now, while there is a network.
    const { createUpdateNotice } = await import('./update/update-notice.tsx');
    showPageNotice(createUpdateNotice(offer));
    // The live region must be there before its text, or screen readers do not announce it.
    await afterPaint();
    offer.found(worker);
  });
  onStored((key) => {
    if (key?.startsWith('unfinished_')) offer.begin();
  });
  onNowPlaying(() => offer.look());
  onPage(() => offer.look());
  setInterval(() => {
    if (!document.hidden) void registerWorker();
  }, LOOK_EVERY);
}

/** Stores every opened page: its text at once, its sounds when the network is idle. */
async function keepVisited(): Promise<void> {
  await navigator.serviceWorker.ready;
  let stop = new AbortController();
  let isHeld = false;
  let isOver = false;
  const keepThis = async () => {
    stop.abort();
    if (isOver) return;
    stop = new AbortController();
    const { signal } = stop;
    await until(() => !isNeeded());
    await keepPage(decodeURI(location.pathname), signal).catch(() => {
      // No network, no space, or another page: the next visit fetches the missing files.
    });
  };
  // A requested sound aborts the fetching. Afterwards it restarts with the missing files.
  const leaveNetwork = () => {
    const wasHeld = isHeld;
    isHeld = isNeeded();
    if (isHeld && !wasHeld) stop.abort();
    if (!isHeld && wasHeld) void keepThis();
  };
  for (const on of [onNowPlaying, onFetchingSound]) on(leaveNetwork);
  new BroadcastChannel(UPDATING).addEventListener('message', () => {
    isOver = true;
    stop.abort();
  });
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
  // On a slow network, sounds are not fetched ahead.
  if (isSlowNetwork()) return;
  const idle = new Promise((resolve) => setTimeout(resolve, IDLE - performance.now()));
  await Promise.race([idle, until(hasPlayed, signal)]);
  await until(() => !isSomethingPlaying(), signal);
  await keepFiles(await missingOf(filesOf(list, [path], true)), signal);
}

/** Resolves once a condition on the sounds of this page holds. @throws the abort reason */
function until(isSo: () => boolean, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!signal?.aborted && !isSo()) return;
      for (const unsubscribe of unsubscribes) unsubscribe();
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const unsubscribes = [onNowPlaying, onFetchingSound].map((on) => on(look));
    signal?.addEventListener('abort', look, { once: true });
    look();
  });
}
