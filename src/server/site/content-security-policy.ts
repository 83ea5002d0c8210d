import { createHash } from 'node:crypto';
import type { SiteFile } from './files.ts';

/** The services whose players lessons embed. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://open.spotify.com'];

/**
 * What the site's pages may load and run, as hono's `secureHeaders` takes it.
 * @param site the files, for the scripts that stand in their pages
 * @param apiOrigin where the API is, when it is elsewhere
 */
export function contentPolicy(site: ReadonlyMap<string, SiteFile>, apiOrigin?: string) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...inlineScripts(site).map(hashSource)],
    styleSrc: ["'self'"],
    // Style attributes of prepared pages; they cannot do more than style.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'", ...(apiOrigin ? [apiOrigin] : [])],
    // Tone's clock and the confetti work in workers made of a Blob.
    workerSrc: ["'self'", 'blob:'],
    frameSrc: PLAYERS,
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
  };
}

/** What pages never use, for them and for what they embed. Players may play, and fill the screen. */
export const PERMISSIONS = {
  accelerometer: [],
  camera: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  hid: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  serial: [],
  usb: [],
};

function inlineScripts(site: ReadonlyMap<string, SiteFile>): string[] {
  const scripts = new Set<string>();
  for (const { type, plain } of site.values()) {
    if (!type.startsWith('text/html') || !plain.content) continue;
    const html = Buffer.from(plain.content).toString();
    for (const [, attributes = '', text = ''] of html.matchAll(
      /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
    )) {
      if (!/\bsrc\s*=/i.test(attributes) && !/application\/ld\+json/i.test(attributes)) {
        scripts.add(text);
      }
    }
  }
  return [...scripts];
}

function hashSource(script: string): string {
  // The parser turns every line break into a line feed before it is hashed.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
