import { expect, test } from 'vitest';
import { measureLevel } from './measure.ts';

const RATE = 48_000;
test('the file of a clip has a duration, a silence before its first channel sounds, and an ending', () => {
  const silent = new Float32Array(RATE);
  const left = silent.slice();
  left[4800] = 0.0011;
  const right = silent.slice();
  right[2400] = 0.0009;
  right[9600] = 0.5;
  right[RATE - 900] = -0.01;
  const level = measureLevel([left, right]);
  expect(level.seconds).toBe(1);
  expect(level.silence).toBe(0.1);
  expect(level.ending).toBeCloseTo(-40, 3);
  expect(measureLevel([left, left]).ending).toBe(Number.NEGATIVE_INFINITY);
});

test('a silent file is silent for its whole duration', () => {
  const level = measureLevel([new Float32Array(RATE / 2)]);
  expect(level.silence).toBe(0.5);
});

test('the ending is its last 20 ms', () => {
  const samples = new Float32Array(RATE);
  samples[RATE - 961] = 1;
  expect(measureLevel([samples]).ending).toBe(Number.NEGATIVE_INFINITY);
  samples[RATE - 960] = 1;
  expect(measureLevel([samples]).ending).toBe(0);
});
