// Cuts a rendered note to a slice, and measures its level.

import { raisedCosine } from '../../lib/note-measures.mjs';

const START_FADE = 0.0004;
const SILENT = 10 ** (-54 / 20);

/** The highest absolute sample of a range. */
export function peakOf(samples, from = 0, to = samples.length) {
  let peak = 0;
  for (let i = Math.max(0, from); i < Math.min(to, samples.length); i++) {
    peak = Math.max(peak, Math.abs(samples[i] ?? 0));
  }
  return peak;
}

/** The effective level of samples (root mean square). */
export function rmsOf(samples) {
  return Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
}

/**
 * Cuts a note so that it starts with its attack and fades out into silence.
 * @param {Float32Array} samples
 * @param {{ seconds: number, attack?: number, sampleRate: number }} options
 */
export function cut(samples, { seconds, attack = 0.15, sampleRate }) {
  const threshold = attack * peakOf(samples, 0, Math.round(0.3 * sampleRate));
  const fadeIn = Math.round(START_FADE * sampleRate);
  const onset = samples.findIndex((x) => Math.abs(x) >= threshold);
  const start = Math.max(0, onset - fadeIn);
  const slice = samples.slice(start, start + audibleLength(samples, start, seconds, sampleRate));
  const fadeOut = Math.round(Math.min(0.3, slice.length / sampleRate / 4) * sampleRate);
  for (let i = 0; i < slice.length; i++) {
    slice[i] *= raisedCosine((i + 1) / fadeIn) * raisedCosine((slice.length - 1 - i) / fadeOut);
  }
  return slice;
}

/** The number of samples to keep: at most `seconds`, fewer once the note has decayed by 54 dB. */
function audibleLength(samples, start, seconds, sampleRate) {
  const most = Math.min(Math.round(seconds * sampleRate), samples.length - start);
  const floor = SILENT * peakOf(samples, start);
  let end = start + most;
  while (end > start && Math.abs(samples[end - 1] ?? 0) < floor) end--;
  return end - start;
}
