import { expect, test, vi } from 'vitest';
import { forgetFailures, loadOnce } from './load-once.ts';

test('a successful load is never repeated', async () => {
  const load = vi.fn(async () => 'lesson');
  const first = loadOnce('a', load);
  expect(loadOnce('a', load)).toBe(first);
  expect(await first).toBe('lesson');
  forgetFailures();
  expect(loadOnce('a', load)).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load is repeated only after failures are forgotten', async () => {
  const load = vi.fn(async () => 'lesson').mockRejectedValueOnce(new Error('offline'));
  const first = loadOnce('b', load);
  await expect(first).rejects.toThrow('offline');
  expect(loadOnce('b', load)).toBe(first);
  forgetFailures();
  expect(await loadOnce('b', load)).toBe('lesson');
});
