import { createHash } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Site, SiteFile } from './files.ts';

/** Sets the security headers. @param apiBase the base URL of the API, if the client was built for another one */
export function securityHeaders(site: Site, apiBase: string | undefined): MiddlewareHandler {
  const apiOrigin = apiBase && URL.canParse(apiBase) ? new URL(apiBase).origin : undefined;
  const ofPages = secureHeaders({
    // Set by the server itself behind TLS: the app also runs over plain HTTP on localhost.
    strictTransportSecurity: false,
    xFrameOptions: 'DENY',
    contentSecurityPolicy: contentPolicy(site, apiOrigin),
    permissionsPolicy: PERMISSIONS,
    // With this header, a browser starts a new process for the page when the response arrives, which slows down a visit
    // from another site. It would protect signed-in users, but there are none.
    crossOriginOpenerPolicy: false,
  });
  return (c, next) => {
    const file = site.get(c.req.path);
    return file && isPartOfPage(file) ? ofParts(c, next) : ofPages(c, next);
  };
}

/** Files that are neither documents nor workers, so no policy applies to them. Our drawings have no scripts. */
const isPartOfPage = ({ contentType, immutable }: SiteFile) =>
  /^((audio|font|image)\/|application\/manifest)/.test(contentType) ||
  (immutable && /^text\/(javascript|css)/.test(contentType));

/** A page needs dozens of these files, and headers are not compressed: all headers would add 1 kB to each file. */
const ofParts: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('X-Content-Type-Options', 'nosniff');
  c.res.headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  c.res.headers.set('Referrer-Policy', 'no-referrer');
};

/** The cache header of files whose name contains a hash of their content. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** The cache header of all other files, which are revalidated each time: 304 if they have not changed. */
export const REVALIDATE = 'no-cache';

/** Our headers as a file `_headers` for hosts such as Netlify. By default, these hosts revalidate pages as well. */
export async function headersFile(site: Site, apiBase: string | undefined): Promise<string> {
  const app = new Hono().use(securityHeaders(site, apiBase)).get('/', (c) => c.body(null));
  const { headers } = await app.request('/');
  const lines = [...headers].map(([name, value]) => `  ${name}: ${value}`);
  const rule = (path: string, value: string) => `${path}\n  cache-control: ${value}\n`;
  return [
    `/*\n${lines.join('\n')}\n`,
    rule('/build/*', CACHE_FOREVER),
    rule('/assets/audio/clips/*', CACHE_FOREVER),
    rule('/sw.js', REVALIDATE),
    rule('/offline.json', REVALIDATE),
  ].join('\n');
}

/** Services whose players are embedded in lessons. */
const EMBED_ORIGINS = ['https://www.youtube-nocookie.com', 'https://open.spotify.com'];

/** The Content-Security-Policy of all pages. @param apiOrigin the origin of the API, if it differs from the site's */
const contentPolicy = (site: Site, apiOrigin: string | undefined) => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", ...scriptHashes(site)],
  // Prerendered pages have style attributes, and each page has its critical styles inline.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  mediaSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'", ...(apiOrigin ? [apiOrigin] : [])],
  // Tone's clock and the confetti use Blob workers.
  workerSrc: ["'self'", 'blob:'],
  frameSrc: EMBED_ORIGINS,
  manifestSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
});

/** Features denied to pages and frames, except MIDI on our pages. Embedded players keep autoplay and fullscreen. */
const PERMISSIONS = {
  accelerometer: [],
  camera: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  hid: [],
  magnetometer: [],
  microphone: [],
  midi: ['self'],
  payment: [],
  serial: [],
  usb: [],
};

function scriptHashes(site: Site): Set<string> {
  const inline =
    /<script\b(?![^>]*(?:\bsrc\s*=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/gi;
  const scripts = [...site.values()].flatMap(({ html = '' }) => [...html.matchAll(inline)]);
  return new Set(
    scripts.map(([, script = '']) => {
      // HTML parsers normalise line breaks before the browser hashes the script.
      const text = script.replace(/\r\n?/g, '\n');
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    }),
  );
}
