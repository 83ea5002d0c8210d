import { createMiddleware } from 'hono/factory';

/** Time between writes (milliseconds): one write per request would cost more than the request. */
const FLUSH_INTERVAL_MS = 200;
const MAX_PATH_LENGTH = 200;

/**
 * Request log: one line of JSON per request, without personal data: no address, user agent or query.
 * @returns the middleware, and a function that writes the lines still buffered
 */
export function requestLog(write: (lines: string) => void) {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) write(`${lines.join('\n')}\n`);
    lines = [];
  };
  const log = createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const { method } = c.req;
    const path = c.req.path.slice(0, MAX_PATH_LENGTH);
    const time = new Date().toISOString();
    if (lines.length === 0) setTimeout(flush, FLUSH_INTERVAL_MS).unref();
    lines.push(JSON.stringify({ time, method, path, status: c.res.status, ms }));
  });
  return { log, flush };
}
