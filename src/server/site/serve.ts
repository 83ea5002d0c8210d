import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { tryDecodeURIComponent } from 'hono/utils/url';
import { canonicalPath } from '#lib/canonical-path.ts';
import type { Site, SiteFile } from './files.ts';
import { CACHE_FOREVER, REVALIDATE } from './security-headers.ts';

/**
 * Paths of files that are not pages. A missing one gets a 404, never the fallback page: otherwise browsers would not
 * notice that a service worker has been removed.
 */
const NO_PAGES =
  /^\/(build|assets|audio|images|fonts)(\/|$)|\.(js|css|map|json|txt|xml|webmanifest|webm|mp3|ogg|wav|m4a|flac|midi?|woff2?|png|jpe?g|webp|avif|gif|svg|ico)$/i;

/** Serves the site's files and pages for GET and HEAD. */
export function serveSite(site: Site): Hono {
  return new Hono().get('*', etag(), async (c) => {
    const path = tryDecodeURIComponent(c.req.path);
    const file = site.get(path);
    if (file) return respond(c, file);
    if (NO_PAGES.test(path)) return c.notFound();
    const page = findPage(site, path.replace(/(?<=[^/])\/$/, ''));
    if (page) return respond(c, page);
    const right = canonicalPath(path);
    if (findPage(site, right)) return c.redirect(right + new URL(c.req.url).search, 301);
    // The client's router handles the address.
    const fallback = site.get('/404.html') ?? site.get('/index.html');
    return fallback ? respond(c, fallback) : c.notFound();
  });
}

/** The prerendered page at a path, which has no slash at its end. */
function findPage(site: Site, path: string): SiteFile | undefined {
  return site.get(`${path === '/' ? '' : path}/index.html`) ?? site.get(`${path}.html`);
}

async function respond(c: Context, file: SiteFile): Promise<Response> {
  const response = await file.send(c, async () => {});
  // Deleted after the server started.
  if (!response) return c.notFound();
  const { headers, ok } = response;
  // The requested range does not exist.
  if (!ok) return response;
  headers.set('Content-Type', file.contentType);
  headers.set('Cache-Control', file.immutable ? CACHE_FOREVER : REVALIDATE);
  headers.set('ETag', file.etag);
  headers.set('Vary', 'Accept-Encoding');
  return response;
}
