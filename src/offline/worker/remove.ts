// The service worker of a build without one (`VITE_OFFLINE=off`): it replaces any other at once, deletes its
// caches, and removes itself.

import { removeCaches } from '#src/offline/saved/saved-files.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await removeCaches();
  await scope.registration.unregister();
  // Reloads windows of the other worker, and blank ones.
  for (const client of await scope.clients.matchAll({ type: 'window' })) {
    client.navigate(client.url);
  }
}
