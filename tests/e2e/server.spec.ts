import { once } from 'node:events';
import { Agent, get, request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { startServer } from './support/own-server.ts';

test('says that it is well', async ({ request }) => {
  const response = await request.get('/healthz');
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

test('answers an unknown API path in JSON', async ({ request }) => {
  for (const response of [await request.get('/api/nothing'), await request.post('/api/nothing')]) {
    expect(response.status()).toBe(404);
    expect(await response.json()).toEqual({ error: 'Not found' });
  }
});

test('gives the page that was prepared, and elsewhere one that finds its way, also to HEAD', async ({
  request,
}) => {
  const home = await request.get('/');
  expect(await home.text()).toContain('<div id="root" data-page="/">');
  const lesson = await request.get('/section/music/lesson/rhythm');
  expect(await lesson.text()).toContain('<title>Basic Rhythms · Martillo</title>');
  const deep = await request.get('/no/such/lesson?step=2');
  expect(deep.status()).toBe(200);
  expect(await deep.text()).toContain('<div id="root"></div>');
  const head = await request.head('/no/such/lesson');
  expect(head.status()).toBe(200);
  expect(head.headers()['content-type']).toContain('text/html');
  expect(await head.text()).toBe('');
});

test('sets the headers that keep browsers careful, on pages and on the API', async ({
  request,
}) => {
  for (const path of ['/', '/healthz', '/build/none.js']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('answers 404 for missing files, never the page', async ({ request }) => {
  for (const path of ['/build/none.js', '/build/', '/assets/none.mp3', '/assets/']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toBe('Not found');
  }
});

test('lets hashed files be kept for good', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const script = /src="(\/build\/[^"]+)"/.exec(page)?.[1] ?? '';
  const response = await request.get(script);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/javascript');
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('has the page asked for again, and answers 304 when it is the same', async ({ request }) => {
  const first = (await request.get('/')).headers();
  expect(first['cache-control']).toBe('no-cache');
  const again = await request.get('/', { headers: { 'If-None-Match': first.etag ?? '' } });
  expect(again.status()).toBe(304);
  expect(again.headers()['cache-control']).toBe('no-cache');
});

test('answers what is no request in the form of the API', async ({ baseURL }) => {
  const { port, hostname } = new URL(`${baseURL}`);
  const cases = [
    ['nonsense\r\n\r\n', 400],
    ['POST /api/feedback HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const;
  for (const [bytes, status] of cases) {
    const socket = connect(Number(port), hostname);
    socket.write(bytes);
    const answer = `${Buffer.concat(await socket.toArray())}`;
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*Content-Type: application/json`, 's'));
    expect(answer).toMatch(/\r\n\r\n{"error":".+"}$/);
  }
});

test('never leaves the folder of the client', async ({ baseURL }) => {
  const paths = [
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
  ];
  for (const path of paths) {
    const { status, body } = await getRaw(`${baseURL}`, path);
    expect([200, 400, 404], path).toContain(status);
    if (status === 200) expect(body, path).toContain('<div id="root">');
  }
});

test.describe('the process', () => {
  test('takes any free port, and stops on Ctrl-C though a connection is kept open', async () => {
    const server = startServer({ PORT: '0' });
    const url = await server.address();
    const agent = new Agent({ keepAlive: true });
    const [response] = await once(get(url, { agent }), 'response');
    expect(response.statusCode).toBe(200);
    response.resume();
    await once(response, 'end');
    const before = Date.now();
    server.process.kill('SIGINT');
    expect(await server.exitCode()).toBe(0);
    expect(Date.now() - before).toBeLessThan(2000);
    agent.destroy();
  });

  test('stops on SIGTERM, even told twice', async () => {
    const server = startServer({ PORT: '0' });
    await server.address();
    server.process.kill('SIGTERM');
    server.process.kill('SIGTERM');
    expect(await server.exitCode()).toBe(0);
  });

  test('says in one sentence that the port is in use', async ({ baseURL }) => {
    const { port } = new URL(`${baseURL}`);
    const server = startServer({ PORT: port });
    expect(await server.exitCode()).toBe(1);
    expect(server.output()).toBe(
      `Port ${port} is already in use: stop what runs there, or set PORT to another port.\n`,
    );
  });

  test('says in one sentence that PORT is no port', async () => {
    const server = startServer({ PORT: 'http' });
    expect(await server.exitCode()).toBe(1);
    expect(server.output()).toMatch(/^PORT must be a whole number [^\n]* "http"\.\n$/);
  });
});

/** Asks for the path as written; fetch and URL would resolve the dots first. */
async function getRaw(baseURL: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(baseURL);
  const [response] = await once(rawRequest({ hostname, port, path }).end(), 'response');
  let body = '';
  for await (const chunk of response) body += chunk;
  return { status: response.statusCode, body };
}
