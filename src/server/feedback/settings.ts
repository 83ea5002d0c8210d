import type { DatabaseSettings } from './database.ts';
import type { RateLimits } from './rate-limit.ts';

/** How feedback is taken and kept. */
export interface FeedbackSettings {
  database: DatabaseSettings;
  limits: RateLimits;
  /** How many proxies of ours stand before the server; 0 believes no forwarded address. */
  proxies: number;
  /** The origin of the site when another host serves it: the one that CORS allows. */
  siteOrigin: string | undefined;
}

const DEFAULT_URL = 'file:data/feedback.db';
const PER_MINUTE = 5;
const PER_DAY = 50;

/** Reads the settings of feedback; throws an error whose message is one sentence, as `readSettings`. */
export function readFeedbackSettings(env: Record<string, string | undefined>): FeedbackSettings {
  const url = env.FEEDBACK_DATABASE_URL || DEFAULT_URL;
  if (!/^(file|libsql|https?|wss?):/.test(url)) {
    throw new Error(
      'FEEDBACK_DATABASE_URL must begin with file:, libsql:, https:, http:, wss: or ws:.',
    );
  }
  const perMinute = wholeNumber(env, 'FEEDBACK_RATE_LIMIT', PER_MINUTE);
  return {
    database: { url, authToken: env.FEEDBACK_DATABASE_TOKEN || undefined },
    // Who allows more than that in a minute does not mean to stop at it for a day.
    limits: { perMinute, perDay: Math.max(PER_DAY, perMinute) },
    proxies: wholeNumber(env, 'TRUST_PROXY', 0),
    siteOrigin: readOrigin(env.SITE_ORIGIN),
  };
}

function wholeNumber(
  env: Record<string, string | undefined>,
  name: string,
  otherwise: number,
): number {
  const text = env[name];
  if (!text) return otherwise;
  if (!/^\d{1,6}$/.test(text)) {
    throw new Error(`${name} must be a whole number, but it is "${text}".`);
  }
  return Number(text);
}

function readOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_ORIGIN must be an address without a path, as https://martillo.example, but it is "${text}".`,
    );
  }
  return url.origin;
}
