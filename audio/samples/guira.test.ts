import { describe, expect, test } from 'vitest';
import { centroid, peakOf, powerSpectrum, shareBetween } from '#audio/measure/spectrum.ts';
import { STROKES } from '#audio/music/instrument.ts';
import { seededRandom } from '#audio/music/random.ts';
import { decayTime } from '#lib/note-measures.mjs';
import { GUIRA_TARGET } from '#tests/support/guira-target.ts';
import { GUIRA_VARIANTS, type GuiraStroke, renderGuira } from './guira.ts';

const RATES = [44_100, 48_000];
const VARIANTS = Array.from({ length: GUIRA_VARIANTS }, (_, i) => i);
const RENDERINGS = RATES.flatMap((rate) => VARIANTS.map((variant) => ({ rate, variant })));

const decay = (stroke: GuiraStroke, variant: number, rate: number) =>
  decayTime(renderGuira(stroke, variant, rate), 20, rate);

const energy = (samples: Float32Array) => samples.reduce((sum, x) => sum + x * x, 0);

describe.each(RENDERINGS)('variant $variant at $rate Hz', ({ rate, variant }) => {
  const { shares, tolerance } = GUIRA_TARGET;

  test('a down-stroke has the spectrum of a recorded güira', () => {
    const spectrum = powerSpectrum(renderGuira('down', variant, rate), rate);
    for (const { from, to, share } of shares) {
      expect(Math.abs(shareBetween(spectrum, from, to) - share)).toBeLessThanOrEqual(tolerance);
    }
    expect(centroid(spectrum)).toBeGreaterThan(GUIRA_TARGET.centroid[0]);
    expect(centroid(spectrum)).toBeLessThan(GUIRA_TARGET.centroid[1]);
  });

  test('a down-stroke decays by 20 dB in 35 to 70 ms', () => {
    expect(decay('down', variant, rate)).toBeGreaterThanOrEqual(GUIRA_TARGET.decay[0]);
    expect(decay('down', variant, rate)).toBeLessThanOrEqual(GUIRA_TARGET.decay[1]);
  });

  test('an up-stroke is shorter and about 3 dB softer, a tap the shortest, a scrape long', () => {
    expect(decay('up', variant, rate)).toBeLessThan(decay('down', variant, rate));
    expect(decay('tap', variant, rate)).toBeLessThan(decay('up', variant, rate));
    expect(decay('scrape', variant, rate)).toBeGreaterThan(0.14);
    const attack = (stroke: GuiraStroke) =>
      energy(renderGuira(stroke, variant, rate).subarray(0, 0.03 * rate));
    expect(10 * Math.log10(attack('up') / attack('down'))).toBeCloseTo(-3, 0);
  });

  test.each(STROKES.guira)(
    '%s starts with its attack, ends in silence, and leaves headroom',
    (stroke) => {
      const samples = renderGuira(stroke, variant, rate);
      const peak = peakOf(samples);
      expect(peak).toBeLessThan(10 ** (-2 / 20));
      expect(peakOf(samples.subarray(0, 0.001 * rate))).toBeGreaterThan(0.2 * peak);
      expect(peakOf(samples.subarray(-0.001 * rate))).toBeLessThan(peak * 10 ** (-70 / 20));
      const mean = samples.reduce((sum, x) => sum + x, 0) / samples.length;
      expect(Math.abs(mean)).toBeLessThan(1e-6);
    },
  );
});

test('the metal rings in tones after the brush has left, unlike white noise', () => {
  const rate = 48_000;
  const random = seededRandom('white noise');
  // Share of the energy in the strongest tenth of all frequencies.
  const concentration = (samples: Float32Array) => {
    const { power } = powerSpectrum(samples, rate);
    const sorted = [...power].sort((a, b) => b - a);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    return sum(sorted.slice(0, sorted.length / 10)) / sum(sorted);
  };
  for (const variant of VARIANTS) {
    const down = renderGuira('down', variant, rate);
    const after = down.subarray(0.13 * rate, 0.19 * rate);
    const noise = after.map(() => random() - 0.5);
    expect(energy(after)).toBeGreaterThan(0);
    expect(concentration(after)).toBeGreaterThan(0.9);
    expect(concentration(noise)).toBeLessThan(0.5);
  }
});

test('the brush moves for 110 to 140 ms in a down-stroke, the long one', () => {
  // The hiss never pauses while the hand moves; after it the metal rings.
  const rate = 48_000;
  for (const variant of VARIANTS) {
    const down = renderGuira('down', variant, rate);
    const loudest = (from: number, to: number) => peakOf(down.subarray(from * rate, to * rate));
    expect(loudest(0.1, 0.11)).toBeGreaterThan(2 * loudest(0.14, 0.15));
  }
});

test('variants are deterministic and differ from each other', () => {
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
