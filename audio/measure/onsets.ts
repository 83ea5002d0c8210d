import { type Biquad, filtered } from '#audio/samples/filter.ts';

export interface Onset {
  /** Seconds from the start of the sound. */
  time: number;
  /** Rise of the frequency band's energy over the time before, in decibels. */
  rise: number;
}

/** Time resolution of `bandEnergy`: frames per second. */
const FRAMES_PER_SECOND = 1000;
/** Centres of the frequency bands in Hz, half an octave apart. A soft note may show in one band only. */
const BANDS = Array.from({ length: 17 }, (_, i) => 60 * 2 ** (i / 2));
const Q = 2.5;
/** Minimum rise of an onset, in decibels. */
const MIN_RISE = 3.5;
/** Energy of silence, about −80 dBFS. */
const SILENCE = 1e-8;
/** Milliseconds before an onset that must be softer, so that the beating of two notes is none. */
const LOOK_BACK = 30;
/** Rises closer than this are one onset, timed at the strongest (milliseconds). */
const MIN_DISTANCE = 5;

/** Onsets from samples alone, in order: where the energy of a frequency band in any channel jumps above that before. */
export function findOnsets(channels: readonly Float32Array[], sampleRate: number): Onset[] {
  const rises = channels.flatMap((samples) =>
    BANDS.flatMap((frequency) => {
      const energy = bandEnergy(samples, { frequency, q: Q }, sampleRate);
      // At least one period, since the energy of a low note fluctuates within it.
      const span = Math.min(14, Math.max(5, Math.round((1.2 * 1000) / frequency)));
      return peaks(risesIn(energy, span), span);
    }),
  );
  const onsets: Onset[] = [];
  for (const rise of rises.sort((a, b) => b.rise - a.rise)) {
    const known = onsets.some(({ time }) => Math.abs(time - rise.time) < MIN_DISTANCE / 1000);
    if (!known) onsets.push(rise);
  }
  return onsets.sort((a, b) => a.time - b.time);
}

/** Energy of a band by frame: the mean square after a fourth-order band-pass around `frequency` (Hz), of quality `q` twice. */
export function bandEnergy(
  samples: Float32Array,
  { frequency, q }: { frequency: number; q: number },
  sampleRate: number,
): Float64Array {
  const once = bandpass(frequency, q, sampleRate);
  const twice = filtered(filtered(samples, once), once);
  const frame = Math.round(sampleRate / FRAMES_PER_SECOND);
  const energy = new Float64Array(Math.floor(samples.length / frame));
  for (let k = 0; k < energy.length; k++) {
    let sum = 0;
    for (let i = k * frame; i < (k + 1) * frame; i++) sum += (twice[i] ?? 0) ** 2;
    energy[k] = sum / frame;
  }
  return energy;
}

/** Second-order band-pass with 0 dB at its centre (Hz). */
function bandpass(centre: number, q: number, rate: number): Biquad {
  const angle = (2 * Math.PI * centre) / rate;
  const alpha = Math.sin(angle) / (2 * q);
  const gain = alpha / (1 + alpha);
  return {
    b: [gain, 0, -gain],
    a: [(-2 * Math.cos(angle)) / (1 + alpha), (1 - alpha) / (1 + alpha)],
  };
}

/** The rise for each frame: in dB, of the `span` frames from it over the loudest `span` frames before. */
function risesIn(energy: Float64Array, span: number): Float64Array {
  const level = new Float64Array(energy.length);
  let sum = 0;
  for (let k = energy.length - 1; k >= 0; k--) {
    sum += (energy[k] ?? 0) - (energy[k + span] ?? 0);
    level[k] = Math.max(0, sum) / span;
  }
  return level.map((after, k) => {
    let before = 0;
    for (let j = Math.max(0, k - span - LOOK_BACK); j <= k - span; j++) {
      before = Math.max(before, level[j] ?? 0);
    }
    return 10 * Math.log10((after + SILENCE) / (before + SILENCE));
  });
}

/** The local maxima of the rises: higher than all others within `span` frames. */
function peaks(rises: Float64Array, span: number): Onset[] {
  const found: Onset[] = [];
  rises.forEach((rise, k) => {
    if (rise < MIN_RISE) return;
    const [from, to] = [Math.max(0, k - span), k + span + 1];
    for (let j = from; j < to; j++) {
      const other = rises[j] ?? 0;
      if (other > rise || (other === rise && j < k)) return;
    }
    found.push({ time: k / FRAMES_PER_SECOND, rise });
  });
  return found;
}
