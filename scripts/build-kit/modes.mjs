// Variants of a drum stroke from a single recording. A struck skin is a few decaying tones (modes) plus noise. They are
// separated, varied as in real strokes, and added again.

import { similarity } from '../../lib/similarity.mjs';
import { SAMPLE_RATE } from './soundfont.mjs';

/** Number of modes to separate. Everything else is the residual. */
const MODES = 4;
/** Frequency range of the search (Hz), and its resolution (ratio). */
const LOWEST = 120;
const HIGHEST = 6000;
const STEP = 1.006;
/** Frame length of the residual, whose phases are random in each frame (samples). */
const FRAME = 128;
const HOP = FRAME / 4;

/** @typedef {{ frequency: number, seconds: number, cos: number, sin: number }} Mode decay to 1/e in seconds */

/**
 * Makes variants of a stroke that differ as real strokes do: in pitch, in how long and how strongly each
 * mode rings, and in the noise of the hand.
 * @param {Float32Array} recorded
 * @param {{ count: number, most: number, random: () => number, damping?: number }} options
 *   `most` is the highest correlation of two variants; `damping` shortens the ringing to this time by
 *   60 dB (seconds)
 * @returns {Float32Array[]}
 * @throws Error if the strokes remain too similar
 */
export function variantsOf(recorded, { count, most, random, damping }) {
  const split = splitModes(recorded);
  const variants = [];
  for (let attempt = 0; variants.length < count; attempt++) {
    if (attempt === 40 * count) throw new Error('the variants of a stroke are too similar');
    // More freedom after every few attempts.
    const freedom = 1 + attempt / 20;
    const variant = varied(split, { random, freedom, damping });
    if (variants.every((other) => similarity(variant, other, SAMPLE_RATE) <= most))
      variants.push(variant);
  }
  return variants;
}

/** Separates the strongest modes of a stroke from the rest. */
function splitModes(samples) {
  const rest = samples.slice();
  const modes = [];
  for (let i = 0; i < MODES; i++) {
    const mode = strongestMode(rest);
    add(rest, mode, -1);
    modes.push(mode);
  }
  // Again, each mode with all others removed.
  for (let i = 0; i < MODES; i++) {
    const mode = modes[i];
    add(rest, mode, 1);
    modes[i] = refined(rest, mode);
    add(rest, modes[i], -1);
  }
  return { modes, rest };
}

/** A variant of the separated stroke. The higher the `freedom`, the more it differs. */
function varied({ modes, rest }, { random, freedom, damping }) {
  const spread = () => 2 * random() - 1;
  const fresh = newPhases(rest, random);
  const kept = 0.75 - 0.3 * random();
  const sound = rest.map((x, i) => kept * x + Math.sqrt(1 - kept * kept) * fresh[i]);
  const limit = damping ? damping / Math.log(1000) : Number.POSITIVE_INFINITY;
  if (damping) {
    for (let i = 0; i < sound.length; i++) sound[i] *= Math.exp(-i / SAMPLE_RATE / limit);
  }
  const pitch = 1 + 0.004 * spread();
  for (const mode of modes) {
    const gain = 10 ** ((2.5 * freedom * spread()) / 20);
    const turn = 0.35 * freedom * spread();
    const seconds = Math.min(mode.seconds, limit) * (1 + 0.15 * spread());
    add(
      sound,
      {
        frequency: mode.frequency * pitch * (1 + 0.002 * spread()),
        seconds,
        cos: gain * (mode.cos * Math.cos(turn) - mode.sin * Math.sin(turn)),
        sin: gain * (mode.cos * Math.sin(turn) + mode.sin * Math.cos(turn)),
      },
      1,
    );
  }
  return sound;
}

/** Noise with the spectrum and envelope of a sound. */
function newPhases(samples, random) {
  const out = new Float32Array(samples.length);
  const bins = FRAME / 2;
  const cos = Float64Array.from({ length: FRAME }, (_, i) => Math.cos((2 * Math.PI * i) / FRAME));
  const window = cos.map((x) => 0.5 - 0.5 * x);
  for (let from = -FRAME + HOP; from < samples.length; from += HOP) {
    const lines = [];
    for (let bin = 1; bin < bins; bin++) {
      let [re, im] = [0, 0];
      for (let i = 0; i < FRAME; i++) {
        const x = (samples[from + i] ?? 0) * window[i];
        re += x * cos[(bin * i) % FRAME];
        im += x * cos[(bin * i + FRAME / 4) % FRAME];
      }
      lines.push([(2 * Math.hypot(re, im)) / FRAME, Math.floor(FRAME * random())]);
    }
    for (let i = Math.max(0, -from); i < FRAME && from + i < samples.length; i++) {
      let x = 0;
      for (let bin = 1; bin < bins; bin++) {
        const [amplitude, phase] = lines[bin - 1];
        x += amplitude * cos[(bin * i + phase) % FRAME];
      }
      // Four windows overlap with independent phases: their powers add up to 1.5.
      out[from + i] += (x * window[i]) / Math.sqrt(1.5);
    }
  }
  return out;
}

function strongestMode(samples) {
  let best = { energy: -1, mode: { frequency: LOWEST, seconds: 0.05, cos: 0, sin: 0 } };
  for (const seconds of [0.01, 0.03, 0.09]) {
    for (let frequency = LOWEST; frequency < HIGHEST; frequency *= STEP) {
      const fit = fitted(samples, frequency, seconds);
      if (fit.energy > best.energy) best = fit;
    }
  }
  return refined(samples, best.mode);
}

function refined(samples, mode) {
  let best = fitted(samples, mode.frequency, mode.seconds);
  let [pitch, decay] = [1.004, 1.4];
  for (let round = 0; round < 7; round++) {
    const { frequency, seconds } = best.mode;
    for (const f of [frequency / pitch, frequency, frequency * pitch]) {
      for (const s of [seconds / decay, seconds, seconds * decay]) {
        const fit = fitted(samples, f, s);
        if (fit.energy > best.energy) best = fit;
      }
    }
    [pitch, decay] = [Math.sqrt(pitch), Math.sqrt(decay)];
  }
  return best.mode;
}

/** A mode's amplitudes by least squares, and its share of the energy. */
function fitted(samples, frequency, seconds) {
  const length = Math.min(samples.length, Math.round(7 * seconds * SAMPLE_RATE));
  const keep = Math.exp(-1 / (seconds * SAMPLE_RATE));
  const [turnRe, turnIm] = [
    keep * Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE),
    keep * Math.sin((2 * Math.PI * frequency) / SAMPLE_RATE),
  ];
  let [re, im, cc, cs, ss, xc, xs] = [1, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < length; i++) {
    const x = samples[i];
    cc += re * re;
    cs += re * im;
    ss += im * im;
    xc += x * re;
    xs += x * im;
    [re, im] = [re * turnRe - im * turnIm, re * turnIm + im * turnRe];
  }
  const determinant = cc * ss - cs * cs;
  const cos = (xc * ss - xs * cs) / determinant;
  const sin = (xs * cc - xc * cs) / determinant;
  return { energy: cos * xc + sin * xs, mode: { frequency, seconds, cos, sin } };
}

function add(samples, { frequency, seconds, cos, sin }, gain) {
  for (let i = 0; i < samples.length; i++) {
    const angle = (2 * Math.PI * frequency * i) / SAMPLE_RATE;
    const envelope = gain * Math.exp(-i / SAMPLE_RATE / seconds);
    samples[i] += envelope * (cos * Math.cos(angle) + sin * Math.sin(angle));
  }
}
