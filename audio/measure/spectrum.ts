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

/** Samples under a Hann window. */
export const hann = (samples: Float32Array) =>
  samples.map((x, i) => x * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / samples.length)));

/** The highest absolute sample. */
export function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0);
}
