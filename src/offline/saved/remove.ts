/** Deletes every cache of the app. */
export async function removeCaches(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('martillo-')) await caches.delete(name);
  }
}
