import { expect, test, vi } from 'vitest';
import { SKIP_WAITING } from '#src/offline/saved/saved-files.ts';
import { createUpdateOffer, onWaiting } from './update-offer.ts';

class Worker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;

  find(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

const asWorker = (worker: Worker) => worker as unknown as ServiceWorker;

/** Watches a registration, with a worker in control or without one. @returns the workers found */
function watch(registration: Registration, controller: object | null = {}) {
  const found = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  onWaiting(registration as unknown as ServiceWorkerRegistration, found);
  return found;
}

function createOffer() {
  const at = { busy: false, pathname: '/practice', reload: vi.fn() };
  vi.stubGlobal('location', at);
  const offer = createUpdateOffer(() => at.busy);
  const worker = new Worker();
  offer.found(asWorker(worker));
  return { at, offer, worker };
}

test('a new version is offered, but not before its worker is installed', () => {
  const registration = new Registration();
  const found = watch(registration);
  const worker = new Worker();
  registration.find(worker);
  worker.become('redundant');
  expect(found).not.toHaveBeenCalled();
  worker.become('installed');
  expect(found).toHaveBeenCalledExactlyOnceWith(worker);
});

test('a worker that waits since an earlier visit is offered as well', () => {
  const registration = new Registration();
  registration.waiting = new Worker();
  const found = watch(registration);
  expect(found).toHaveBeenCalledExactlyOnceWith(registration.waiting);
});

test('the first worker of a site is no update', () => {
  const registration = new Registration();
  const found = watch(registration, null);
  const worker = new Worker();
  registration.find(worker);
  worker.become('installed');
  expect(found).not.toHaveBeenCalled();
});

test('nothing is offered while something plays', () => {
  const { at, offer } = createOffer();
  expect(offer.isOffered()).toBe(true);
  at.busy = true;
  offer.look();
  expect(offer.isOffered()).toBe(false);
  at.busy = false;
  offer.look();
  expect(offer.isOffered()).toBe(true);
});

test('nothing is offered on a page where something is half done', () => {
  const { at, offer } = createOffer();
  at.pathname = '/section/music/quiz/present';
  offer.begin();
  expect(offer.isOffered()).toBe(false);
  at.pathname = '/section/music';
  offer.look();
  expect(offer.isOffered()).toBe(true);
  at.pathname = '/section/music/quiz/present';
  expect(offer.isOffered()).toBe(true);
});

test('an offer that was put off is not repeated, another version is', () => {
  const { offer, worker } = createOffer();
  offer.putOff();
  expect(offer.isOffered()).toBe(false);
  offer.found(asWorker(worker));
  expect(offer.isOffered()).toBe(false);
  offer.found(asWorker(new Worker()));
  expect(offer.isOffered()).toBe(true);
});

test('the page is loaded again only after the new worker has taken over, and only once', () => {
  const { at, offer, worker } = createOffer();
  const container = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: container });
  offer.accept();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(SKIP_WAITING);
  expect(at.reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(at.reload).toHaveBeenCalledOnce();
});

test('listeners hear of everything that may change the offer', () => {
  const { offer } = createOffer();
  const listener = vi.fn();
  offer.subscribe(listener);
  offer.begin();
  offer.look();
  offer.putOff();
  offer.found(asWorker(new Worker()));
  expect(listener).toHaveBeenCalledTimes(4);
});
