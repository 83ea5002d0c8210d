import { KIT_SAMPLE_RATE } from './soundfont.mjs';

// Silence between slices (seconds), for encoders' pre-echo and for players that start slightly early.
const GAP = 0.1;
// Slices start on whole hundredths of a second, which are whole samples at 44.1 and at 48 kHz.
const GRID = 0.01;
// Opus in WebM is decoded half a millisecond early, because its 6.5 ms of delay are rounded to 7.
// Without this lead, the first samples of every slice would be cut off.
const LEAD = 0.0005;

/**
 * Joins slices to one sprite, with silence around each.
 * @param {Float32Array[]} slices
 * @returns {{ samples: Float32Array, starts: number[] }} `starts` in seconds
 */
export function joined(slices) {
  const starts = [];
  let end = 0;
  for (const slice of slices) {
    const start = Math.ceil((end + GAP) / GRID) * GRID;
    starts.push(Number(start.toFixed(2)));
    end = start + LEAD + slice.length / KIT_SAMPLE_RATE;
  }
  const samples = new Float32Array(Math.ceil((end + GAP) * KIT_SAMPLE_RATE));
  slices.forEach((slice, i) => {
    samples.set(slice, Math.round(((starts[i] ?? 0) + LEAD) * KIT_SAMPLE_RATE));
  });
  return { samples, starts };
}
