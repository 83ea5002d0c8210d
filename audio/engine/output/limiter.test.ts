import { describe, expect, test } from 'vitest';
import { CEILING, KNEE, limited } from './limiter.ts';

const levels = Array.from({ length: 4001 }, (_, i) => i / 1000);

describe('the curve of the limiter', () => {
  test('is the identity up to −3 dBFS, in both directions', () => {
    for (const x of levels.filter((level) => level <= KNEE)) {
      expect(limited(x)).toBe(x);
      expect(limited(-x)).toBe(-x);
    }
  });

  test('is smooth, monotonic and never above −1 dBFS', () => {
    let slope = 1;
    for (let i = 1; i < levels.length; i++) {
      const [before, here] = [limited((i - 1) / 1000), limited(i / 1000)];
      const next = (here - before) * 1000;
      expect(next).toBeGreaterThanOrEqual(0);
      // The second derivative stays small: no corner, which would add audible overtones.
      expect(Math.abs(next - slope)).toBeLessThan(0.01);
      expect(here).toBeLessThanOrEqual(CEILING);
      slope = next;
    }
  });

  test('is odd: negative samples mirror positive ones', () => {
    for (const x of levels) expect(limited(-x)).toBe(-limited(x));
  });
});
