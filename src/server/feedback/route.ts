import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { clientAddress } from './address.ts';
import { readBody } from './body.ts';
import { coarseAgent } from './coarse-agent.ts';
import { readMessage } from './message.ts';
import { RateLimit } from './rate-limit.ts';
import type { FeedbackSettings } from './settings.ts';
import type { FeedbackStore } from './store.ts';

/** The largest body that is read, in bytes: a message of the longest kind in any script. */
const BODY_BYTES = 16 * 1024;

/** For how long a browser may remember what CORS allows, in seconds. */
const PREFLIGHT_SECONDS = 24 * 60 * 60;

/** `POST` takes a message and answers 201 once it is stored; every refusal is `{ error }`. */
export function feedbackRoute(
  store: Pick<FeedbackStore, 'add'>,
  { limits, proxies, siteOrigin }: Omit<FeedbackSettings, 'database'>,
): Hono {
  const limit = new RateLimit(limits);
  const route = new Hono();
  if (siteOrigin) {
    route.use(
      cors({
        origin: siteOrigin,
        allowMethods: ['POST'],
        allowHeaders: ['Content-Type'],
        maxAge: PREFLIGHT_SECONDS,
      }),
    );
  }
  route.post('/', async (c) => {
    if (!isJson(c)) return c.json({ error: 'The body must be application/json in UTF-8' }, 415);
    const message = readMessage(await readBody(c, BODY_BYTES));
    const remote = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
    const wait = limit.take(clientAddress(remote, c.req.header('X-Forwarded-For'), proxies));
    if (wait > 0) {
      return c.json({ error: 'Too many messages' }, 429, { 'Retry-After': String(wait) });
    }
    const userAgent = coarseAgent(c.req.header('User-Agent'));
    await store.add({ ...message, userAgent, receivedAt: new Date() });
    return c.json({ status: 'stored' }, 201);
  });
  route.all('/', (c) => c.json({ error: 'Method not allowed' }, 405, { Allow: 'POST' }));
  return route;
}

function isJson(c: Context): boolean {
  const type = c.req.header('Content-Type') ?? '';
  const coding = c.req.header('Content-Encoding') ?? 'identity';
  return (
    /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type) &&
    coding.toLowerCase() === 'identity'
  );
}
