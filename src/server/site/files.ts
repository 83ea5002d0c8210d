import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** A file of the site in one of its forms: as it is, or compressed when the site was built. */
export interface Form {
  path: string;
  /** In bytes. */
  size: number;
  /** What is in it, where it is small enough to be kept in memory. */
  content: Uint8Array<ArrayBuffer> | undefined;
}

/** A file of the site, ready to be served. */
export interface SiteFile {
  plain: Form;
  br: Form | undefined;
  gzip: Form | undefined;
  type: string;
  etag: string;
  /** Whether its name changes with its content. */
  immutable: boolean;
}

/** Files up to this size are kept in memory (bytes): every page, script and style, and short sounds. */
const KEPT = 256 * 1024;

/** Missing from Hono's table, or there without what browsers want to see. */
const TYPES: Record<string, string> = {
  '.flac': 'audio/flac',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.webm': 'audio/webm',
};

/**
 * Every file of the site by its address. Nothing else is ever opened for a request, and so no address
 * leads out of the folder or shows what is in it.
 * @param folder the built client, as an absolute path
 */
export function readSite(folder: string): Map<string, SiteFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const all = new Set(names);
  const site = new Map<string, SiteFile>();
  for (const name of names) {
    if (all.has(name.replace(/\.(br|gz)$/, '')) && /\.(br|gz)$/.test(name)) continue;
    const path = join(folder, name);
    const address = `/${name.split(sep).join('/')}`;
    site.set(address, {
      plain: readForm(path),
      br: all.has(`${name}.br`) ? readForm(`${path}.br`) : undefined,
      gzip: all.has(`${name}.gz`) ? readForm(`${path}.gz`) : undefined,
      type: TYPES[extname(name)] ?? getMimeType(name) ?? 'application/octet-stream',
      etag: etagOf(path),
      immutable: address.startsWith('/build/'),
    });
  }
  return site;
}

function readForm(path: string): Form {
  const { size } = statSync(path);
  return { path, size, content: size <= KEPT ? new Uint8Array(readFileSync(path)) : undefined };
}

/**
 * From size and time rather than from the content; weak because two builds within one tick of the
 * clock would share it, and because the compressed forms have it too.
 */
function etagOf(path: string): string {
  const { mtimeMs, size } = statSync(path);
  return `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
}
