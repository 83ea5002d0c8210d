import { removeCaches } from '#src/offline/saved/saved-files.ts';

const WORKER = '/sw.js';

/** Whether the worker was taken down: the site answers its address with something else. */
async function isGone(): Promise<boolean> {
  const response = await fetch(WORKER, { cache: 'no-store' }).catch(() => null);
  if (!response) return false;
  const type = response.headers.get('Content-Type') ?? '';
  // Some hosts answer with a page for every unknown address.
  return response.status === 404 || response.status === 410 || type.startsWith('text/html');
}

/** Removes every worker of the site, and all that they keep. */
export async function removeWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    await registration.unregister();
  }
  await removeCaches();
}

/**
 * Registers the worker, or looks for a new one. One that the site has no more is removed.
 * @returns `null` where there is none: taken down, or not allowed by the browser
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    const known = await navigator.serviceWorker.getRegistration();
    const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    if (known) await registration.update();
    return registration ?? null;
  } catch {
    if (await isGone()) {
      await removeWorker();
      return null;
    }
    // No network, or a script that cannot run: the worker that is there stays.
    return (await navigator.serviceWorker.getRegistration().catch(() => null)) ?? null;
  }
}
