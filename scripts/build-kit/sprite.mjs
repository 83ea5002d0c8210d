import { encode } from '../lib/encode.mjs';
import { SAMPLE_RATE } from './soundfont.mjs';

// Room for what an encoder smears ahead of an attack, and for a player that starts a little early.
const GAP = 0.1;
// Whole hundredths of a second are whole samples at 44.1 and at 48 kHz.
const GRID = 0.01;
// Opus in WebM is decoded half a millisecond early (its 6.5 ms of delay count as 7): without this,
// the first samples of every slice would be left out there.
const LEAD = 0.0005;

/** Kilobits a second. */
const BITRATES = { webm: 64, mp3: 96 };

/**
 * One file of many slices, with silence around each.
 * @param {Float32Array[]} slices
 * @returns {{ samples: Float32Array, starts: number[] }} `starts` in seconds
 */
export function joined(slices) {
  const starts = [];
  let end = 0;
  for (const slice of slices) {
    const start = Math.ceil((end + GAP) / GRID) * GRID;
    starts.push(Number(start.toFixed(2)));
    end = start + LEAD + slice.length / SAMPLE_RATE;
  }
  const samples = new Float32Array(Math.ceil((end + GAP) * SAMPLE_RATE));
  slices.forEach((slice, i) => {
    samples.set(slice, Math.round(((starts[i] ?? 0) + LEAD) * SAMPLE_RATE));
  });
  return { samples, starts };
}

/**
 * @param {Float32Array} samples
 * @param {string} path without an ending
 * @param {keyof typeof BITRATES} format
 */
export function encodeSprite(samples, path, format) {
  encode(Buffer.from(samples.buffer), `${path}.${format}`, {
    rate: SAMPLE_RATE,
    channels: 1,
    bitrate: BITRATES[format],
  });
}
