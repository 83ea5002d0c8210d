import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';

export interface SiteFile {
  /** Sends the file, or its compressed version. */
  send: MiddlewareHandler;
  contentType: string;
  etag: string;
  immutable: boolean;
  /** The text of a page; undefined for other files. */
  html: string | undefined;
}

export type Site = ReadonlyMap<string, SiteFile>;

/** Files whose name contains a hash of their content: files of the build, and clips. */
const HASHED = /^\/(build\/|assets\/audio\/clips\/[0-9a-f]{12}\.)/;

/** Indexes the built client at startup. Requests only look up paths, so none can escape the folder. */
export function loadSite(folder: string): Site {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const all = new Set(names);
  const site = new Map<string, SiteFile>();
  for (const name of names) {
    const original = name.replace(/\.(br|gz)$/, '');
    if (original !== name && all.has(original)) continue;
    // Only static hosts use it.
    if (name === '_headers') continue;
    const path = join(folder, name);
    const urlPath = `/${name.split(sep).join('/')}`;
    site.set(urlPath, {
      send: serveStatic({ path, precompressed: true }),
      contentType: typeOf(name),
      etag: etagOf(path),
      immutable: HASHED.test(urlPath),
      html: name.endsWith('.html') ? readFileSync(path, 'utf8') : undefined,
    });
  }
  return site;
}

/** The MIME type of a file. WebM files are sound: the site has no videos. */
const typeOf = (name: string): string =>
  name.endsWith('.webm') ? 'audio/webm' : (getMimeType(name) ?? 'application/octet-stream');

/** A weak ETag: two builds within one clock tick, and compressed representations, share it. */
function etagOf(path: string): string {
  const { mtimeMs, size } = statSync(path);
  return `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
}
