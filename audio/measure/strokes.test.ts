import { describe, expect, test } from 'vitest';
import { CLIP_SAMPLE_RATE } from '#audio/music/clips/clip.ts';
import type { Note } from '#audio/music/score/score.ts';
import { type Alone, levelDeviation, sharesOf } from './strokes.ts';

/** Strokes of the güira half a second apart, each a sine of 2 kHz with one of these gains. */
function strokes(gains: readonly number[], frequency = 2000): Alone {
  const samples = new Float32Array(gains.length * 0.5 * CLIP_SAMPLE_RATE);
  const notes = gains.map((gain, i): Note => {
    const start = i * 0.5 * CLIP_SAMPLE_RATE;
    for (let k = 0; k < 0.1 * CLIP_SAMPLE_RATE; k++)
      samples[start + k] = gain * Math.sin((2 * Math.PI * frequency * k) / CLIP_SAMPLE_RATE);
    return { instrument: 'guira', stroke: 'down', time: i * 0.5, velocity: 0.7, variant: 0 };
  });
  return { score: { notes, bpm: 120 }, sound: [samples, samples.map((x) => x / 2)] };
}

describe('the level of strokes', () => {
  test('differs in decibels about the mean of strokes at the same place', () => {
    // Four a bar: the first of each bar is alone softer by 6 dB, which is how it is written.
    const written = [0.5, 1, 1, 1, 0.5, 1, 1, 1, 0.5, 1, 1, 1];
    expect(levelDeviation([strokes(written)])).toBeCloseTo(0, 3);
    const played = written.map((gain, i) => gain * 10 ** ((i < 4 ? -1 : i < 8 ? 0 : 1) / 20));
    expect(levelDeviation([strokes(played)])).toBeCloseTo(1, 3);
  });

  test('is not compared between clips', () => {
    const all = [1, 0.5].map((gain) => strokes(Array(8).fill(gain)));
    expect(levelDeviation(all)).toBeCloseTo(0, 3);
  });
});

test('the spectrum of strokes is that of the louder channel, as shares', () => {
  const ranges = [
    { from: 1000, to: 4000 },
    { from: 4000, to: 8000 },
  ];
  const [low, high] = sharesOf(strokes([1, 1]), 'down', ranges);
  expect(low).toBeGreaterThan(0.99);
  expect(high).toBeLessThan(0.01);
  const [, higher] = sharesOf(strokes([1, 1], 6000), 'down', ranges);
  expect(higher).toBeGreaterThan(0.99);
});
