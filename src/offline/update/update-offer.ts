import { Listeners } from '#lib/listeners.ts';
import { SKIP_WAITING } from '#src/offline/saved/saved-files.ts';

/** The channel that notifies every tab when a new version takes over. */
export const UPDATING = 'martillo-updating';

/**
 * Offers a new version once its worker waits. The offer is delayed while a sound or a presentation is on,
 * and on a page with a begun exercise, until the learner opens another page.
 * @param isBusy whether a sound plays or loads, or a page is presented to a class
 */
export function createUpdateOffer(isBusy: () => boolean) {
  const listeners = new Listeners();
  let waiting: ServiceWorker | null = null;
  /** The page with a begun exercise. */
  let begunOn: string | null = null;
  /** The worker that was put off for this visit. */
  let refused: ServiceWorker | null = null;

  /** Puts the offer off until the next visit. */
  const putOff = () => {
    refused = waiting;
    listeners.notify();
  };

  return {
    subscribe: listeners.subscribe,
    isOffered: () =>
      waiting !== null && waiting !== refused && !isBusy() && begunOn !== location.pathname,
    putOff,
    found(worker: ServiceWorker) {
      waiting = worker;
      listeners.notify();
    },
    /** Notes that an exercise has begun on the page on screen. */
    begin() {
      begunOn = location.pathname;
      listeners.notify();
    },
    look() {
      if (begunOn !== location.pathname) begunOn = null;
      listeners.notify();
    },
    /** Lets the new worker take over, and then loads the page again. */
    accept() {
      const reload = () => location.reload();
      navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
      // Chrome waits until the old worker is idle.
      const tabs = new BroadcastChannel(UPDATING);
      tabs.postMessage(null);
      tabs.close();
      waiting?.postMessage(SKIP_WAITING);
      putOff();
    },
  };
}

export type UpdateOffer = ReturnType<typeof createUpdateOffer>;

/** Calls back for every worker that waits while another is in control: the first worker of a site is not an update. */
export function onWaiting(
  registration: ServiceWorkerRegistration,
  listener: (worker: ServiceWorker) => void,
): void {
  const tell = (worker: ServiceWorker | null) => {
    if (worker && navigator.serviceWorker.controller) listener(worker);
  };
  tell(registration.waiting);
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') tell(worker);
    });
  };
  follow();
  registration.addEventListener('updatefound', follow);
}
