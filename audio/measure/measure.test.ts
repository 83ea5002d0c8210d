import { expect, test } from 'vitest';
import type { Note } from '#audio/music/score/score.ts';
import { measure, measureLevel } from './measure.ts';

const RATE = 48_000;
/** Plucks of 440 Hz at the given times. */
function plucks(seconds: number, ...times: number[]): Float32Array {
  return Float32Array.from({ length: seconds * RATE }, (_, i) =>
    times.reduce((sum, time) => {
      const t = i / RATE - time;
      return t < 0 ? sum : sum + 0.5 * Math.cos(2 * Math.PI * 440 * t) * Math.exp(-12 * t);
    }, 0),
  );
}

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

test('a clip is compared with its score', () => {
  const times = [0, 0.5, 1, 1.5, 2, 2.5, 3];
  const notes: Note[] = times.map((time) => ({
    instrument: 'segunda',
    pitch: 69,
    time,
    duration: 0.2,
    velocity: 0.7,
  }));
  const clip = { score: () => ({ bpm: 120, bars: 2, notes }) };
  const sound = plucks(4, ...times.slice(0, -1), 3.1);
  const { comparedOnsets, tempo, seconds, onsets } = measure(clip, [sound]);
  expect(comparedOnsets.map(({ time }) => time)).toEqual(times);
  for (const { error } of comparedOnsets.slice(1, -1)) expect(Math.abs(error)).toBeLessThan(0.005);
  expect(comparedOnsets.at(-1)?.error).toBeCloseTo(0.1, 2);
  expect(Math.abs(tempo - 120)).toBeLessThan(1);
  expect(seconds).toBe(4);
  expect(onsets.length).toBeGreaterThanOrEqual(6);
});

test('a player rendered alone is compared with that rendering', () => {
  const note: Note = { instrument: 'accordion', pitch: 69, time: 1, duration: 0.2, velocity: 0.7 };
  const clip = { score: () => ({ bpm: 120, bars: 1, notes: [note] }) };
  const mix = [plucks(2, 0.5)];
  expect(measure(clip, mix).comparedOnsets[0]?.error).toBeCloseTo(-0.5, 1);
  const { comparedOnsets } = measure(clip, mix, { accordion: [plucks(2, 1)] });
  expect(comparedOnsets[0]?.error).toBeCloseTo(0, 2);
});
