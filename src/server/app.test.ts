import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';

const dir = mkdtempSync(join(tmpdir(), 'martillo-app-'));
const clientDir = join(dir, 'client');

for (const folder of ['build', 'assets']) mkdirSync(join(clientDir, folder), { recursive: true });
writeFileSync(join(dir, 'secret.txt'), 'secret');
writeFileSync(join(clientDir, 'index.html'), '<div id="root"></div>');
writeFileSync(join(clientDir, 'build', 'a-1234.js'), 'export {}');
writeFileSync(join(clientDir, 'assets', 'guira.ogg'), '0123456789');
afterAll(() => rmSync(dir, { recursive: true }));

const app = createApp({ clientDir });

describe('createApp', () => {
  it('lets hashed files be kept for good and has the others asked for again', async () => {
    const hashed = await app.request('/build/a-1234.js');
    expect(hashed.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/assets/guira.ogg', '/lessons/1']) {
      expect((await app.request(path)).headers.get('Cache-Control')).toBe('no-cache');
    }
  });

  it('gives one ETag for the whole file, its head and a part of it', async () => {
    const get = (init: RequestInit) => app.request('/assets/guira.ogg', init);
    const whole = await get({});
    const ETag = whole.headers.get('ETag') ?? '';
    expect(ETag).toMatch(/^W\/"/);
    expect(whole.headers.get('Content-Type')).toBe('audio/ogg');
    expect((await get({ method: 'HEAD' })).headers.get('ETag')).toBe(ETag);
    const part = await get({ headers: { Range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect(part.headers.get('ETag')).toBe(ETag);
    expect((await get({ headers: { 'If-None-Match': ETag } })).status).toBe(304);
  });

  it.each(['/build/', '/build/gone.js', '/assets', '/assets/', '/assets/gone.ogg'])(
    'answers 404 at %s, with nothing to keep',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Cache-Control')).toBeNull();
    },
  );

  it.each(['/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%5csecret.txt', '/%00', '/%'])(
    'never leaves the folder at %s',
    async (path) => {
      expect(await (await app.request(path)).text()).toBe('<div id="root"></div>');
    },
  );

  it('answers other methods with 404', async () => {
    expect((await app.request('/', { method: 'POST' })).status).toBe(404);
    const api = await app.request('/api/nothing', { method: 'POST' });
    expect([api.status, await api.json()]).toEqual([404, { error: 'Not found' }]);
  });

  it('logs an error and keeps its details from the client', async () => {
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
    log.mockRestore();
  });
});
