import { expect, test } from 'vitest';
import { loudness, truePeak } from './loudness.ts';

const RATE = 48_000;

/** A sine of `seconds`. @param peak in dBFS @param phase in turns */
function sine(frequency: number, peak: number, seconds = 5, phase = 0): Float32Array {
  return Float32Array.from(
    { length: seconds * RATE },
    (_, i) => 10 ** (peak / 20) * Math.sin(2 * Math.PI * ((frequency * i) / RATE + phase)),
  );
}

function joined(...parts: readonly Float32Array[]): Float32Array {
  const samples = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}

test('a tone of 997 Hz is as loud as its peak in dBFS in two channels, 3 LU softer in one', () => {
  const tone = sine(997, -23);
  expect(loudness([tone, tone])).toBeCloseTo(-23, 1);
  expect(loudness([tone, new Float32Array(tone.length)])).toBeCloseTo(-26, 1);
});

test('low frequencies count less than high ones', () => {
  const [low, middle, high] = [40, 997, 6000].map((frequency) => {
    const tone = sine(frequency, -20);
    return loudness([tone, tone]);
  });
  expect(middle).toBeGreaterThan((low ?? 0) + 4);
  expect(high).toBeGreaterThan((middle ?? 0) + 3);
});

test('rests and passages far below the rest do not count', () => {
  const among = (softer: Float32Array) => {
    const programme = joined(softer, sine(997, -23, 20), softer);
    return loudness([programme, programme]);
  };
  // Within 0.1 LU, as EBU R128 requires of a meter: blocks across an edge count in part.
  expect(Math.abs(among(sine(997, -36)) + 23)).toBeLessThan(0.1);
  expect(Math.abs(among(new Float32Array(5 * RATE)) + 23)).toBeLessThan(0.1);
});

test('silence has a loudness and true peak of minus infinity', () => {
  const silence = new Float32Array(RATE);
  expect(loudness([silence])).toBe(Number.NEGATIVE_INFINITY);
  expect(truePeak([silence])).toBe(Number.NEGATIVE_INFINITY);
});

test('a peak between two samples counts', () => {
  // At a quarter of the sample rate and 45° off, every sample is 3 dB below the peak.
  const between = sine(RATE / 4, -6, 1, 1 / 8);
  expect(Math.max(...between.subarray(0, 1000))).toBeCloseTo(10 ** (-9 / 20), 2);
  // Faded in and out, because an abrupt edge overshoots.
  const faded = between.map((x, i) => x * Math.min(1, i / 4800, (RATE - i) / 4800));
  expect(truePeak([faded])).toBeCloseTo(-6, 1);
});

test('the true peak is that of the louder channel', () => {
  expect(truePeak([sine(440, -20, 1), sine(440, -3, 1)])).toBeCloseTo(-3, 1);
});
