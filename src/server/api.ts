import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** The API without the built client: `npm run dev` mounts it as well. @param feedback handles /api/feedback */
export function createApi(feedback?: Hono): Hono {
  const api = new Hono();
  api.onError(errorResponse);
  api.get('/healthz', (c) => c.json({ status: 'ok' }));
  if (feedback) api.route('/api/feedback', feedback);
  api.all('/api/*', (c) => c.json({ error: 'Not found' }, 404));
  return api;
}

/** The response to an error. Clients see the message of an HTTPException; any other error is logged, and is a 500. */
export function errorResponse(error: Error, c: Context): Response {
  if (error instanceof HTTPException) {
    // Do not wait for the rest of an oversized body.
    if (error.status === 413) c.header('Connection', 'close');
    return c.json({ error: error.message }, error.status);
  }
  // The body was cut off or malformed. Node has already replied, if the client is still connected.
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ECONNRESET' && c.req.raw.signal.aborted) return c.body(null, 400);
  console.error(error);
  const message = 'Something went wrong on the server';
  return c.req.path.startsWith('/api/') ? c.json({ error: message }, 500) : c.text(message, 500);
}
