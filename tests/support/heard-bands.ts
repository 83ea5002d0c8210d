// The audible part of a sound among others, by the frequency bands of the ear, stretch by stretch.
import { powerSpectrum } from '#audio/measure/spectrum.ts';

/** Length of a stretch, in samples: 43 ms at 48 kHz. */
export const STRETCH = 2048;
/** Edges of the bands, in ERB numbers: about 50 Hz to 13 kHz. */
const [LOWEST, HIGHEST] = [2, 38];
/** A band differs audibly when its power changes by more than this: 3 dB. */
const TELLING = 2;
/** The number of bands that have to change at once. */
const BANDS = 3;
/**
 * The threshold of hearing in a room that is not quite silent, as a share of the loudest band's power: 30 dB
 * less.
 */
const AUDIBLE = 1e-3;

/** The window of a stretch, sample by sample. */
const WINDOW = Float64Array.from(
  { length: STRETCH },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / STRETCH),
);

/** The power in each band of the ear, stretch by stretch. */
export type HeardBands = readonly Float64Array[];

/** The number of a frequency (Hz) on the scale of the ear's bands. */
const erb = (frequency: number) => 21.4 * Math.log10(1 + 0.00437 * frequency);

/**
 * The share of the power at a frequency that the loudspeaker of a phone plays: 24 dB less an octave below 450
 * Hz.
 */
export const phoneGain = (frequency: number) => 1 / (1 + (450 / Math.max(1, frequency)) ** 8);

/** @param phone whether it is heard through the loudspeaker of a phone */
export function heardBands(samples: Float32Array, rate: number, phone: boolean): HeardBands {
  const bandOf = Int8Array.from(
    { length: STRETCH },
    (_, bin) => Math.floor(erb((bin * rate) / STRETCH)) - LOWEST,
  );
  const gains = Float64Array.from({ length: STRETCH }, (_, bin) =>
    phone ? phoneGain((bin * rate) / STRETCH) : 1,
  );
  return Array.from({ length: Math.floor(samples.length / STRETCH) }, (_, i) => {
    // Without the window a low tone would seem to have overtones.
    const stretch = samples
      .slice(i * STRETCH, (i + 1) * STRETCH)
      .map((sample, at) => sample * (WINDOW[at] ?? 0));
    const { power } = powerSpectrum(stretch, rate);
    const bands = new Float64Array(HIGHEST - LOWEST);
    power.forEach((value, bin) => {
      const band = bandOf[bin] ?? -1;
      if (band < 0 || band >= bands.length) return;
      bands[band] = (bands[band] ?? 0) + value * (gains[bin] ?? 0);
    });
    return bands;
  });
}

/** Several sounds together. */
export function together(...sounds: readonly HeardBands[]): HeardBands {
  const [first = [], ...others] = sounds;
  return first.map((bands, i) =>
    bands.map((power, band) => others.reduce((sum, one) => sum + (one[i]?.[band] ?? 0), power)),
  );
}

/** The stretches in which two sounds are told apart, by their indexes. */
export function tellingStretches(one: HeardBands, other: HeardBands): number[] {
  const audible = AUDIBLE * Math.max(loudestBand(one), loudestBand(other));
  return one.flatMap((bands, i) => {
    const changed = [...bands].filter((power, band) => {
      const [low, high] = ordered(power, other[i]?.[band] ?? 0);
      return high > audible && high > low * TELLING;
    });
    return changed.length >= BANDS ? [i] : [];
  });
}

const ordered = (a: number, b: number) => (a < b ? ([a, b] as const) : ([b, a] as const));

/** The power of the loudest band. */
const loudestBand = (bands: HeardBands) =>
  bands.reduce((loudest, frame) => frame.reduce((a, b) => Math.max(a, b), loudest), 0);
