// A güira, made from what it is: a brush of stiff tines drawn over the dimples of a metal cylinder.
// Each tine that snaps off a dimple gives a burst of noise and lets the metal ring a little.

import type { StrokeOf } from '#audio/music/instrument.ts';
import { seededRandom } from '#audio/music/random.ts';
import { biquad, filtered, mode } from './filter.ts';

export type GuiraStroke = StrokeOf<'guira'>;

/** How many different renderings a stroke has; a player takes turns, as no two real ones are alike. */
export const GUIRA_VARIANTS = 4;

interface Gesture {
  /** Seconds that the brush moves. */
  seconds: number;
  /** Dimples a tine meets in a second. */
  dimples: number;
  /** How fast the stroke fades: decibels over its length. */
  fall: number;
  /** Loudness of its first 30 ms, RMS in dBFS. */
  level: number;
}

const GESTURES: Readonly<Record<GuiraStroke, Gesture>> = {
  down: { seconds: 0.062, dimples: 150, fall: 20, level: -20 },
  // On the off-beat the hand comes back: faster, and about 3 dB softer.
  up: { seconds: 0.04, dimples: 190, fall: 18, level: -23 },
  tap: { seconds: 0.018, dimples: 260, fall: 14, level: -24 },
  scrape: { seconds: 0.21, dimples: 85, fall: 12, level: -22 },
};

const TINES = 3;
/** How far apart the tines are, in dimples: close enough for the ridges to be heard. */
const TINE_GAP = 0.15;
/** Seconds in which the burst of one dimple falls to 1/e. */
const BURST = 0.001;
/** The brush on bare metal between the dimples, against their bursts. */
const HISS = 0.22;
/** What the metal rings with: Hz, and seconds to fall 60 dB; shorter where it is high. */
const MODES = [1480, 2950, 3840, 4630, 5650, 6870, 8250, 9700].map((frequency, i, { length }) => ({
  frequency,
  seconds: 0.16 - (0.06 * i) / (length - 1),
}));
/** Level of a mode at 5 kHz against the blows; a thin sheet rings more brightly than deeply. */
const RING = 0.035;
/** The body of the sound: shares of energy as measured from a bachata recording. */
const BODY = [
  { type: 'highpass', frequency: 3000, q: 0.71 },
  { type: 'peaking', frequency: 5200, q: 1, gain: 1.5 },
  { type: 'peaking', frequency: 8600, q: 1, gain: 4 },
  { type: 'lowpass', frequency: 13_000, q: 0.71 },
] as const;

/** Share of a stroke in which it swells, and where it starts from: at once, so that it is on time. */
const SWELL = 0.1;
const START = 0.6;
/** Share of a stroke in which the brush lifts. */
const LIFT = 0.25;
/** Seconds of ringing kept after the brush has left. */
const TAIL = 0.12;
const FADE = 0.02;

/**
 * One stroke of the güira, mono, at `sampleRate` Hz. It begins at the first sample. The same stroke,
 * variant (0 to 3; others wrap around) and rate give the same samples.
 */
export function renderGuira(
  stroke: GuiraStroke,
  variant: number,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const gesture = GESTURES[stroke];
  const seed = Object.keys(GESTURES).indexOf(stroke) * GUIRA_VARIANTS;
  const random = seededRandom(seed + (variant % GUIRA_VARIANTS));
  const hits = hitsOf(gesture, random, sampleRate);
  const dry = BODY.reduce(
    (samples, shape) => filtered(samples, biquad(shape, sampleRate)),
    scraped(hits, gesture, random, sampleRate),
  );
  // No two strokes meet the cylinder in the same place.
  const shift = 1 + 0.02 * (random() - 0.5);
  for (const { frequency, seconds } of MODES) {
    const ringing = filtered(hits, mode(frequency * shift, seconds, sampleRate));
    const gain = RING * (frequency / 5000) * (0.7 + 0.6 * random());
    for (let i = 0; i < dry.length; i++) dry[i] = (dry[i] ?? 0) + gain * (ringing[i] ?? 0);
  }
  return levelled(dry, gesture.level, sampleRate);
}

/** The moments at which a tine leaves a dimple, and how hard: impulses, all else silent. */
function hitsOf(
  { seconds, dimples, ...gesture }: Gesture,
  random: () => number,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const hits = new Float32Array(Math.round((seconds + TAIL) * sampleRate));
  const spacing = 1 / dimples;
  for (let tine = 0; tine < TINES; tine++) {
    // The first tine is on time, the others follow.
    for (let time = tine * TINE_GAP * spacing; time < seconds; ) {
      const strength = (0.45 + 0.55 * random()) * envelope({ seconds, dimples, ...gesture }, time);
      const i = Math.round(time * sampleRate);
      hits[i] = (hits[i] ?? 0) + strength;
      time += spacing * (0.8 + 0.4 * random());
    }
  }
  return hits;
}

/** The noise of the brush: a burst for every hit, and the hiss of the metal between them. */
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

/** Level of a stroke at a time: a short swell, then an exponential fall; 0 when the brush has left. */
function envelope({ seconds, fall }: Gesture, time: number): number {
  const done = time / seconds;
  if (done >= 1) return 0;
  if (done < SWELL) return START + ((1 - START) * done) / SWELL;
  const lifting = Math.min(1, (1 - done) / LIFT);
  return lifting * 10 ** ((-fall * (done - SWELL)) / (1 - SWELL) / 20);
}

/** The samples at a loudness, with their end faded so that it does not click. */
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
