// Cuts a rendered note to a slice, and measures its pitch and level.

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

/**
 * The pitch of a note: the mean of its first four partials, weighted by amplitude. Higher partials of
 * strings are sharp and would bias the result.
 * @param {Float32Array} slice
 * @param {number} key the expected MIDI note number, within half a semitone
 * @param {number} sampleRate
 * @returns {number} fractional MIDI note number
 */
export function pitchOf(slice, key, sampleRate) {
  const from = Math.round(0.06 * sampleRate);
  const window = slice.subarray(from, from + Math.round(0.5 * sampleRate));
  const expected = 440 * 2 ** ((key - 69) / 12);
  let cents = 0;
  let weight = 0;
  for (const partial of [1, 2, 3, 4]) {
    const peak = peakNear(window, expected * partial, sampleRate);
    cents += peak.cents * peak.amplitude;
    weight += peak.amplitude;
  }
  return key + cents / weight / 100;
}

/** The strongest partial within half a semitone of a frequency (Hz). */
function peakNear(window, frequency, sampleRate) {
  const step = 2;
  const levels = Array.from({ length: 51 }, (_, i) =>
    Math.log(amplitudeAt(window, frequency * 2 ** (((i - 25) * step) / 1200), sampleRate)),
  );
  const i = levels.indexOf(Math.max(...levels));
  const [before, at, after] = [levels[i - 1], levels[i], levels[i + 1]];
  if (before === undefined || at === undefined || after === undefined) {
    return { cents: 0, amplitude: 0 };
  }
  const between = (before - after) / (2 * (before - 2 * at + after));
  return { cents: (i - 25 + between) * step, amplitude: Math.exp(at) };
}

/** The amplitude of a frequency (Hz) in samples, under a Hann window. */
function amplitudeAt(window, frequency, sampleRate) {
  const turn = (2 * Math.PI * frequency) / sampleRate;
  let re = 0;
  let im = 0;
  for (let i = 0; i < window.length; i++) {
    const x =
      (window[i] ?? 0) *
      raisedCosine((2 * i) / window.length) *
      raisedCosine(2 - (2 * i) / window.length);
    re += x * Math.cos(turn * i);
    im += x * Math.sin(turn * i);
  }
  return Math.hypot(re, im);
}

/** 0 at or before 0, 1 at or after 1, smooth between. */
function raisedCosine(x) {
  return 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, x)));
}
