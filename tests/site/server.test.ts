import { once } from 'node:events';
import { Agent, get as httpGet, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { temporaryDatabase } from '#tests/support/feedback-database.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { startTestServer, storedMessages } from './test-server.ts';

let server: ServerProcess;
let url: string;

beforeAll(async () => {
  server = startServer({});
  url = await server.url();
});
afterAll(() => server.stop());

const get = (path: string, init?: RequestInit) => fetch(url + path, init);

test('has an icon for browsers and crawlers that ask for /favicon.ico', async () => {
  const response = await get('/favicon.ico');
  expect(response.headers.get('Content-Type')).toBe('image/x-icon');
  const file = Buffer.from(await response.arrayBuffer());
  const sizes = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const image = file
      .subarray(file.readUInt32LE(entry + 12))
      .subarray(0, file.readUInt32LE(entry + 8));
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect(image.subarray(-8, -4).toString()).toBe('IEND');
    expect(image.readUInt32BE(16)).toBe(file.readUInt8(entry));
    return image.readUInt32BE(16);
  });
  expect(sizes).toEqual([16, 32, 48]);
});

test('sends precompressed files with the same content', async () => {
  const script = /href="(\/build\/app-[^"]+)"/.exec(await (await get('/')).text())?.[1] ?? '';
  for (const path of ['/', script]) {
    const plain = await getRaw(path, 'identity');
    const br = await getRaw(path, 'br');
    const gzip = await getRaw(path, 'gzip');
    expect([plain.coding, br.coding, gzip.coding]).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(br.body.length).toBeLessThan(gzip.body.length);
  }
});

test.each([
  ['nonsense', 'nonsense\r\n\r\n', 400],
  [
    'a negative Content-Length',
    'POST /api/feedback HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    400,
  ],
  ['oversized headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('replies to malformed HTTP in JSON: %s', async (_, bytes, status) => {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  const response = `${Buffer.concat(await socket.toArray())}`;
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} .*Content-Type: application/json`, 's'));
  expect(response).toMatch(/\r\n\r\n{"error":".+"}$/);
});

test.each([
  '/../server/main.js',
  '/..%2fserver%2fmain.js',
  '/%2e%2e/server/main.js',
  '/%2e%2e%2fserver/main.js',
  '/..%5cserver%5cmain.js',
  '/..%252fserver/main.js',
  '/build/..%2f..%2fserver/main.js',
  '/build/../../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  '/index.html%00.js',
])('does not serve files outside the client folder: %s', async (path) => {
  const { status, body } = await getRaw(path);
  expect([200, 400, 404]).toContain(status);
  if (status === 200) expect(`${body}`).toContain('<div id="root">');
});

describe('the process', () => {
  test('takes any free port, and exits on a signal despite a keep-alive connection, even if it is sent twice', async () => {
    const server = startTestServer({ PORT: '0' });
    const agent = new Agent({ keepAlive: true });
    const [response] = await once(httpGet(await server.url(), { agent }), 'response');
    expect(response.statusCode).toBe(200);
    response.resume();
    await once(response, 'end');
    const start = Date.now();
    server.process.kill('SIGINT');
    server.process.kill('SIGINT');
    expect(await server.exitCode()).toBe(0);
    expect(Date.now() - start).toBeLessThan(2000);
    agent.destroy();
  });

  test('on SIGTERM, finishes and stores the message being received', async () => {
    const FEEDBACK_DATABASE_URL = temporaryDatabase();
    const server = startTestServer({ FEEDBACK_DATABASE_URL });
    const url = await server.url();
    const body = JSON.stringify({ message: 'on its way' });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
    const sending = httpRequest(`${url}/api/feedback`, { method: 'POST', headers });
    sending.write(body.slice(0, 5));
    await once(sending, 'socket');
    // Once a later request has a response, the server has received this one.
    await fetch(`${url}/healthz`);
    server.process.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), { timeout: 10_000 });
    sending.end(body.slice(5));
    const [response] = await once(sending, 'response');
    expect(response.statusCode).toBe(201);
    response.resume();
    expect(await server.exitCode()).toBe(0);
    expect(await storedMessages(FEEDBACK_DATABASE_URL)).toEqual(['on its way']);
  });

  test('shares its rate limit with another process on the same database', async () => {
    const env = { FEEDBACK_DATABASE_URL: temporaryDatabase(), FEEDBACK_RATE_LIMIT: '4' };
    const urls = await Promise.all([startTestServer(env).url(), startTestServer(env).url()]);
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const body = JSON.stringify({ message: `message ${i}` });
        const headers = { 'Content-Type': 'application/json' };
        const url = `${urls[i % 2]}/api/feedback`;
        return (await fetch(url, { method: 'POST', headers, body })).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([...Array(4).fill(201), ...Array(8).fill(429)]);
    expect(await storedMessages(env.FEEDBACK_DATABASE_URL)).toHaveLength(4);
  });

  test.each([
    ['is in use', () => new URL(url).port, /^Port \d+ is already in use: [^\n]* another port\.\n$/],
    ['is invalid', () => 'http', /^PORT must be a whole number [^\n]* "http"\.\n$/],
  ])('explains in one sentence that the port %s', async (_, port, explanation) => {
    const server = startTestServer({ PORT: port() });
    expect(await server.exitCode()).toBe(1);
    expect(server.output()).toMatch(explanation);
  });
});

/** Requests a literal path, which fetch and URL would normalise, and does not decompress the body. */
async function getRaw(path: string, accept = 'identity') {
  const { hostname, port } = new URL(url);
  const headers = { 'Accept-Encoding': accept };
  const [response] = await once(httpRequest({ hostname, port, path, headers }).end(), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode,
    coding: response.headers['content-encoding'],
    body: Buffer.concat(chunks),
  };
}
