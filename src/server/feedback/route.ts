import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { clientAddress } from './address.ts';
import { readMessage } from './message.ts';
import { createRateLimit } from './rate-limit.ts';
import type { FeedbackSettings } from './settings.ts';
import type { FeedbackStore } from './store.ts';
import { summariseUserAgent } from './user-agent.ts';

/** The maximum body size in bytes: fits the longest message in any script. */
const MAX_BODY_BYTES = 16 * 1024;

/** Time for which browsers may cache a CORS preflight, in seconds. */
const PREFLIGHT_SECONDS = 24 * 60 * 60;

/** The feedback endpoint. `POST` replies 201 once the message is stored; errors are `{ error }`. */
export function feedbackRoute(
  store: Pick<FeedbackStore, 'add' | 'connect'>,
  { limits, proxies, siteOrigins }: Omit<FeedbackSettings, 'database'>,
): Hono {
  const countMessage = createRateLimit(store.connect, limits);
  const route = new Hono();
  if (siteOrigins.length > 0) {
    route.use(
      cors({
        origin: [...siteOrigins],
        allowMethods: ['POST'],
        allowHeaders: ['Content-Type'],
        maxAge: PREFLIGHT_SECONDS,
      }),
    );
  }
  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new HTTPException(413, { message: 'The body is too large' });
    },
  });
  route.post('/', requireJson, limitBody, async (c) => {
    const message = readMessage(new Uint8Array(await c.req.arrayBuffer()));
    const remote = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
    const address = clientAddress(remote, c.req.header('X-Forwarded-For'), proxies);
    const wait = await countMessage(address);
    if (wait > 0) {
      return c.json({ error: 'Too many messages' }, 429, { 'Retry-After': String(wait) });
    }
    const userAgent = summariseUserAgent(c.req.header('User-Agent'));
    await store.add({ ...message, userAgent, receivedAt: new Date() });
    return c.json({ status: 'stored' }, 201);
  });
  route.all('/', (c) => c.json({ error: 'Method not allowed' }, 405, { Allow: 'POST' }));
  return route;
}

/** Rejects bodies other than uncompressed JSON in UTF-8 with 415. */
async function requireJson(c: Context, next: () => Promise<void>): Promise<void> {
  const type = c.req.header('Content-Type') ?? '';
  const coding = c.req.header('Content-Encoding') ?? 'identity';
  const isJson = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type);
  if (!isJson || coding.toLowerCase() !== 'identity') {
    throw new HTTPException(415, { message: 'The body must be application/json in UTF-8' });
  }
  await next();
}
