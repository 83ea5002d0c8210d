import { beforeEach, expect, test, vi } from 'vitest';
import { isLoadingError, isReachable, onConnected } from './connection.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const window = new EventTarget();
const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset();
  page.hidden = false;
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { href: 'https://martillo.example/practice' });
});

test.each([
  new TypeError('Failed to fetch dynamically imported module: https://a/b.js'),
  new TypeError('error loading dynamically imported module: https://a/b.js'),
  new TypeError('Importing a module script failed.'),
  // Safari's error for a page instead of the file.
  new TypeError("'text/html' is not a valid JavaScript MIME type."),
  new TypeError('Load failed'),
])('%s is an error of loading', (error) => {
  expect(isLoadingError(error)).toBe(true);
});

test.each([
  new TypeError('x is not a function'),
  new Error('Failed to fetch'),
  'Load failed',
  null,
])('%s is not', (error) => {
  expect(isLoadingError(error)).toBe(false);
});

test('the site is reachable if it answers, with an error too', async () => {
  fetch.mockResolvedValueOnce(new Response(null, { status: 500 }));
  expect(await isReachable()).toBe(true);
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await isReachable()).toBe(false);
});

test('calls back once the site answers, and then no more', async () => {
  const listener = vi.fn();
  onConnected(listener);
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(12_000);
  expect([fetch.mock.calls.length, listener.mock.calls.length]).toEqual([2, 0]);
  fetch.mockResolvedValue(new Response());
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([fetch.mock.calls.length, listener.mock.calls.length]).toEqual([3, 1]);
});

test('does not try while the page is hidden, nor once it is stopped', async () => {
  fetch.mockResolvedValue(new Response());
  page.hidden = true;
  const listener = vi.fn();
  const stop = onConnected(listener);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetch).not.toHaveBeenCalled();
  page.hidden = false;
  stop();
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(listener).not.toHaveBeenCalled();
});
