import { beforeEach, expect, test, vi } from 'vitest';
import { registerWorker } from './worker-registration.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const known = {
  update: vi.fn<() => Promise<unknown>>(),
  unregister: vi.fn<() => Promise<boolean>>(),
};
const container = {
  register: vi.fn<() => Promise<unknown>>(),
  getRegistration: vi.fn<() => Promise<unknown>>(),
  getRegistrations: vi.fn<() => Promise<unknown[]>>(),
};
const deleted: string[] = [];

beforeEach(() => {
  vi.resetAllMocks();
  deleted.length = 0;
  known.update.mockResolvedValue(undefined);
  container.register.mockResolvedValue(known);
  container.getRegistration.mockResolvedValue(known);
  container.getRegistrations.mockResolvedValue([known]);
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('caches', {
    keys: async () => ['martillo-files', 'of-another-app'],
    delete: async (name: string) => void deleted.push(name),
  });
});

test('the first visit registers the worker, later ones look for a new one', async () => {
  container.getRegistration.mockResolvedValueOnce(undefined);
  expect(await registerWorker()).toBe(known);
  expect(known.update).not.toHaveBeenCalled();
  expect(await registerWorker()).toBe(known);
  expect(known.update).toHaveBeenCalledOnce();
});

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };
test.each([
  ['404', () => new Response(null, { status: 404 })],
  ['410', () => new Response(null, { status: 410 })],
  ['a page in its place', () => new Response('<html>', html)],
])('a script that is gone (%s) takes the worker and its caches with it', async (_, response) => {
  known.update.mockRejectedValue(new TypeError('Failed to update'));
  fetch.mockResolvedValue(response());
  expect(await registerWorker()).toBeNull();
  expect(known.unregister).toHaveBeenCalledOnce();
  expect(deleted).toEqual(['martillo-files']);
});

const js = { headers: { 'Content-Type': 'text/javascript' } };
test.each([
  ['the network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['the script', () => Promise.resolve(new Response('}', js))],
])('a failure of %s leaves the worker as it is', async (_, response) => {
  known.update.mockRejectedValue(new TypeError('Failed to update'));
  fetch.mockImplementation(response);
  expect(await registerWorker()).toBe(known);
  expect(known.unregister).not.toHaveBeenCalled();
  expect(deleted).toEqual([]);
});

test('a browser that allows no worker has none', async () => {
  container.getRegistration.mockRejectedValue(new DOMException('', 'SecurityError'));
  fetch.mockResolvedValue(new Response('', js));
  expect(await registerWorker()).toBeNull();
});
