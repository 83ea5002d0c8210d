// The service worker of a build without one (`VITE_OFFLINE=off`): it takes the place of any other at once,
// deletes what that one has kept, and removes itself.

import { removeCaches } from '#src/offline/remove.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await removeCaches();
  await scope.registration.unregister();
  // Windows in which the other worker still answers, or shows nothing at all.
  for (const client of await scope.clients.matchAll({ type: 'window' })) {
    client.navigate(client.url);
  }
}
