import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function createLimit(perMinute: number, perDay: number) {
  const clock = { now: 1_000_000 };
  const rateLimit = new RateLimit({ perMinute, perDay }, () => clock.now);
  return { clock, take: (address = 'ana') => rateLimit.take(address) };
}

describe('RateLimit', () => {
  it('limits the messages of each address in any 60 s', () => {
    const { clock, take } = createLimit(2, 50);
    expect([take(), take()]).toEqual([0, 0]);
    expect(take('ben')).toBe(0);
    clock.now += 20_000;
    expect(take()).toBe(40);
    clock.now += 39_999;
    expect(take()).toBe(1);
    clock.now += 1;
    expect([take(), take(), take()]).toEqual([0, 0, 60]);
  });

  it('frees the slots of a minute one by one', () => {
    const { clock, take } = createLimit(2, 50);
    take();
    clock.now += 30_000;
    expect([take(), take()]).toEqual([0, 30]);
    clock.now += 30_000;
    expect([take(), take()]).toEqual([0, 30]);
  });

  it('limits the messages of each address in any 24 h', () => {
    const { clock, take } = createLimit(5, 6);
    for (let count = 0; count < 6; count += 1) {
      expect(take()).toBe(0);
      clock.now += MINUTE;
    }
    expect(take()).toBe((DAY - 6 * MINUTE) / 1000);
    clock.now += DAY - 6 * MINUTE - 1;
    expect(take()).toBe(1);
    clock.now += 1;
    expect([take(), take()]).toEqual([0, 60]);
  });

  it('does not count rejected messages', () => {
    const { clock, take } = createLimit(1, 50);
    take();
    for (let count = 0; count < 100; count += 1) take();
    clock.now += MINUTE;
    expect(take()).toBe(0);
  });

  it('is disabled by 0 per minute', () => {
    const { take } = createLimit(0, 50);
    expect(Array.from({ length: 100 }, () => take()).every((wait) => wait === 0)).toBe(true);
  });

  it('uses the wall clock by default', () => {
    const rateLimit = new RateLimit({ perMinute: 1, perDay: 1 });
    expect(rateLimit.take('ana')).toBe(0);
    expect(rateLimit.take('ana')).toBe(DAY / 1000);
  });

  it('remembers at most 20,000 addresses, evicting the least recently used', () => {
    const { take } = createLimit(2, 50);
    const at = (count: number) => `address ${count}`;
    for (let count = 0; count < 20_000; count += 1) take(at(count));
    // Now address 1 is the least recently used one.
    expect([take(at(0)), take(at(0))]).toEqual([0, 60]);
    take('one more');
    expect([take(at(0)), take(at(2)), take(at(2))]).toEqual([60, 0, 60]);
    expect([take(at(1)), take(at(1))]).toEqual([0, 0]);
  });
});
