import { Listeners } from '#lib/listeners.ts';
import { SKIP_WAITING } from '#src/offline/saved/saved-files.ts';

/** The channel that notifies every tab when a new version takes over. */
export const UPDATING = 'martillo-updating';

/** The conditions on which the offer of a new version depends. */
export interface UpdateConditions {
  /** Whether something plays or loads, or is presented to a class. */
  isBusy(): boolean;
  path(): string;
}

/**
 * Offers a new version once its worker waits. The offer is held back while something plays or is presented,
 * and on a page where an exercise has been begun, until the learner opens another page.
 */
export class UpdateOffer {
  readonly #situation: UpdateConditions;
  readonly #listeners = new Listeners();
  #waiting: ServiceWorker | null = null;
  /** The page on which something is half done. */
  #begunOn: string | null = null;
  /** The worker that was put off for this visit. */
  #putOff: ServiceWorker | null = null;

  constructor(situation: UpdateConditions) {
    this.#situation = situation;
  }

  subscribe = this.#listeners.subscribe;

  /** Whether to show the offer now. */
  isOffered = (): boolean =>
    this.#waiting !== null &&
    this.#waiting !== this.#putOff &&
    !this.#situation.isBusy() &&
    this.#begunOn !== this.#situation.path();

  /** A new worker has been installed, and waits. */
  found(worker: ServiceWorker): void {
    this.#waiting = worker;
    this.#listeners.notify();
  }

  /** Something has been begun on the page that is shown. */
  begin(): void {
    this.#begunOn = this.#situation.path();
    this.#listeners.notify();
  }

  /** Checks the conditions again. */
  look(): void {
    if (this.#begunOn !== this.#situation.path()) this.#begunOn = null;
    this.#listeners.notify();
  }

  /** Puts the offer off until the next visit. */
  putOff(): void {
    this.#putOff = this.#waiting;
    this.#listeners.notify();
  }

  /** Lets the new worker take over; `reload` is called once it has. */
  accept(container: Pick<ServiceWorkerContainer, 'addEventListener'>, reload: () => void): void {
    container.addEventListener('controllerchange', reload, { once: true });
    // Chrome waits until the old worker is idle.
    const tabs = new BroadcastChannel(UPDATING);
    tabs.postMessage(null);
    tabs.close();
    this.#waiting?.postMessage(SKIP_WAITING);
    this.putOff();
  }
}

/**
 * Calls back for every worker that waits while another one is in control: the first worker of a site updates
 * nothing.
 */
export function onWaiting(
  registration: ServiceWorkerRegistration,
  container: Pick<ServiceWorkerContainer, 'controller'>,
  listener: (worker: ServiceWorker) => void,
): void {
  const tell = (worker: ServiceWorker | null) => {
    if (worker && container.controller) listener(worker);
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
