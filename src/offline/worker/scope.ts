interface LifecycleEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/** The parts of the worker's global scope that it uses: the types of a page, which the app has, lack them. */
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
