import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './api.ts';
import { feedbackRoute } from './feedback/route.ts';
import { type FeedbackSettings, readFeedbackSettings } from './feedback/settings.ts';
import { FeedbackStore, type StoredEntry } from './feedback/store.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

let dir: string;
let store: FeedbackStore;
let server: Server;
let port: number;

async function serve(settings: Partial<FeedbackSettings> = {}): Promise<void> {
  server?.close();
  const defaults = readFeedbackSettings({ FEEDBACK_RATE_LIMIT: '0' });
  const api = createApi(feedbackRoute(store, { ...defaults, ...settings }));
  server = createServer(getRequestListener(api.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
}

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'martillo-feedback-'));
  store = new FeedbackStore({ url: `file:${join(dir, 'data', 'feedback.db')}` });
  await serve();
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await store.close();
  rmSync(dir, { recursive: true });
});

const ask = (init: RequestInit) => fetch(`http://127.0.0.1:${port}/api/feedback`, init);
const post = (body: unknown, headers: Record<string, string> = {}) =>
  ask({
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  });
async function stored(): Promise<StoredEntry[]> {
  const entries = [];
  for await (const entry of store.entries()) entries.push(entry);
  return entries;
}

/** What refuses a request, as the client gets it. */
async function refusal(response: Response): Promise<[status: number, error: string]> {
  const body = await response.json();
  expect(Object.keys(body)).toEqual(['error']);
  return [response.status, body.error];
}

/** Sends bytes as written, for `fetch` does not lie. Resolves with all that was answered. */
function sendRaw(head: string[], body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
      if (answer.includes('}')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => (answer ? resolve(answer) : reject(new Error('no answer'))));
    socket.write(`POST /api/feedback HTTP/1.1\r\nHost: m\r\n${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

describe('a message', () => {
  it('is stored with time, page and a coarse user agent, trimmed, in any script', async () => {
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
    const [entry, ...others] = await stored();
    expect(others).toEqual([]);
    expect(entry).toEqual({
      id: 1,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      message: '¡Qué güira! 🥁\nמרטיו',
      email: 'ana@example.com',
      page: '/section/music',
      userAgent: 'Firefox on Linux',
    });
    expect(Date.parse(entry?.receivedAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  it.each([{}, { email: '' }, { email: null }])('needs no email: %j', async (fields) => {
    expect((await post({ message: 'a', ...fields })).status).toBe(201);
    expect((await stored())[0]?.email).toBeNull();
  });

  it('may have 5,000 characters of the widest kind', async () => {
    expect((await post({ message: '鼓'.repeat(5000) })).status).toBe(201);
    expect((await stored())[0]?.message).toHaveLength(5000);
  });

  it('sent again after a lost answer is stored once; mended, it is another', async () => {
    const sent = { id: 'f3a1c0de', message: 'first', email: '' };
    expect((await post(sent)).status).toBe(201);
    expect((await post(sent)).status).toBe(201);
    expect((await post({ ...sent, message: 'mended' })).status).toBe(201);
    expect((await stored()).map(({ message }) => message)).toEqual(['first', 'mended']);
    // Without an id nobody says that it is the same.
    for (let time = 0; time < 2; time += 1) await post({ message: 'again' });
    expect(await stored()).toHaveLength(4);
  });

  it('is stored as it is, whatever it would mean elsewhere', async () => {
    const message = `'); DROP TABLE feedback;-- <script>alert(1)</script>`;
    expect((await post({ message, page: '/"><b>', id: message })).status).toBe(201);
    expect((await stored())[0]).toMatchObject({ message, page: '/"><b>' });
  });

  it('loses only what no database keeps: NUL and half characters', async () => {
    expect((await post('{"message":"a\\u0000b\\ud83dc"}')).status).toBe(201);
    expect((await stored())[0]?.message).toBe('ab\uFFFDc');
  });
});

describe('a refusal', () => {
  afterEach(async () => expect(await stored()).toEqual([]));

  it.each([
    ['no JSON', 'message=a'],
    ['a list', '[]'],
    ['null', 'null'],
    ['nothing', ''],
    ['no message', '{}'],
    ['a message that is no text', '{"message":{"a":1}}'],
    ['a blank message', JSON.stringify({ message: ' \n\t\u00A0\u0000' })],
    ['5,001 characters', JSON.stringify({ message: 'a'.repeat(5001) })],
    ['broken UTF-8', new Blob(['{"message":"', new Uint8Array([0xff]), '"}'])],
    ['an email that is none', '{"message":"a","email":"ana"}'],
    ['an email with a line break', '{"message":"a","email":"ana@example.com\\r\\nBcc: b@c.d"}'],
    ['an email that is no text', '{"message":"a","email":["ana@example.com"]}'],
    ['an endless email', JSON.stringify({ message: 'a', email: `${'a'.repeat(250)}@b.cd` })],
  ])('is 400 for %s', async (_, body) => {
    expect(await refusal(await post(body))).toEqual([400, expect.any(String)]);
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('is 405 for %s', async (method) => {
    const response = await ask({ method });
    expect(response.headers.get('Allow')).toBe('POST');
    expect((await refusal(response))[0]).toBe(405);
  });

  it.each<Record<string, string>>([
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/json; charset=utf-16' },
    { 'Content-Type': 'application/jsonp' },
    { 'Content-Encoding': 'gzip' },
  ])('is 415 for %j', async (headers) => {
    expect((await refusal(await post({ message: 'a' }, headers)))[0]).toBe(415);
  });

  const large = JSON.stringify({ message: 'a', more: 'a'.repeat(16 * 1024) });
  const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

  it('is 413 for a body over 16 kB, before it is read', async () => {
    expect((await refusal(await post(large)))[0]).toBe(413);
    const head = ['Content-Type: application/json', 'Content-Length: 1000000000'];
    expect(await sendRaw(head, '{')).toMatch(/^HTTP\/1.1 413 .*\{"error":"[^"]+"\}$/s);
  });

  it('is 413 for a body that never ends, and does not wait for its end', async () => {
    const head = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
    expect(await sendRaw(head, chunked(large))).toMatch(/^HTTP\/1.1 413 .*\{"error":"[^"]+"\}$/s);
  });

  it('is 400 for a length that is a lie', async () => {
    const head = ['Content-Type: application/json', 'Content-Length: 5'];
    expect(await sendRaw(head, '{"message":"a"}')).toMatch(/^HTTP\/1.1 400 /);
    const both = [...head, 'Transfer-Encoding: chunked'];
    expect(await sendRaw(both, chunked('{"message":"a"}'))).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe('the limit', () => {
  it('answers 429 and says when to come back', async () => {
    await serve({ limits: { perMinute: 2, perDay: 50 } });
    // What is refused for another reason does not count.
    for (const message of ['', 'a', 'b']) await post({ message });
    const response = await post({ message: 'c' });
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(50);
    expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect(await refusal(response)).toEqual([429, 'Too many messages']);
    expect(await stored()).toHaveLength(2);
  });

  it('believes a forwarded address only from a proxy of ours', async () => {
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
    ask({ method: 'OPTIONS', headers: { Origin, 'Access-Control-Request-Method': 'POST' } });
  const allowed = (response: Response) => response.headers.get('Access-Control-Allow-Origin');

  it('lets the configured site in, and no other', async () => {
    await serve({ siteOrigin: 'https://martillo.example' });
    const response = await preflight('https://martillo.example');
    expect([response.status, allowed(response)]).toEqual([204, 'https://martillo.example']);
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    expect(allowed(await preflight('https://evil.example'))).toBeNull();
    const posted = await post({ message: 'a' }, { Origin: 'https://martillo.example' });
    expect([posted.status, allowed(posted)]).toEqual([201, 'https://martillo.example']);
  });

  it('lets nobody in where no site is configured', async () => {
    expect(allowed(await preflight('https://martillo.example'))).toBeNull();
  });
});

describe('a database that fails', () => {
  it('is 500 without its details, and messages arrive again once it is back', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const add = vi.spyOn(store, 'add').mockRejectedValueOnce(new Error('SQLITE_FULL: the secret'));
    expect(await refusal(await post({ message: 'a' }))).toEqual([
      500,
      'Something went wrong on the server',
    ]);
    expect(log).toHaveBeenCalledOnce();
    add.mockRestore();
    log.mockRestore();
    expect((await post({ message: 'a' })).status).toBe(201);
  });
});
