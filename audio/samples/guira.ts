// Physical model of a güira: a brush of stiff tines is drawn over the dimples of a metal cylinder. Each tine that snaps
// off a dimple gives a burst of noise and excites the metal's modes.

import type { StrokeOf } from '#audio/music/instrument.ts';
import { seededRandom } from '#audio/music/random.ts';
import { allAtOnce, type Steps } from '#lib/steps.ts';
import { biquad, filtered, mode } from './filter.ts';

export type GuiraStroke = StrokeOf<'guira'>;

/** Number of different renderings of each stroke, as no two real strokes sound the same. */
export const GUIRA_VARIANTS = 8;

interface Gesture {
  /** Duration of the brush's movement, in seconds. */
  seconds: number;
  /** Dimples that a tine passes per second. */
  dimples: number;
  /** Decay over the stroke's length, in decibels. */
  fall: number;
  /** RMS level of its first 30 ms, in dBFS. */
  level: number;
}

const GESTURES: Readonly<Record<GuiraStroke, Gesture>> = {
  // The long stroke, on the counts.
  down: { seconds: 0.125, dimples: 175, fall: 40, level: -20 },
  // The return stroke on the off-beat: faster, and 3 dB softer.
  up: { seconds: 0.04, dimples: 190, fall: 18, level: -23 },
  tap: { seconds: 0.018, dimples: 260, fall: 14, level: -24 },
  scrape: { seconds: 0.26, dimples: 85, fall: 12, level: -22 },
};

const TINES = 3;
/** Distance between tines in dimples, small enough that the ridges stay audible. */
const TINE_GAP = 0.15;
/** Decay of one dimple's burst to 1/e, in seconds. */
const BURST = 0.001;
/** Level of the brush on the metal between dimples, relative to the bursts. */
const HISS = 0.22;
/** The metal's modes: frequency in Hz and decay by 60 dB in seconds, shorter for higher modes. */
const MODES = [1480, 2950, 3840, 4630, 5650, 6870, 8250, 9700].map((frequency, i, { length }) => ({
  frequency,
  seconds: 0.16 - (0.06 * i) / (length - 1),
}));
/** Level of a mode at 5 kHz relative to the hits. It rises with frequency, as in a thin sheet. */
const RING = 0.035;
/** Equaliser that matches the spectrum of a bachata recording. */
const BODY = [
  { type: 'highpass', frequency: 3000, q: 0.71 },
  { type: 'peaking', frequency: 5200, q: 1, gain: 1.5 },
  { type: 'peaking', frequency: 8600, q: 1, gain: 4 },
  { type: 'lowpass', frequency: 13_000, q: 0.71 },
] as const;

/** Attack: its share of the stroke, and its initial level, which is high so that strokes sound on time. */
const SWELL = 0.1;
const START = 0.6;
/** Share of a stroke during which the brush lifts off. */
const LIFT = 0.25;
/** Duration of the ringing after the brush has left, in seconds. */
const TAIL = 0.12;
const FADE = 0.02;

/** Synthesises a stroke: mono, at `sampleRate` Hz, from the first sample on; the same for each variant (0 to 7, wrapping). */
export function renderGuira(
  stroke: GuiraStroke,
  variant: number,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  return allAtOnce(guiraInSteps(stroke, variant, sampleRate));
}

/** `renderGuira` in steps: the first strokes are slow, because the browser has not optimised the code yet. */
export function* guiraInSteps(
  stroke: GuiraStroke,
  variant: number,
  sampleRate: number,
): Steps<Float32Array<ArrayBuffer>> {
  const gesture = GESTURES[stroke];
  const seed = Object.keys(GESTURES).indexOf(stroke) * GUIRA_VARIANTS;
  const random = seededRandom(seed + (variant % GUIRA_VARIANTS));
  const hits = hitsOf(gesture, random, sampleRate);
  let dry = scraped(hits, gesture, random, sampleRate);
  for (const shape of BODY) {
    yield;
    dry = filtered(dry, biquad(shape, sampleRate));
  }
  // Each stroke hits a slightly different place, which shifts the modes.
  const shift = 1 + 0.02 * (random() - 0.5);
  for (const { frequency, seconds } of MODES) {
    yield;
    const ringing = filtered(hits, mode(frequency * shift, seconds, sampleRate));
    const gain = RING * (frequency / 5000) * (0.7 + 0.6 * random());
    for (let i = 0; i < dry.length; i++) dry[i] = (dry[i] ?? 0) + gain * (ringing[i] ?? 0);
  }
  return levelled(dry, gesture.level, sampleRate);
}

/** An impulse for each tine that leaves a dimple, with the strength of the hit; silence between them. */
function hitsOf(
  { seconds, dimples, ...gesture }: Gesture,
  random: () => number,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const hits = new Float32Array(Math.round((seconds + TAIL) * sampleRate));
  const spacing = 1 / dimples;
  for (let tine = 0; tine < TINES; tine++) {
    // The first tine is on time; the others follow it.
    for (let time = tine * TINE_GAP * spacing; time < seconds; ) {
      const strength = (0.45 + 0.55 * random()) * envelope({ seconds, dimples, ...gesture }, time);
      const i = Math.round(time * sampleRate);
      hits[i] = (hits[i] ?? 0) + strength;
      time += spacing * (0.8 + 0.4 * random());
    }
  }
  return hits;
}

/** The noise of the brush: a burst for every hit, and hiss between them. */
function scraped(
  hits: Float32Array,
  gesture: Gesture,
  random: () => number,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(hits.length);
  const keep = Math.exp(-1 / (BURST * sampleRate));
  let burst = 0;
  for (let i = 0; i < samples.length; i++) {
    burst = burst * keep + (hits[i] ?? 0);
    const hiss = HISS * envelope(gesture, i / sampleRate);
    samples[i] = (2 * random() - 1) * (burst + hiss);
  }
  return samples;
}

/** Envelope of a stroke: a short attack, then exponential decay; 0 after the brush has left. */
function envelope({ seconds, fall }: Gesture, time: number): number {
  const done = time / seconds;
  if (done >= 1) return 0;
  if (done < SWELL) return START + ((1 - START) * done) / SWELL;
  const lifting = Math.min(1, (1 - done) / LIFT);
  return lifting * 10 ** ((-fall * (done - SWELL)) / (1 - SWELL) / 20);
}

/** Scales samples to a level in dBFS and fades out their end to avoid a click. */
function levelled(
  samples: Float32Array<ArrayBuffer>,
  level: number,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const beginning = samples.subarray(0, Math.round(0.03 * sampleRate));
  const rms = Math.sqrt(beginning.reduce((sum, x) => sum + x * x, 0) / beginning.length);
  const gain = 10 ** (level / 20) / rms;
  const fade = FADE * sampleRate;
  return samples.map((x, i) => x * gain * Math.min(1, (samples.length - 1 - i) / fade));
}
