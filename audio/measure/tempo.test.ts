import { describe, expect, test } from 'vitest';
import { tempoOf } from './tempo.ts';

/** Onsets on the eighths of 16 beats, stronger on the beats, with a timing deviation of up to 5 ms. */
const eighths = (bpm: number) =>
  Array.from({ length: 32 }, (_, i) => ({
    time: (i * 30) / bpm + 0.005 * Math.sin(i * 7),
    rise: i % 2 ? 6 : 12,
  }));

describe('tempo detection', () => {
  test.each([96, 118, 131.5, 172])('finds %d bpm in eighths that deviate by 5 ms', (bpm) => {
    for (const near of [bpm, bpm * 0.9, bpm * 1.1]) {
      expect(Math.abs(tempoOf(eighths(bpm), near) - bpm)).toBeLessThan(0.25);
    }
  });

  test('searches within 15 % of the expected tempo only', () => {
    for (const near of [80, 160]) {
      const found = tempoOf(eighths(120), near);
      expect(found).toBeGreaterThanOrEqual(near * 0.85);
      expect(found).toBeLessThanOrEqual(near * 1.15);
    }
  });

  test('finds a tempo at either end of the range', () => {
    expect(tempoOf(eighths(120), 120 / 1.149)).toBeCloseTo(120, 0);
    expect(tempoOf(eighths(120), 120 / 0.851)).toBeCloseTo(120, 0);
  });

  test('follows the strong onsets where soft ones disagree', () => {
    const soft = eighths(110).map(({ time }) => ({ time, rise: 1 }));
    expect(Math.abs(tempoOf([...soft, ...eighths(120)], 115) - 120)).toBeLessThan(0.5);
  });

  test('is 0 without onsets', () => {
    expect(tempoOf([], 120)).toBe(0);
  });
});
