/** Deletes every cache of the app, but for some. */
export async function removeCaches(kept: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('martillo-') && !kept.includes(name)) await caches.delete(name);
  }
}
