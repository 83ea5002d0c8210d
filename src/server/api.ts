import { type Context, Hono } from 'hono';

/**
 * The API alone, without the built client, so that `npm run dev` can mount the same routes inside
 * Vite's server.
 */
export function createApi(): Hono {
  const api = new Hono();
  api.onError(answerError);
  api.get('/healthz', (c) => c.json({ status: 'ok' }));
  api.all('/api/*', (c) => c.json({ error: 'Not found' }, 404));
  return api;
}

/** Logs the error here and tells the client only that there was one. */
export function answerError(error: Error, c: Context): Response {
  console.error(error);
  const message = 'Something went wrong on the server';
  return c.req.path.startsWith('/api/') ? c.json({ error: message }, 500) : c.text(message, 500);
}
