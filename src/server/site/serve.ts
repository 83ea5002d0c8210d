import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Context, Handler } from 'hono';
import { rightPath } from '#lib/right-path.ts';
import type { Representation, Site, SiteFile } from './files.ts';
import { type ByteRange, chooseCoding, matchesEtag, readRange } from './negotiate.ts';
import { CACHE_FOREVER, REVALIDATE } from './security-headers.ts';

/**
 * Folders and files that are no pages: if one is missing, it is a 404, never the fallback page. Without that, a
 * worker that was taken down would not be recognised.
 */
const NO_PAGES =
  /^\/(build|assets|audio|images|fonts)(\/|$)|\.(js|css|map|json|txt|xml|webmanifest|webm|mp3|ogg|wav|m4a|flac|midi?|woff2?|png|jpe?g|webp|avif|gif|svg|ico)$/i;

/** Serves the site's files and pages for GET and HEAD. */
export function serveSite(site: Site): Handler {
  return (c) => {
    const path = decode(c.req.path);
    const file = site.get(path);
    if (file) return respond(c, file);
    if (NO_PAGES.test(path)) return c.notFound();
    const page = findPage(site, path.replace(/(?<=[^/])\/$/, ''));
    if (page) return respond(c, page);
    const right = rightPath(path);
    if (findPage(site, right)) return c.redirect(right + new URL(c.req.url).search, 301);
    // Routes in the browser.
    const fallback = site.get('/404.html') ?? site.get('/index.html');
    return fallback ? respond(c, fallback) : c.notFound();
  };
}

/** The prerendered page at a path, which has no slash at its end. */
function findPage(site: Site, path: string): SiteFile | undefined {
  return site.get(`${path === '/' ? '' : path}/index.html`) ?? site.get(`${path}.html`);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function respond(c: Context, file: SiteFile): Response {
  const headers: Record<string, string> = {
    ETag: file.etag,
    'Cache-Control': file.immutable ? CACHE_FOREVER : REVALIDATE,
  };
  const codings = (['br', 'gzip'] as const).filter((coding) => file[coding]);
  if (codings.length > 0) headers.Vary = 'Accept-Encoding';
  if (matchesEtag(c.req.header('If-None-Match'), file.etag)) return c.body(null, 304, headers);

  headers['Content-Type'] = file.contentType;
  headers['Accept-Ranges'] = 'bytes';
  const { size } = file.identity;
  // If-Range needs a strong validator (RFC 9110, 13.1.5) and ours is weak: send the whole file.
  const range = c.req.header('If-Range') ? undefined : readRange(c.req.header('Range'), size);
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { 'Content-Range': `bytes */${size}` });
  }
  if (range) {
    headers['Content-Range'] = `bytes ${range.start}-${range.end}/${size}`;
    headers['Content-Length'] = String(range.end - range.start + 1);
    return new Response(bodyOf(c, file.identity, range), { status: 206, headers });
  }
  const coding = chooseCoding(c.req.header('Accept-Encoding'), codings);
  const representation = (coding && file[coding]) ?? file.identity;
  if (coding) headers['Content-Encoding'] = coding;
  headers['Content-Length'] = String(representation.size);
  return new Response(bodyOf(c, representation), { headers });
}

function bodyOf(c: Context, { path, content }: Representation, range?: ByteRange): BodyInit | null {
  if (c.req.method === 'HEAD') return null;
  if (content) return range ? content.subarray(range.start, range.end + 1) : content;
  return Readable.toWeb(createReadStream(path, range)) as ReadableStream;
}
