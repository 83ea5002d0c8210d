// For bench:server: the bare framework with the same responses as the real server.
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const page = readFileSync('dist/client/index.html.br');
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
const app = new Hono();
app.get('/', (c) => c.body(page, 200, headers));
app.get('/healthz', (c) => c.body('ok'));
app.post('/api/feedback', async (c) => {
  await c.req.json();
  return c.json({ status: 'stored' }, 201);
});
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
