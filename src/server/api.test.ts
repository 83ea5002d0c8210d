import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesIn, temporaryDatabase } from '#tests/support/feedback-database.ts';
import { createApi } from './api.ts';
import { feedbackRoute } from './feedback/route.ts';
import { type FeedbackSettings, readFeedbackSettings } from './feedback/settings.ts';
import { FeedbackStore } from './feedback/store.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

let store: FeedbackStore;
let server: Server;
let port: number;
/** The response to the latest request, also when the client has disconnected. */
let latestResponse: Promise<Response>;

async function serve(settings: Partial<FeedbackSettings> = {}): Promise<void> {
  server?.close();
  const defaults = readFeedbackSettings({ FEEDBACK_RATE_LIMIT: '0' });
  const api = createApi(feedbackRoute(store, { ...defaults, ...settings }));
  const handle = (request: Request, env: unknown) => {
    latestResponse = Promise.resolve(api.fetch(request, env as object));
    return latestResponse;
  };
  server = createServer(getRequestListener(handle, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
}

beforeEach(async () => {
  store = new FeedbackStore({ url: temporaryDatabase() });
  await serve();
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await store.close();
});

const request = (init: RequestInit) => fetch(`http://127.0.0.1:${port}/api/feedback`, init);
const post = (body: unknown, headers: Record<string, string> = {}) =>
  request({
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  });
const stored = () => messagesIn(store);

/** Status and message of an error response; fails if the body has any other field. */
async function readError(response: Response): Promise<[status: number, error: string]> {
  const body = await response.json();
  expect(Object.keys(body)).toEqual(['error']);
  return [response.status, body.error];
}

/** Sends a request that `fetch` would not: the bytes as given. Resolves with the raw response. */
function sendRaw(head: string[], body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (data) => {
      response += data;
      if (response.includes('}')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => (response ? resolve(response) : reject(new Error('no response'))));
    socket.write(`POST /api/feedback HTTP/1.1\r\nHost: m\r\n${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

describe('POST /api/feedback', () => {
  it('stores the trimmed message with time, page path and a summary of the user agent', async () => {
    const before = Date.now();
    const response = await post(
      {
        message: '  ¡Qué güira! 🥁\nמרטיו \n',
        email: 'ana@example.com',
        page: '/section/music?me=1',
      },
      { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    );
    expect(response.status).toBe(201);
    const [message, ...others] = await stored();
    expect(others).toEqual([]);
    expect(message).toEqual({
      id: 1,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      message: '¡Qué güira! 🥁\nמרטיו',
      email: 'ana@example.com',
      page: '/section/music',
      userAgent: 'Firefox on Linux',
    });
    expect(Date.parse(message?.receivedAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('accepts 5,000 characters of three bytes each', async () => {
    expect((await post({ message: '鼓'.repeat(5000) })).status).toBe(201);
    expect((await stored())[0]?.message).toHaveLength(5000);
  });

  it('stores a retry once', async () => {
    const sent = { id: 'f3a1c0de', message: 'first', email: '' };
    for (let time = 0; time < 2; time += 1) expect((await post(sent)).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });
});

describe('an error response', () => {
  afterEach(async () => expect(await stored()).toEqual([]));

  it('is 400 for a body that is refused', async () => {
    expect(await readError(await post('message=a'))).toEqual([400, expect.any(String)]);
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('is 405 for %s', async (method) => {
    const response = await request({ method });
    expect(response.headers.get('Allow')).toBe('POST');
    expect((await readError(response))[0]).toBe(405);
  });

  it.each<Record<string, string>>([
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/json; charset=utf-16' },
    { 'Content-Type': 'application/jsonp' },
    { 'Content-Encoding': 'gzip' },
  ])('is 415 for %j', async (headers) => {
    expect((await readError(await post({ message: 'a' }, headers)))[0]).toBe(415);
  });

  const large = JSON.stringify({ message: 'a', more: 'a'.repeat(16 * 1024) });
  const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

  it('is 413 for a Content-Length over 16 kB, without reading the body', async () => {
    expect((await readError(await post(large)))[0]).toBe(413);
    const head = ['Content-Type: application/json', 'Content-Length: 1000000000'];
    expect(await sendRaw(head, '{')).toMatch(/^HTTP\/1.1 413 .*\{"error":"[^"]+"\}$/s);
  });

  it('is 413 for an endless chunked body, as soon as it is over 16 kB', async () => {
    const head = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
    expect(await sendRaw(head, chunked(large))).toMatch(/^HTTP\/1.1 413 .*\{"error":"[^"]+"\}$/s);
  });

  it('is 400 for a wrong Content-Length', async () => {
    const head = ['Content-Type: application/json', 'Content-Length: 5'];
    expect(await sendRaw(head, '{"message":"a"}')).toMatch(/^HTTP\/1.1 400 /);
    const both = [...head, 'Transfer-Encoding: chunked'];
    expect(await sendRaw(both, chunked('{"message":"a"}'))).toMatch(/^HTTP\/1.1 400 /);
  });

  it.each([
    ['a malformed chunk', `${chunked('{"message":"a"}')}zz\r\n`],
    ['a chunked body that breaks off', chunked('{"message":"a"}')],
  ])('is 400 for %s, and not logged as a server error', async (_, body) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const socket = connect(port, '127.0.0.1');
    const head = 'Content-Type: application/json\r\nTransfer-Encoding: chunked';
    socket.end(`POST /api/feedback HTTP/1.1\r\nHost: m\r\n${head}\r\n\r\n${body}`);
    expect(`${Buffer.concat(await socket.toArray())}`).toMatch(/^HTTP\/1.1 400 /);
    expect((await latestResponse).status).toBe(400);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('rate limiting', () => {
  it('replies 429 with Retry-After', async () => {
    await serve({ limits: { perMinute: 2, perDay: 50 } });
    // Invalid messages do not count.
    for (const message of ['', 'a', 'b']) await post({ message });
    const response = await post({ message: 'c' });
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(50);
    expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect(await readError(response)).toEqual([429, 'Too many messages']);
    expect(await stored()).toHaveLength(2);
  });

  it('trusts X-Forwarded-For only behind a trusted proxy', async () => {
    const from = (address: string) => post({ message: 'a' }, { 'X-Forwarded-For': address });
    await serve({ limits: { perMinute: 1, perDay: 50 } });
    expect((await from('192.0.2.1')).status).toBe(201);
    expect((await from('192.0.2.2')).status).toBe(429);
    await serve({ limits: { perMinute: 1, perDay: 50 }, proxies: 1 });
    expect((await from('192.0.2.1')).status).toBe(201);
    expect((await from('192.0.2.2')).status).toBe(201);
    expect((await from('192.0.2.9, 192.0.2.2')).status).toBe(429);
  });
});

describe('CORS', () => {
  const preflight = (Origin: string) =>
    request({ method: 'OPTIONS', headers: { Origin, 'Access-Control-Request-Method': 'POST' } });
  const allowed = (response: Response) => response.headers.get('Access-Control-Allow-Origin');

  it('allows only the configured origins', async () => {
    await serve({ siteOrigins: ['https://martillo.example', 'https://beta.martillo.example'] });
    expect(allowed(await preflight('https://beta.martillo.example'))).toBe(
      'https://beta.martillo.example',
    );
    const response = await preflight('https://martillo.example');
    expect([response.status, allowed(response)]).toEqual([204, 'https://martillo.example']);
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    expect(allowed(await preflight('https://evil.example'))).toBeNull();
    const posted = await post({ message: 'a' }, { Origin: 'https://martillo.example' });
    expect([posted.status, allowed(posted)]).toEqual([201, 'https://martillo.example']);
  });

  it('allows no origin by default', async () => {
    expect(allowed(await preflight('https://martillo.example'))).toBeNull();
  });
});

describe('a failing database', () => {
  it('is a 500 without details, and messages are stored again once it recovers', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(store, 'add').mockRejectedValueOnce(new Error('SQLITE_FULL: the secret'));
    expect(await readError(await post({ message: 'a' }))).toEqual([
      500,
      'Something went wrong on the server',
    ]);
    expect(log).toHaveBeenCalledOnce();
    expect((await post({ message: 'a' })).status).toBe(201);
  });
});
