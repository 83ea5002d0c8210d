import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function limit(perMinute: number, perDay: number) {
  const clock = { now: 1_000_000 };
  const rateLimit = new RateLimit({ perMinute, perDay }, () => clock.now);
  return { clock, take: (address = 'ana') => rateLimit.take(address) };
}

describe('RateLimit', () => {
  it('lets each address send its share of any minute', () => {
    const { clock, take } = limit(2, 50);
    expect([take(), take()]).toEqual([0, 0]);
    expect(take('ben')).toBe(0);
    clock.now += 20_000;
    expect(take()).toBe(40);
    clock.now += 39_999;
    expect(take()).toBe(1);
    clock.now += 1;
    expect([take(), take(), take()]).toEqual([0, 0, 60]);
  });

  it('lets each address send its share of any day', () => {
    const { clock, take } = limit(5, 6);
    for (let time = 0; time < 6; time += 1) {
      expect(take()).toBe(0);
      clock.now += MINUTE;
    }
    expect(take()).toBe((DAY - 6 * MINUTE) / 1000);
    clock.now += DAY - 6 * MINUTE;
    expect(take()).toBe(0);
  });

  it('does not limit at 0', () => {
    const { take } = limit(0, 50);
    expect(Array.from({ length: 100 }, () => take()).every((wait) => wait === 0)).toBe(true);
  });

  it('remembers so many addresses and no more', () => {
    const { take } = limit(1, 50);
    for (let number = 0; number < 20_001; number += 1) take(String(number));
    expect([take('1'), take('0')]).toEqual([60, 0]);
  });
});
