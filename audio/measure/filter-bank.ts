/** Time resolution of `bandEnergy`: frames per second. */
export const FRAMES_PER_SECOND = 1000;

/** Energy of a band by frame: the mean square after a fourth-order band-pass around `frequency` (Hz), of quality `q` twice. */
export function bandEnergy(
  samples: Float32Array,
  { frequency, q }: { frequency: number; q: number },
  sampleRate: number,
): Float64Array {
  const once = bandpass(samples, frequency, q, sampleRate);
  const twice = bandpass(once, frequency, q, sampleRate);
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
function bandpass(samples: Float32Array, centre: number, q: number, rate: number): Float32Array {
  const angle = (2 * Math.PI * centre) / rate;
  const alpha = Math.sin(angle) / (2 * q);
  const gain = alpha / (1 + alpha);
  const back1 = (2 * Math.cos(angle)) / (1 + alpha);
  const back2 = (1 - alpha) / (1 + alpha);
  const filtered = new Float32Array(samples.length);
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i] ?? 0;
    const out = gain * (sample - in2) + back1 * out1 - back2 * out2;
    [in2, in1, out2, out1] = [in1, sample, out1, out];
    filtered[i] = out;
  }
  return filtered;
}
