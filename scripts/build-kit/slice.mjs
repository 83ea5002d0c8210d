// Cuts a rendered note to a slice, measures its level, and joins slices to a sprite.

import { raisedCosine } from '../../lib/note-measures.mjs';
import { SAMPLE_RATE } from './soundfont.mjs';

const START_FADE = 0.0004;
const SILENT = 10 ** (-54 / 20);

/** The highest absolute sample of a range. */
export function peakOf(samples, from, to) {
  return samples.subarray(from, to).reduce((peak, x) => Math.max(peak, Math.abs(x)), 0);
}

/** The effective level of samples (root mean square). */
export function rmsOf(samples) {
  return Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
}

/**
 * Cuts a note so that it starts with its attack and fades out into silence.
 * @param {Float32Array} samples
 * @param {{ seconds: number, attack?: number }} options
 */
export function cut(samples, { seconds, attack = 0.15 }) {
  const threshold = attack * peakOf(samples, 0, Math.round(0.3 * SAMPLE_RATE));
  const fadeIn = Math.round(START_FADE * SAMPLE_RATE);
  const onset = samples.findIndex((x) => Math.abs(x) >= threshold);
  const start = Math.max(0, onset - fadeIn);
  const slice = samples.slice(start, start + audibleLength(samples, start, seconds));
  const fadeOut = Math.round(Math.min(0.3, slice.length / SAMPLE_RATE / 4) * SAMPLE_RATE);
  for (let i = 0; i < slice.length; i++) {
    slice[i] *= raisedCosine((i + 1) / fadeIn) * raisedCosine((slice.length - 1 - i) / fadeOut);
  }
  return slice;
}

/** The number of samples to keep: at most `seconds`, fewer once the note has decayed by 54 dB. */
function audibleLength(samples, start, seconds) {
  const most = samples.subarray(start, start + Math.round(seconds * SAMPLE_RATE));
  const floor = SILENT * peakOf(samples, start);
  return most.findLastIndex((x) => Math.abs(x) >= floor) + 1;
}

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
    end = start + LEAD + slice.length / SAMPLE_RATE;
  }
  const samples = new Float32Array(Math.ceil((end + GAP) * SAMPLE_RATE));
  slices.forEach((slice, i) => {
    samples.set(slice, Math.round(((starts[i] ?? 0) + LEAD) * SAMPLE_RATE));
  });
  return { samples, starts };
}
