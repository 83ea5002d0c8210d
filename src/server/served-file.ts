import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { createMiddleware } from 'hono/factory';

/** What the static handler leaves behind: the path on disk of the file it answered with. */
export type ServedFile = { Variables: { servedFile?: string } };

/** Sounds missing from Hono's table; with nosniff a browser would refuse them as octet-stream. */
const SOUND_TYPES: Record<string, string> = {
  '.flac': 'audio/flac',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};

/**
 * Adds the caching headers, and the types of sounds, to files. The ETag comes from size and time
 * rather than from the content, so that it also holds for HEAD and for a range of the file; it is
 * weak because two builds within one tick of the clock would share it.
 */
export const describeFile = createMiddleware<ServedFile>(async (c, next) => {
  await next();
  const path = c.get('servedFile');
  if (!path) return;
  const { mtimeMs, size } = statSync(path);
  const { headers } = c.res;
  headers.set('ETag', `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`);
  headers.set(
    'Cache-Control',
    c.req.path.startsWith('/build/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  const soundType = SOUND_TYPES[extname(path)];
  if (soundType) headers.set('Content-Type', soundType);
});
