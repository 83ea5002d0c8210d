import { beforeEach, expect, it, vi } from 'vitest';
import { folderWith } from '#tests/support/folder.ts';
import { createApp } from './app.ts';
import { requestLog } from './request-log.ts';

let clientDir: string;
let app: ReturnType<typeof createApp>;

beforeEach(() => {
  clientDir = folderWith({
    'index.html': '<div id="root"></div>',
    'index.html.br': 'br',
    'index.html.gz': 'gz',
    'build/a-1234.js': 'export {}',
    'assets/guira.webm': '0123456789',
    'assets/audio/clips/0123456789ab.webm': '',
    'assets/long.webm': 'a'.repeat(300_000),
    'favicon.svg': '<svg/>',
    'site.webmanifest': '{}',
    'section/music/index.html': 'Music',
  });
  app = createApp({ clientDir });
});

it('caches hashed files forever and revalidates all others', async () => {
  for (const path of ['/build/a-1234.js', '/assets/audio/clips/0123456789ab.webm']) {
    const { headers } = await app.request(path);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  }
  for (const path of ['/', '/assets/guira.webm', '/lessons/1']) {
    expect((await app.request(path)).headers.get('Cache-Control')).toBe('no-cache');
  }
});

it('sends the headers that protect pages with pages only, since they are larger than most scripts', async () => {
  const policies = async (path: string) => {
    const { headers } = await app.request(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.has('X-Powered-By')).toBe(false);
    return [headers.has('Content-Security-Policy'), headers.has('Permissions-Policy')];
  };
  // A script without a hash could be a worker.
  for (const path of ['/', '/lessons/1', '/build/none.js', '/sw.js', '/api/nothing', '/healthz']) {
    expect(await policies(path), path).toEqual([true, true]);
  }
  for (const path of [
    '/build/a-1234.js',
    '/assets/guira.webm',
    '/favicon.svg',
    '/site.webmanifest',
  ]) {
    expect(await policies(path), path).toEqual([false, false]);
  }
});

it('lets a page run its own scripts, ask its own server, and frame nothing but the players', async () => {
  const { headers } = await app.request('/');
  expect(headers.get('Content-Security-Policy')?.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      'frame-src https://www.youtube-nocookie.com https://open.spotify.com',
    ]),
  );
});

it('allows MIDI to its own pages only and no camera to anyone, and starts no other process for a page', async () => {
  const { headers } = await app.request('/');
  const policy = headers.get('Permissions-Policy')?.split(', ');
  expect(policy).toEqual(expect.arrayContaining(['midi=(self)', 'camera=()', 'microphone=()']));
  expect(headers.has('Cross-Origin-Opener-Policy')).toBe(false);
});

it('sends the same ETag with GET, HEAD and partial responses', async () => {
  const get = (init: RequestInit) => app.request('/assets/guira.webm', init);
  const whole = await get({});
  const ETag = whole.headers.get('ETag') ?? '';
  expect(ETag).toMatch(/^W\/"/);
  expect(whole.headers.get('Content-Type')).toBe('audio/webm');
  expect((await get({ method: 'HEAD' })).headers.get('ETag')).toBe(ETag);
  const part = await get({ headers: { Range: 'bytes=2-4' } });
  expect([part.status, await part.text()]).toEqual([206, '234']);
  expect(part.headers.get('ETag')).toBe(ETag);
  expect((await get({ headers: { 'If-None-Match': ETag } })).status).toBe(304);
});

it('sends the precompressed representation that the client accepts', async () => {
  const get = async (accept: string, headers = {}) => {
    const response = await app.request('/', {
      headers: { 'Accept-Encoding': accept, ...headers },
    });
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    return [response.headers.get('Content-Encoding'), await response.text()];
  };
  expect(await get('gzip, br')).toEqual(['br', 'br']);
  expect(await get('gzip')).toEqual(['gzip', 'gz']);
  expect(await get('')).toEqual([null, '<div id="root"></div>']);
  // Compressed representations have no URL.
  expect(await (await app.request('/index.html.br')).text()).toBe('<div id="root"></div>');
});

it('sends the prerendered page of a path', async () => {
  for (const path of ['/section/music', '/section/music/', '/section/music/index.html']) {
    expect(await (await app.request(path)).text()).toBe('Music');
  }
  expect(await (await app.request('/section')).text()).toBe('<div id="root"></div>');
});

it.each([
  ['/section/Music', '/section/music'],
  ['/SECTION/music?from=mail', '/section/music?from=mail'],
  ['/section/music//', '/section/music'],
  ['//section//music', '/section/music'],
  ['//', '/'],
  ['//?a=//b', '/?a=//b'],
])('redirects %s to the page it means, %s', async (path, right) => {
  const response = await app.request(`http://localhost${path}`);
  expect([response.status, response.headers.get('Location')]).toEqual([301, right]);
});

it.each(['//example.com', '//example.com/section', '/Section/salsa//'])(
  'does not redirect %s, which means no page',
  async (path) => {
    const response = await app.request(`http://localhost${path}`);
    expect([response.status, await response.text()]).toEqual([200, '<div id="root"></div>']);
  },
);

it('sends 404.html for unknown paths, if there is one', async () => {
  const site = createApp({ clientDir: folderWith({ 'index.html': 'Home', '404.html': 'Lost' }) });
  expect(await (await site.request('/')).text()).toBe('Home');
  const lost = await site.request('/section/salsa');
  expect([lost.status, await lost.text()]).toEqual([200, 'Lost']);
});

it('serves ranges, and 416 beyond the end', async () => {
  const get = (path: string, Range: string) => app.request(path, { headers: { Range } });
  const long = await get('/assets/long.webm', 'bytes=299990-');
  expect([long.status, long.headers.get('Content-Range'), await long.text()]).toEqual([
    206,
    'bytes 299990-299999/300000',
    'aaaaaaaaaa',
  ]);
  const beyond = await get('/assets/guira.webm', 'bytes=10-');
  expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, 'bytes */10']);
  expect(beyond.headers.has('Cache-Control')).toBe(false);
});

it('sends HSTS only behind a trusted proxy and over TLS', async () => {
  const hsts = async (behindProxy: boolean, headers = {}) => {
    const proxied = createApp({ clientDir, behindProxy });
    return (await proxied.request('/', { headers })).headers.get('Strict-Transport-Security');
  };
  const byTls = { 'X-Forwarded-Proto': 'https' };
  expect(await hsts(true, byTls)).toBe('max-age=15552000');
  expect(await hsts(true)).toBeNull();
  expect(await hsts(false, byTls)).toBeNull();
});

it.each([
  '/build/',
  '/build/gone.js',
  '/Build/a-1234.js',
  '/assets',
  '/assets/gone.webm',
  '/gone.txt',
])('replies 404 without caching at %s', async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBeNull();
});

it('reports its health', async () => {
  expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok' });
});

it('replies 404 to other methods', async () => {
  expect((await app.request('/', { method: 'POST' })).status).toBe(404);
  const api = await app.request('/api/nothing', { method: 'POST' });
  expect([api.status, await api.json()]).toEqual([404, { error: 'Not found' }]);
});

it('logs requests without personal data', async () => {
  let lines = '';
  const { log, flush } = requestLog((text) => {
    lines += text;
  });
  const logged = createApp({ clientDir, log });
  await logged.request('/section/music?email=ana@example.com', {
    headers: { 'User-Agent': 'Firefox', 'X-Forwarded-For': '192.0.2.1' },
  });
  await logged.request('/build/gone.js', { method: 'HEAD' });
  flush();
  expect(
    lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      time: expect.any(String),
      method: 'GET',
      path: '/section/music',
      status: 200,
      ms: expect.any(Number),
    },
    {
      time: expect.any(String),
      method: 'HEAD',
      path: '/build/gone.js',
      status: 404,
      ms: expect.any(Number),
    },
  ]);
});

it('logs an error without revealing its details to the client', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const failing = createApp({ clientDir });
  failing.post('/*', () => {
    throw new Error('the secret');
  });
  const response = await failing.request('/fails', { method: 'POST' });
  expect([response.status, await response.text()]).toEqual([
    500,
    'Something went wrong on the server',
  ]);
  expect(log).toHaveBeenCalledOnce();
});
