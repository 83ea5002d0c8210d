/** Power spectrum of a real signal, zero-padded to a power of two (radix-2 FFT). */
export function powerSpectrum(samples: Float32Array, sampleRate: number): Spectrum {
  const size = 2 ** Math.ceil(Math.log2(samples.length));
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  re.set(samples);
  // Bit-reversed order, then butterflies of growing span.
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0];
  }
  for (let span = 2; span <= size; span *= 2) {
    for (let k = 0; k < span / 2; k++) {
      const cos = Math.cos((2 * Math.PI * k) / span);
      const sin = -Math.sin((2 * Math.PI * k) / span);
      for (let a = k; a < size; a += span) {
        const b = a + span / 2;
        const [bRe, bIm] = [re[b] ?? 0, im[b] ?? 0];
        const [tRe, tIm] = [bRe * cos - bIm * sin, bRe * sin + bIm * cos];
        [re[b], im[b]] = [(re[a] ?? 0) - tRe, (im[a] ?? 0) - tIm];
        [re[a], im[a]] = [(re[a] ?? 0) + tRe, (im[a] ?? 0) + tIm];
      }
    }
  }
  const power = new Float64Array(size / 2);
  for (let i = 0; i < power.length; i++) power[i] = (re[i] ?? 0) ** 2 + (im[i] ?? 0) ** 2;
  return { power, width: sampleRate / size };
}

export interface Spectrum {
  /** Power of each frequency bin, from 0 Hz up. */
  power: Float64Array;
  width: number;
}

/** Energy between two frequencies (Hz) as a share of the energy above 1 kHz, 0 to 1. */
export function shareBetween(spectrum: Spectrum, from: number, to: number): number {
  return within(spectrum, from, to) / within(spectrum, 1000, Infinity);
}

/** Power from a frequency on and below another (Hz). */
export function within({ power, width }: Spectrum, from: number, to: number): number {
  let sum = 0;
  const end = Math.min(power.length, Math.ceil(to / width));
  for (let i = Math.ceil(from / width); i < end; i++) sum += power[i] ?? 0;
  return sum;
}

/** Spectral centroid in Hz: the centre of gravity of the power spectrum. */
export function centroid({ power, width }: Spectrum): number {
  let weighted = 0;
  let total = 0;
  power.forEach((p, i) => {
    weighted += p * i * width;
    total += p;
  });
  return weighted / total;
}

/** Decay from the loudest frame to `decibels` below it (seconds). @param seconds of a frame; long ones bridge beating */
export function decayTime(
  samples: Float32Array,
  decibels: number,
  sampleRate: number,
  seconds = 0.005,
): number {
  const frame = Math.round(seconds * sampleRate);
  const hop = Math.round(0.001 * sampleRate);
  const levels: number[] = [];
  for (let i = 0; i + frame <= samples.length; i += hop) {
    levels.push(samples.subarray(i, i + frame).reduce((sum, x) => sum + x * x, 0));
  }
  const loudest = Math.max(...levels);
  const last = levels.findLastIndex((level) => level > loudest * 10 ** (-decibels / 10));
  return ((last + 1 - levels.indexOf(loudest)) * hop) / sampleRate;
}

/** Samples under a Hann window. */
export const hann = (samples: Float32Array) =>
  samples.map((x, i) => x * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / samples.length)));

/** The highest absolute sample. */
export function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0);
}

/** The pitch of a note less than half a semitone from `expected` (MIDI number): the mean of four partials, by amplitude. */
export function pitchNear(samples: Float32Array, expected: number, sampleRate: number): number {
  const padded = new Float32Array(2 ** 16);
  padded.set(hann(samples));
  const { power, width } = powerSpectrum(padded, sampleRate);
  const level = (i: number) => Math.log(power[i] ?? 0);
  let weighted = 0;
  let weight = 0;
  for (const partial of [1, 2, 3, 4]) {
    const frequency = 440 * 2 ** ((expected - 69) / 12) * partial;
    let best = Math.round((frequency * 2 ** (-1 / 24)) / width);
    for (let i = best; i <= (frequency * 2 ** (1 / 24)) / width; i++) {
      if (level(i) > level(best)) best = i;
    }
    const [before, at, after] = [level(best - 1), level(best), level(best + 1)];
    const peak = (best + (before - after) / (2 * (before - 2 * at + after))) * width;
    const amplitude = Math.exp(at / 2);
    weighted += amplitude * 12 * Math.log2(peak / frequency);
    weight += amplitude;
  }
  return expected + weighted / weight;
}
