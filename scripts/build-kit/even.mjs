// Matches recordings of neighbouring keys in brightness and decay, so that the change between them is inaudible.

import { decayTime, powerAt } from '../../lib/note-measures.mjs';
import { SAMPLE_RATE } from './soundfont.mjs';

/** Range of the shelf's gain (dB), and its corner (Hz). */
const MOST = 18;
const CORNER = 1500;
/** Length of the beginning whose brightness is measured, in seconds. */
const BEGINNING = 0.3;
/** Frames of the decay (seconds), and its depth (dB). */
const FRAME = 0.02;
const HOP = 0.002;
const DEPTH = 10;

/**
 * Applies a shelf so that a note gets a spectral centroid, and shortens its decay if it rings too long.
 * @param {Float32Array} slice
 * @param {{ centroid: number, decay: number }} wanted Hz, and seconds of decay by 10 dB
 * @returns {Float32Array}
 */
export function evened(slice, wanted) {
  let [low, high] = [-MOST, MOST];
  for (let i = 0; i < 12; i++) {
    const gain = (low + high) / 2;
    if (centroidOf(shelved(slice, gain)) < wanted.centroid) low = gain;
    else high = gain;
  }
  const bright = shelved(slice, (low + high) / 2);
  let [slowest, fastest] = [0, 60];
  for (let i = 0; i < 12; i++) {
    const rate = (slowest + fastest) / 2;
    const decay = decayTime(damped(bright, rate), DEPTH, SAMPLE_RATE, FRAME, HOP);
    if (decay > wanted.decay) slowest = rate;
    else fastest = rate;
  }
  return damped(bright, slowest);
}

/** Fades samples by `rate` dB a second. */
function damped(samples, rate) {
  return samples.map((x, i) => x * 10 ** ((-rate * i) / SAMPLE_RATE / 20));
}

/** A high shelf (R. Bristow-Johnson). */
function shelved(samples, decibels) {
  const a = 10 ** (decibels / 40);
  const angle = (2 * Math.PI * CORNER) / SAMPLE_RATE;
  const cos = Math.cos(angle);
  const alpha = 2 * Math.sqrt(a) * (Math.sin(angle) / 2) * Math.SQRT2;
  const b0 = a * (a + 1 + (a - 1) * cos + alpha);
  const b1 = -2 * a * (a - 1 + (a + 1) * cos);
  const b2 = a * (a + 1 + (a - 1) * cos - alpha);
  const c0 = a + 1 - (a - 1) * cos + alpha;
  const c1 = 2 * (a - 1 - (a + 1) * cos);
  const c2 = a + 1 - (a - 1) * cos - alpha;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = (b0 * x + b1 * x1 + b2 * x2 - c1 * y1 - c2 * y2) / c0;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** The centre of gravity of the power spectrum, in Hz. */
function centroidOf(samples) {
  const part = samples.subarray(0, Math.round(BEGINNING * SAMPLE_RATE));
  // In steps of a bin: the spectrum of such a short sound has no finer detail.
  let [weighted, total] = [0, 0];
  for (let frequency = 60; frequency < 8000; frequency += 1 / BEGINNING) {
    const power = powerAt(part, frequency, SAMPLE_RATE);
    weighted += power * frequency;
    total += power;
  }
  return weighted / total;
}
