import { expect, test } from 'vitest';
import { CLICK_GAIN, type ClickSound, renderClick } from './click.ts';

const RATE = 48_000;

/** Energy of `samples` at `frequency` Hz (Goertzel), as an amplitude. */
function amplitudeAt(samples: Float32Array, frequency: number): number {
  let re = 0;
  let im = 0;
  samples.forEach((x, i) => {
    re += x * Math.cos((2 * Math.PI * frequency * i) / RATE);
    im += x * Math.sin((2 * Math.PI * frequency * i) / RATE);
  });
  return (2 * Math.hypot(re, im)) / samples.length;
}

const pitchOf = (sound: ClickSound) =>
  [400, 800, 1600].reduce((best, f) =>
    amplitudeAt(renderClick(sound, RATE), f) > amplitudeAt(renderClick(sound, RATE), best)
      ? f
      : best,
  );

test('a regular stroke is 800 Hz, an accent 400 Hz, both 0.1 s', () => {
  expect(pitchOf(1)).toBe(800);
  expect(pitchOf(2)).toBe(400);
  expect(renderClick(1, RATE).length / RATE).toBeCloseTo(0.1, 4);
  expect(renderClick(2, RATE).length / RATE).toBeCloseTo(0.1, 4);
});

test('a click peaks at gain 0.3 within 5 ms', () => {
  for (const sound of [1, 2] as const) {
    const samples = renderClick(sound, RATE);
    const peak = samples.reduce((max, x) => Math.max(max, Math.abs(x)), 0);
    expect(peak).toBeCloseTo(CLICK_GAIN, 2);
    expect(samples.findIndex((x) => Math.abs(x) > CLICK_GAIN * 0.9)).toBeLessThan(0.005 * RATE);
  }
});

test('has no broadband transient: 90 dB down far from its pitch, unlike an abrupt onset', () => {
  const clean = renderClick(1, RATE);
  const abrupt = clean.map((_, i) => CLICK_GAIN * Math.cos((2 * Math.PI * 800 * i) / RATE));
  // Between the bins of a rectangular window, where leakage is highest.
  const leakage = (samples: Float32Array) =>
    20 * Math.log10(amplitudeAt(samples, 9005) / amplitudeAt(samples, 800));
  expect(leakage(clean)).toBeLessThan(-90);
  expect(leakage(abrupt)).toBeGreaterThan(-70);
});
