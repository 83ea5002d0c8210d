// Measurements of a single note, shared by the tools that build the kit and by its tests.

/**
 * Decay from the loudest frame to `decibels` below it, in seconds.
 * @param {Float32Array} samples
 * @param {number} decibels
 * @param {number} sampleRate
 * @param {number} seconds of a frame; long ones bridge beating
 * @param {number} step from frame to frame, in seconds
 */
export function decayTime(samples, decibels, sampleRate, seconds = 0.005, step = 0.001) {
  const [frame, hop] = [Math.round(seconds * sampleRate), Math.round(step * sampleRate)];
  const levels = [];
  for (let i = 0; i + frame <= samples.length; i += hop) {
    levels.push(samples.subarray(i, i + frame).reduce((sum, x) => sum + x * x, 0));
  }
  const loudest = Math.max(...levels);
  const last = levels.findLastIndex((level) => level > loudest * 10 ** (-decibels / 10));
  return ((last + 1 - levels.indexOf(loudest)) * hop) / sampleRate;
}

/**
 * The pitch of a note: the mean of its first four partials, weighted by amplitude. The higher partials of strings are
 * sharp and would bias the result.
 * @param {Float32Array} slice
 * @param {number} key the expected MIDI note number, within half a semitone
 * @param {number} sampleRate
 * @returns {number} fractional MIDI note number
 */
export function pitchOf(slice, key, sampleRate) {
  const from = Math.round(0.06 * sampleRate);
  const part = slice.subarray(from, from + Math.round(0.5 * sampleRate));
  const window = part.map((x, i) => {
    const place = (2 * i) / part.length;
    return x * raisedCosine(place) * raisedCosine(2 - place);
  });
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
    Math.log(powerAt(window, frequency * 2 ** (((i - 25) * step) / 1200), sampleRate)),
  );
  const i = levels.indexOf(Math.max(...levels));
  const [before, at, after] = [levels[i - 1], levels[i], levels[i + 1]];
  if (before === undefined || at === undefined || after === undefined) {
    return { cents: 0, amplitude: 0 };
  }
  const between = (before - after) / (2 * (before - 2 * at + after));
  return { cents: (i - 25 + between) * step, amplitude: Math.exp(at / 2) };
}

/**
 * The power of a frequency (Hz) in samples, by the Goertzel algorithm.
 * @param {Float32Array} samples
 * @param {number} frequency
 * @param {number} sampleRate
 */
export function powerAt(samples, frequency, sampleRate) {
  const twice = 2 * Math.cos((2 * Math.PI * frequency) / sampleRate);
  let last = 0;
  let before = 0;
  for (const x of samples) [before, last] = [last, x + twice * last - before];
  return last * last + before * before - twice * last * before;
}

/** 0 at or before 0, 1 at or after 1, smooth between. */
export function raisedCosine(x) {
  return 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, x)));
}
