// Loudness and true peak according to ITU-R BS.1770-4 (EBU R128), for stereo at 48 kHz.

import { filtered } from '#audio/samples/filter.ts';
import { peakOf } from './spectrum.ts';

/** K-weighting filter for 48 kHz, as printed in the recommendation: a high shelf, then a high-pass. */
const K_WEIGHTING = [
  {
    b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
    a: [-1.69065929318241, 0.73248077421585],
  },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
] as const;
const RATE = 48_000;
const BLOCK = 0.4 * RATE;
const HOP = 0.1 * RATE;
/** Blocks below the absolute gate (LUFS) or this far below the mean of the rest (LU) do not count. */
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** Integrated loudness in LUFS; −Infinity for silence. `channels` are at 48 kHz. */
export function loudness(channels: readonly Float32Array[]): number {
  const weighted = channels.map((samples) => K_WEIGHTING.reduce(filtered, samples));
  const length = weighted[0]?.length ?? 0;
  const blocks: number[] = [];
  for (let from = 0; from + BLOCK <= length; from += HOP) {
    blocks.push(
      weighted.reduce((sum, samples) => {
        let energy = 0;
        for (let i = from; i < from + BLOCK; i++) energy += (samples[i] ?? 0) ** 2;
        return sum + energy / BLOCK;
      }, 0),
    );
  }
  const audible = blocks.filter((power) => lufs(power) > ABSOLUTE_GATE);
  const gate = lufs(mean(audible)) + RELATIVE_GATE;
  return lufs(mean(audible.filter((power) => lufs(power) > gate)));
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length);
const lufs = (power: number) => -0.691 + 10 * Math.log10(power);

/** Number of samples on either side from which a point in between is interpolated. */
const REACH = 12;
/** Windowed-sinc weights of the three points between two samples: four times oversampling. */
const BETWEEN = [0.25, 0.5, 0.75].map((part) =>
  Array.from({ length: 2 * REACH }, (_, i) => {
    const distance = i - REACH + 1 - part;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (REACH + 1));
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  }),
);

/**
 * True peak in dBTP: the highest level on or between samples, with four times oversampling; −Infinity
 * for silence. Interpolates only next to samples above a third of the highest one, since music has no
 * true peak elsewhere.
 */
export function truePeak(channels: readonly Float32Array[]): number {
  let peak = Math.max(...channels.map(peakOf));
  const threshold = peak / 3;
  for (const samples of channels) {
    for (let i = 0; i < samples.length; i++) {
      if (Math.abs(samples[i] ?? 0) < threshold && Math.abs(samples[i + 1] ?? 0) < threshold)
        continue;
      for (const weights of BETWEEN) {
        let x = 0;
        for (let j = 0; j < 2 * REACH; j++)
          x += (weights[j] ?? 0) * (samples[i - REACH + 1 + j] ?? 0);
        peak = Math.max(peak, Math.abs(x));
      }
    }
  }
  return 20 * Math.log10(peak);
}
