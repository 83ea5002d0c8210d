export type FeedbackSettings = ReturnType<typeof readFeedbackSettings>;

const DEFAULT_URL = 'file:data/feedback.db';
const DEFAULT_PER_MINUTE = 5;
const DEFAULT_PER_DAY = 50;

/** Reads the feedback settings. @throws Error with one sentence for the operator if a variable is invalid */
export function readFeedbackSettings(env: Record<string, string | undefined>) {
  const url = env.FEEDBACK_DATABASE_URL || DEFAULT_URL;
  if (!/^(file|libsql|https?|wss?):/.test(url)) {
    throw new Error(
      'FEEDBACK_DATABASE_URL must begin with file:, libsql:, https:, http:, wss: or ws:.',
    );
  }
  const perMinute = wholeNumber(env, 'FEEDBACK_RATE_LIMIT', DEFAULT_PER_MINUTE);
  return {
    database: { url, authToken: env.FEEDBACK_DATABASE_TOKEN || undefined },
    // For each address; 0 per minute disables them. A limit per minute above the default per day raises both.
    limits: { perMinute, perDay: Math.max(DEFAULT_PER_DAY, perMinute) },
    /** The number of trusted proxies in front of the server; 0 ignores X-Forwarded-For. */
    proxies: wholeNumber(env, 'TRUST_PROXY', 0),
    /** The origins that CORS allows, when other hosts serve the site. */
    siteOrigins: (env.SITE_ORIGIN ?? '').split(',').flatMap(readOrigin),
  };
}

function wholeNumber(
  env: Record<string, string | undefined>,
  name: string,
  fallback: number,
): number {
  const text = env[name];
  if (!text) return fallback;
  if (!/^\d{1,6}$/.test(text)) {
    throw new Error(`${name} must be a whole number, but it is "${text}".`);
  }
  return Number(text);
}

function readOrigin(item: string): string[] {
  const text = item.trim();
  if (!text) return [];
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_ORIGIN must be an origin such as https://martillo.example, or several with commas between them, but it is "${text}".`,
    );
  }
  return [url.origin];
}
