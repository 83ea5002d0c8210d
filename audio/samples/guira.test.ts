import { describe, expect, test } from 'vitest';
import { STROKES } from '#audio/music/instrument.ts';
import { GUIRA_TARGET } from '#tests/support/guira-target.ts';
import {
  centroid,
  fallTime,
  peakOf,
  powerSpectrum,
  shareBetween,
} from '#tests/support/spectrum.ts';
import { GUIRA_VARIANTS, type GuiraStroke, renderGuira } from './guira.ts';

const RATES = [44_100, 48_000];
const VARIANTS = Array.from({ length: GUIRA_VARIANTS }, (_, i) => i);
const RENDERINGS = RATES.flatMap((rate) => VARIANTS.map((variant) => ({ rate, variant })));

const fall = (stroke: GuiraStroke, variant: number, rate: number) =>
  fallTime(renderGuira(stroke, variant, rate), 20, rate);

const energy = (samples: Float32Array) => samples.reduce((sum, x) => sum + x * x, 0);

describe.each(RENDERINGS)('variant $variant at $rate Hz', ({ rate, variant }) => {
  const { shares, tolerance } = GUIRA_TARGET;

  test('a down-stroke has the colour of a recorded güira', () => {
    const spectrum = powerSpectrum(renderGuira('down', variant, rate), rate);
    for (const { from, to, share } of shares) {
      expect(Math.abs(shareBetween(spectrum, from, to) - share)).toBeLessThanOrEqual(tolerance);
    }
    expect(centroid(spectrum)).toBeGreaterThan(GUIRA_TARGET.centroid[0]);
    expect(centroid(spectrum)).toBeLessThan(GUIRA_TARGET.centroid[1]);
  });

  test('a down-stroke falls 20 dB in 35 to 70 ms', () => {
    expect(fall('down', variant, rate)).toBeGreaterThanOrEqual(GUIRA_TARGET.fall[0]);
    expect(fall('down', variant, rate)).toBeLessThanOrEqual(GUIRA_TARGET.fall[1]);
  });

  test('an up-stroke is shorter and about 3 dB softer, a tap the shortest, a scrape long', () => {
    expect(fall('up', variant, rate)).toBeLessThan(fall('down', variant, rate));
    expect(fall('tap', variant, rate)).toBeLessThan(fall('up', variant, rate));
    expect(fall('scrape', variant, rate)).toBeGreaterThan(0.14);
    const begins = (stroke: GuiraStroke) =>
      energy(renderGuira(stroke, variant, rate).subarray(0, 0.03 * rate));
    expect(10 * Math.log10(begins('up') / begins('down'))).toBeCloseTo(-3, 0);
  });

  test.each(STROKES.guira)('%s begins at once, ends in silence, and leaves headroom', (stroke) => {
    const samples = renderGuira(stroke, variant, rate);
    const peak = peakOf(samples);
    expect(peak).toBeLessThan(10 ** (-2 / 20));
    expect(peakOf(samples.subarray(0, 0.001 * rate))).toBeGreaterThan(0.2 * peak);
    expect(peakOf(samples.subarray(-0.001 * rate))).toBeLessThan(peak * 10 ** (-70 / 20));
    const mean = samples.reduce((sum, x) => sum + x, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(1e-6);
  });
});

test('when the brush has left, metal rings: tones where white noise has none', () => {
  const rate = 48_000;
  // How far the energy gathers in the strongest tenth of all frequencies.
  const gathered = (samples: Float32Array) => {
    const { power } = powerSpectrum(samples, rate);
    const sorted = [...power].sort((a, b) => b - a);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    return sum(sorted.slice(0, sorted.length / 10)) / sum(sorted);
  };
  for (const variant of VARIANTS) {
    const down = renderGuira('down', variant, rate);
    const after = down.subarray(0.07 * rate, 0.13 * rate);
    const noise = after.map(() => Math.random() - 0.5);
    expect(energy(after)).toBeGreaterThan(0);
    expect(gathered(after)).toBeGreaterThan(0.9);
    expect(gathered(noise)).toBeLessThan(0.5);
  }
});

test('a variant is the same each time, and no other one', () => {
  for (const stroke of STROKES.guira) {
    const [first = new Float32Array(), ...others] = VARIANTS.map((v) =>
      renderGuira(stroke, v, 48_000),
    );
    expect(renderGuira(stroke, 0, 48_000)).toEqual(first);
    expect(renderGuira(stroke, GUIRA_VARIANTS, 48_000)).toEqual(first);
    for (const other of others) {
      const shared = first.reduce((sum, x, i) => sum + x * (other[i] ?? 0), 0);
      expect(Math.abs(shared) / Math.sqrt(energy(first) * energy(other))).toBeLessThan(0.5);
    }
  }
});
