import { createHash } from 'node:crypto';
import type { Site } from './files.ts';

/** Services whose players are embedded in lessons. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://open.spotify.com'];

/**
 * The Content-Security-Policy of all pages, for Hono's `secureHeaders`.
 * @param site the site's files, whose inline scripts are allowed by hash
 * @param apiOrigin the origin of the API, if it differs from the site's
 */
export function contentPolicy(site: Site, apiOrigin?: string) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...inlineScripts(site).map(hashSource)],
    // Prerendered pages have style attributes, and each page its own first styles.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'", ...(apiOrigin ? [apiOrigin] : [])],
    // Tone's clock and the confetti run in Blob workers.
    workerSrc: ["'self'", 'blob:'],
    frameSrc: PLAYERS,
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
  };
}

/**
 * Browser features denied to pages and frames; MIDI is for our pages only, to tap along with pads.
 * Autoplay and fullscreen stay allowed for the players.
 */
export const PERMISSIONS = {
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

function inlineScripts(site: Site): string[] {
  const scripts = new Set<string>();
  for (const { html } of site.values()) {
    for (const [, attributes = '', text = ''] of (html ?? '').matchAll(
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
  // HTML parsers normalise line breaks before the browser hashes the script.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
