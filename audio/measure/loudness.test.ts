import { expect, test } from 'vitest';
import { loudness, truePeak } from './loudness.ts';

const RATE = 48_000;

/** A sine that lasts `seconds`. @param peak dBFS @param phase in turns */
function sine(frequency: number, peak: number, seconds = 5, phase = 0): Float32Array {
  return Float32Array.from(
    { length: seconds * RATE },
    (_, i) => 10 ** (peak / 20) * Math.sin(2 * Math.PI * ((frequency * i) / RATE + phase)),
  );
}

function inTurn(...parts: readonly Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

test('a tone of 997 Hz on both sides is as loud as its peak, on one side 3 LU softer', () => {
  const tone = sine(997, -23);
  expect(loudness([tone, tone])).toBeCloseTo(-23, 1);
  expect(loudness([tone, new Float32Array(tone.length)])).toBeCloseTo(-26, 1);
});

test('a bass tone counts for less than a bright one', () => {
  const [low, middle, high] = [40, 997, 6000].map((frequency) => {
    const tone = sine(frequency, -20);
    return loudness([tone, tone]);
  });
  expect(middle).toBeGreaterThan((low ?? 0) + 4);
  expect(high).toBeGreaterThan((middle ?? 0) + 3);
});

test('rests and what is far softer do not count', () => {
  const among = (softer: Float32Array) => {
    const programme = inTurn(softer, sine(997, -23, 20), softer);
    return loudness([programme, programme]);
  };
  // Within 0.1 LU, as asked of a meter: blocks across an edge count in part.
  expect(Math.abs(among(sine(997, -36)) + 23)).toBeLessThan(0.1);
  expect(Math.abs(among(new Float32Array(5 * RATE)) + 23)).toBeLessThan(0.1);
});

test('silence has no loudness and no peak', () => {
  const silence = new Float32Array(RATE);
  expect(loudness([silence])).toBe(Number.NEGATIVE_INFINITY);
  expect(truePeak([silence])).toBe(Number.NEGATIVE_INFINITY);
});

test('a peak between two samples counts', () => {
  // A quarter of the rate, struck an eighth of a turn off: every sample is 3 dB below the peak.
  const between = sine(RATE / 4, -6, 1, 1 / 8);
  expect(Math.max(...between.subarray(0, 1000))).toBeCloseTo(10 ** (-9 / 20), 2);
  // Where it starts and breaks off it overshoots, as it would in a loudspeaker.
  const faded = between.map((x, i) => x * Math.min(1, i / 4800, (RATE - i) / 4800));
  expect(truePeak([faded])).toBeCloseTo(-6, 1);
});

test('the louder side decides the peak', () => {
  expect(truePeak([sine(440, -20, 1), sine(440, -3, 1)])).toBeCloseTo(-3, 1);
});
