import { beforeEach, expect, test, vi } from 'vitest';
import { isHanging, patiently } from './request-timeout.ts';

beforeEach(() => vi.useFakeTimers());

const never = () => new Promise<Response>(() => {});
const after = (ms: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response()), ms));
const outcome = (waiting: Promise<Response>) =>
  waiting.then(
    () => 'answered',
    (error: unknown) => `${error}`,
  );

test('a request without an answer fails like one without a network, sooner the next time', async () => {
  const first = vi.fn();
  void outcome(patiently(never())).then(first);
  await vi.advanceTimersByTimeAsync(2999);
  expect(isHanging()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isHanging()).toBe(true);
  await vi.advanceTimersByTimeAsync(6999);
  expect(first).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(first).toHaveBeenCalledExactlyOnceWith('TypeError: The network does not answer');

  const second = vi.fn();
  void outcome(patiently(never())).then(second);
  await vi.advanceTimersByTimeAsync(4000);
  expect(second).toHaveBeenCalledOnce();
  expect(isHanging()).toBe(true);

  const third = outcome(patiently(after(500)));
  await vi.advanceTimersByTimeAsync(500);
  expect([await third, isHanging()]).toEqual(['answered', false]);
});

test('a slow answer counts, and one that comes too late shows that the network is back', async () => {
  const slow = outcome(patiently(after(9000)));
  await vi.advanceTimersByTimeAsync(9000);
  expect([await slow, isHanging()]).toEqual(['answered', false]);
  const late = outcome(patiently(after(12_000)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await late, isHanging()]).toEqual(['TypeError: The network does not answer', true]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(isHanging()).toBe(false);
});

test('no network is not one that hangs', async () => {
  const failing = outcome(patiently(Promise.reject(new TypeError('Failed to fetch'))));
  expect(await failing).toBe('TypeError: Failed to fetch');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isHanging()).toBe(false);
});
