import { expect, it, vi } from 'vitest';
import { deliver, RefusedError } from './deliver.ts';

const DRAFT = { id: 'a1', message: 'hola', email: 'ana@example.com' };

function stubFetch() {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { pathname: '/section/music' });
  return fetch;
}

/** Makes `fetch` resolve with the response, and delivers the draft. */
function deliverTo(response: Response) {
  const fetch = stubFetch().mockResolvedValue(response);
  const { signal } = new AbortController();
  return { fetch, signal, delivered: deliver(DRAFT, signal) };
}

it('posts the draft and the page as JSON, without credentials', async () => {
  const { fetch, signal, delivered } = deliverTo(new Response(null, { status: 201 }));
  await delivered;
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/feedback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...DRAFT, page: '/section/music' }),
    credentials: 'omit',
    signal,
  });
});

it.each(['https://api.example', 'https://api.example/'])(
  'posts to another API: %s',
  async (base) => {
    vi.stubEnv('VITE_API_BASE', base);
    vi.resetModules();
    const { deliver } = await import('./deliver.ts');
    const fetch = stubFetch().mockResolvedValue(new Response(null, { status: 201 }));
    await deliver(DRAFT, new AbortController().signal);
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/api/feedback');
  },
);

it.each([
  ['200 without a body', new Response(null, { status: 200 })],
  ['200 with JSON', Response.json({ success: true })],
  ['202 with text', new Response('Thanks', { status: 202 })],
  ['204', new Response(null, { status: 204 })],
])('takes %s for a success', async (_, response) => {
  await expect(deliverTo(response).delivered).resolves.toBeUndefined();
});

it.each([
  [
    'a captive portal',
    new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  ],
  ['a proxy error', new Response('Bad Gateway', { status: 502 })],
  ['an error that is not text', Response.json({ error: { code: 1 } }, { status: 500 })],
  ['null', Response.json(null, { status: 500 })],
])('rejects the response of %s', async (_, response) => {
  await expect(deliverTo(response).delivered).rejects.toThrow('Failed to send feedback');
});

it.each([
  [true, 400, 'Message is empty'],
  [true, 413, 'The body is too large'],
  [false, 429, 'Too many messages'],
  [false, 500, 'Something went wrong on the server'],
])('%s: sending it again is no use after %i', async (isRefused, status, error) => {
  const failure = deliverTo(Response.json({ error }, { status })).delivered;
  const caught = await failure.catch((error: unknown) => error);
  expect([caught instanceof RefusedError, (caught as Error).message]).toEqual([isRefused, error]);
});

it('fails without a network, which is no refusal', async () => {
  stubFetch().mockRejectedValue(new TypeError('Failed to fetch'));
  // A browser may still report that it is online.
  vi.stubGlobal('navigator', { onLine: true });
  const failure = expect(deliver(DRAFT, new AbortController().signal)).rejects;
  await failure.toThrow('No connection');
  await failure.not.toThrow(RefusedError);
});

it('sends a message that has waited with the page on which it was written', async () => {
  const { fetch } = deliverTo(new Response(null, { status: 201 }));
  await deliver(DRAFT, new AbortController().signal, '/practice');
  expect(fetch.mock.calls.at(-1)?.[1]?.body).toContain('"page":"/practice"');
});
