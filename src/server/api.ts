import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';

/**
 * The API alone, without the built client, so that `npm run dev` can mount the same routes inside
 * Vite's server.
 * @param feedback takes what comes to /api/feedback
 */
export function createApi(feedback?: Hono): Hono {
  const api = new Hono();
  api.onError(answerError);
  api.get('/healthz', (c) => c.json({ status: 'ok' }));
  if (feedback) api.route('/api/feedback', feedback);
  api.all('/api/*', (c) => c.json({ error: 'Not found' }, 404));
  return api;
}

/** Says what a refused request did wrong; logs any other error here and tells only that there was one. */
export function answerError(error: Error, c: Context): Response {
  if (error instanceof HTTPException) {
    // What is left of a body that is too large is not waited for.
    if (error.status === 413) c.header('Connection', 'close');
    return c.json({ error: error.message }, error.status);
  }
  console.error(error);
  const message = 'Something went wrong on the server';
  return c.req.path.startsWith('/api/') ? c.json({ error: message }, 500) : c.text(message, 500);
}
