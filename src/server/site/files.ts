import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** One representation of a resource: uncompressed, or compressed at build time. */
export interface Representation {
  /** The absolute path of the file. */
  path: string;
  /** In bytes. */
  size: number;
  /** The content if the file is small enough to be cached in memory. */
  content: Uint8Array<ArrayBuffer> | undefined;
}

/** A file of the site with its response headers. */
export interface SiteFile {
  identity: Representation;
  br: Representation | undefined;
  gzip: Representation | undefined;
  contentType: string;
  etag: string;
  /** Whether its name contains a hash of its content. */
  immutable: boolean;
}

/** The site's files by URL path. */
export type Site = ReadonlyMap<string, SiteFile>;

/** Files up to this size are cached in memory (bytes): every page, script and style, and short sounds. */
const MAX_CACHED_BYTES = 256 * 1024;

/** Files whose name contains a hash of their content: what the build writes, and clips. */
const HASHED = /^\/(build\/|assets\/audio\/clips\/[0-9a-f]{12}\.)/;

/** MIME types that Hono's table lacks, or has in a form that browsers reject. */
const MIME_TYPES: Record<string, string> = {
  '.flac': 'audio/flac',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.webm': 'audio/webm',
};

/**
 * Indexes the built client once, at startup. Requests only look paths up in this table, so no path can
 * escape the folder or list it.
 * @param folder the built client, as an absolute path
 */
export function loadSite(folder: string): Site {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const all = new Set(names);
  const site = new Map<string, SiteFile>();
  for (const name of names) {
    const original = name.replace(/\.(br|gz)$/, '');
    if (original !== name && all.has(original)) continue;
    // For static hosts.
    if (name === '_headers') continue;
    const path = join(folder, name);
    const urlPath = `/${name.split(sep).join('/')}`;
    site.set(urlPath, {
      identity: readRepresentation(path),
      br: all.has(`${name}.br`) ? readRepresentation(`${path}.br`) : undefined,
      gzip: all.has(`${name}.gz`) ? readRepresentation(`${path}.gz`) : undefined,
      contentType: MIME_TYPES[extname(name)] ?? getMimeType(name) ?? 'application/octet-stream',
      etag: etagOf(path),
      immutable: HASHED.test(urlPath),
    });
  }
  return site;
}

function readRepresentation(path: string): Representation {
  const { size } = statSync(path);
  const isCached = size <= MAX_CACHED_BYTES;
  return { path, size, content: isCached ? new Uint8Array(readFileSync(path)) : undefined };
}

/**
 * An ETag of size and modification time. Weak, because two builds within one clock tick would share it,
 * and because the compressed representations have the same one.
 */
function etagOf(path: string): string {
  const { mtimeMs, size } = statSync(path);
  return `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
}
