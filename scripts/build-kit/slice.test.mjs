import { describe, expect, test } from 'vitest';
import { pitchOf } from '../../lib/note-measures.mjs';
import { cut, joined, peakOf } from './slice.mjs';

const RATE = 44_100;

/**
 * A plucked string that starts after `before` seconds of faint finger noise.
 * `stretch` makes its partials inharmonic.
 */
function plucked({ before, seconds, frequency = 220, stretch = 0 }) {
  return Float32Array.from({ length: (before + seconds) * RATE }, (_, i) => {
    const t = i / RATE - before;
    if (t < 0) return 0.01 * Math.sin(i);
    const partials = [1, 2, 3, 4, 12].map(
      (k) => Math.cos(2 * Math.PI * frequency * k * (1 + stretch * k * k) * t) / k,
    );
    return 0.4 * Math.exp(-4 * t) * partials.reduce((sum, x) => sum + x, 0);
  });
}

describe('a slice', () => {
  const slice = cut(plucked({ before: 0.02, seconds: 3 }), { seconds: 1 });

  test('starts with the attack, without the finger noise before it', () => {
    const peak = peakOf(slice);
    expect(slice.findIndex((x) => Math.abs(x) > peak / 2)).toBeLessThan(0.001 * RATE);
  });

  test('fades to silence at the requested length', () => {
    expect(slice.length / RATE).toBeCloseTo(1, 3);
    expect(peakOf(slice, slice.length - 20)).toBeLessThan(0.0001);
  });

  test('is shortened once the note has decayed by 54 dB', () => {
    const long = cut(plucked({ before: 0, seconds: 4 }), { seconds: 4 });
    // exp(-4 t) falls by 54 dB in 1.55 s.
    expect(long.length / RATE).toBeGreaterThan(1.4);
    expect(long.length / RATE).toBeLessThan(1.7);
  });
});

describe('the pitch', () => {
  test('is measured to a cent, even if the note is out of tune', () => {
    const sharp = plucked({ before: 0, seconds: 1, frequency: 220 * 2 ** (0.12 / 12) });
    expect(pitchOf(sharp, 57, RATE)).toBeCloseTo(57.12, 2);
  });

  test('ignores the sharp high partials of a stiff string', () => {
    const stiff = plucked({ before: 0, seconds: 1, stretch: 0.0001 });
    expect(Math.abs(pitchOf(stiff, 57, RATE) - 57)).toBeLessThan(0.015);
  });
});

test('a sprite separates its slices by silence and starts them on hundredths of a second', () => {
  const { samples, starts } = joined([1, 2].map(() => new Float32Array(RATE / 3).fill(0.5)));
  expect(starts).toEqual([0.1, 0.54]);
  starts.forEach((start) => {
    expect(peakOf(samples, (start - 0.1) * RATE, start * RATE)).toBe(0);
    expect(peakOf(samples, start * RATE, (start + 0.001) * RATE)).toBe(0.5);
  });
});
