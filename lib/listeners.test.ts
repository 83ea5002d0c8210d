import { expect, test, vi } from 'vitest';
import { Listeners } from './listeners.ts';

test('passes the arguments to every subscriber, in order of subscription', () => {
  const log: string[] = [];
  const listeners = new Listeners<[string, number]>();
  listeners.subscribe((name, value) => log.push(`first ${name} ${value}`));
  listeners.subscribe((name, value) => log.push(`second ${name} ${value}`));
  listeners.notify('a', 1);
  expect(log).toEqual(['first a 1', 'second a 1']);
});

test('stops calling a callback that has unsubscribed', () => {
  const listeners = new Listeners();
  const [gone, kept] = [vi.fn(), vi.fn()];
  const unsubscribe = listeners.subscribe(gone);
  listeners.subscribe(kept);
  unsubscribe();
  unsubscribe();
  listeners.notify();
  expect(gone).not.toHaveBeenCalled();
  expect(kept).toHaveBeenCalledTimes(1);
});

test('a callback may subscribe and unsubscribe others; that counts from the next notification', () => {
  const listeners = new Listeners();
  const [added, removed] = [vi.fn(), vi.fn()];
  let removeOther = () => {};
  listeners.subscribe(() => {
    removeOther();
    listeners.subscribe(added);
  });
  removeOther = listeners.subscribe(removed);
  listeners.notify();
  expect([added.mock.calls.length, removed.mock.calls.length]).toEqual([0, 1]);
  listeners.notify();
  expect([added.mock.calls.length, removed.mock.calls.length]).toEqual([1, 1]);
});
