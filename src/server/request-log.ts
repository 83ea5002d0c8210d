import { createMiddleware } from 'hono/factory';

/** How often lines go out (milliseconds): a write for each request would cost more than the request. */
const INTERVAL = 200;
const PATH_LENGTH = 200;

/**
 * Logs each request as a line of JSON: when, what, how it ended and how long it took. Nothing of the
 * person: no address, no agent, no query.
 * @param write takes whole lines
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
    const path = c.req.path.slice(0, PATH_LENGTH);
    const time = new Date().toISOString();
    if (lines.length === 0) setTimeout(flush, INTERVAL).unref();
    lines.push(JSON.stringify({ time, method, path, status: c.res.status, ms }));
  });
  return { log, flush };
}
