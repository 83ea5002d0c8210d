import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Context, Handler } from 'hono';
import type { Form, SiteFile } from './files.ts';
import { chooseCoding, matches, type Part, readRange } from './negotiate.ts';

/** Folders whose files are files and never pages: what is missing there is missing. */
const NO_PAGES = /^\/(build|assets)(\/|$)/;

/** Answers GET and HEAD with the site's files; with its page where the address is the client's own. */
export function serveSite(site: ReadonlyMap<string, SiteFile>): Handler {
  return (c) => {
    const address = decode(c.req.path);
    const file = site.get(address) ?? (NO_PAGES.test(address) ? undefined : pageAt(site, address));
    return file ? answer(c, file) : c.notFound();
  };
}

/** The page that was prepared for an address, otherwise the one that finds its way by itself. */
function pageAt(site: ReadonlyMap<string, SiteFile>, address: string): SiteFile | undefined {
  const base = address.replace(/\/+$/, '');
  return (
    site.get(`${base}/index.html`) ??
    site.get(`${base}.html`) ??
    site.get('/404.html') ??
    site.get('/index.html')
  );
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function answer(c: Context, file: SiteFile): Response {
  const headers: Record<string, string> = {
    ETag: file.etag,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  const compressed = (['br', 'gzip'] as const).filter((coding) => file[coding]);
  if (compressed.length > 0) headers.Vary = 'Accept-Encoding';
  if (matches(c.req.header('If-None-Match'), file.etag)) return c.body(null, 304, headers);

  headers['Content-Type'] = file.type;
  headers['Accept-Ranges'] = 'bytes';
  const { size } = file.plain;
  // A weak ETag vouches for no part: with If-Range the whole file goes out.
  const asked = c.req.header('If-Range') ? undefined : readRange(c.req.header('Range'), size);
  if (asked === 'unsatisfiable') {
    return c.body(null, 416, { 'Content-Range': `bytes */${size}` });
  }
  if (asked) {
    headers['Content-Range'] = `bytes ${asked.start}-${asked.end}/${size}`;
    headers['Content-Length'] = String(asked.end - asked.start + 1);
    return new Response(read(c, file.plain, asked), { status: 206, headers });
  }
  const coding = chooseCoding(c.req.header('Accept-Encoding'), compressed);
  const form = (coding && file[coding]) ?? file.plain;
  if (coding) headers['Content-Encoding'] = coding;
  headers['Content-Length'] = String(form.size);
  return new Response(read(c, form), { headers });
}

function read(c: Context, { path, content }: Form, part?: Part): BodyInit | null {
  if (c.req.method === 'HEAD') return null;
  if (content) return part ? content.subarray(part.start, part.end + 1) : content;
  return Readable.toWeb(createReadStream(path, part)) as ReadableStream;
}
