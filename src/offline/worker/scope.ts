interface LifecycleEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/** The worker's global scope, as far as it is used: the app is type-checked with the types of a page, which lack it. */
export const scope = globalThis as unknown as {
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<{ url: string; navigate(url: string): void }[]>;
  };
  registration: ServiceWorkerRegistration;
};
