import { removeCaches } from '#src/offline/saved/saved-files.ts';

const WORKER = '/sw.js';

/** Whether the worker was removed from the site: its address has no script any more. */
async function isGone(): Promise<boolean> {
  const response = await fetch(WORKER, { cache: 'no-store' }).catch(() => null);
  if (!response) return false;
  const type = response.headers.get('Content-Type') ?? '';
  // Some hosts answer with a page for every unknown address.
  return response.status === 404 || response.status === 410 || type.startsWith('text/html');
}

/** Removes every worker of the site, and their caches. */
export async function removeWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    await registration.unregister();
  }
  await removeCaches();
}

/**
 * Registers the worker, or looks for a new one. Removes a worker that the site no longer has.
 * @returns `null` if there is none: removed from the site, or blocked by the browser
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
    // No network, or a script that cannot run: the present worker stays.
    return (await navigator.serviceWorker.getRegistration().catch(() => null)) ?? null;
  }
}
