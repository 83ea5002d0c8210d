import { describe, expect, test } from 'vitest';
import { bandEnergy, FRAMES_PER_SECOND } from './filter-bank.ts';

const RATE = 48_000;
const sine = (frequency: number, seconds = 1) =>
  Float32Array.from({ length: seconds * RATE }, (_, i) =>
    Math.sin((2 * Math.PI * frequency * i) / RATE),
  );
/** Level of a tone in the band around 1 kHz after it has settled, in dB relative to the tone. */
function level(frequency: number, q: number): number {
  const energy = bandEnergy(sine(frequency), { frequency: 1000, q }, RATE).subarray(500);
  return 10 * Math.log10((2 * energy.reduce((sum, x) => sum + x, 0)) / energy.length);
}

describe('the energy of a frequency band', () => {
  test('has one value per millisecond and drops an incomplete last one', () => {
    expect(FRAMES_PER_SECOND).toBe(1000);
    const band = { frequency: 1000, q: 2 };
    expect(bandEnergy(new Float32Array(480), band, RATE)).toHaveLength(10);
    expect(bandEnergy(new Float32Array(479), band, RATE)).toHaveLength(9);
  });

  test('is the full energy of a tone at its centre', () => {
    expect(level(1000, 2.5)).toBeCloseTo(0, 1);
  });

  test('is down 6 dB at the band edges: 3 dB for each of the two passes', () => {
    // With a quality of 2.5, the edges are a factor of 1.2198 from the centre.
    expect(level(1219.8, 2.5)).toBeCloseTo(-6, 0);
    expect(level(1000 / 1.2198, 2.5)).toBeCloseTo(-6, 0);
  });

  test('shuts out tones two octaves away', () => {
    expect(level(250, 2.5)).toBeLessThan(-35);
    expect(level(4000, 2.5)).toBeLessThan(-35);
  });

  test('follows a tone that starts late', () => {
    const late = Float32Array.from({ length: RATE / 2 }, (_, i) =>
      i < RATE / 4 ? 0 : Math.sin((2 * Math.PI * 1000 * i) / RATE),
    );
    const energy = bandEnergy(late, { frequency: 1000, q: 1 }, RATE);
    expect(energy.findIndex((x) => x > 0)).toBe(250);
    expect(energy[260]).toBeGreaterThan(0.4);
  });
});
