/** Coefficients of a second-order filter, normalised to a0 = 1: `b` feedforward, `a` feedback (a1, a2). */
export interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

type Shape =
  | { type: 'highpass' | 'lowpass'; frequency: number; q: number }
  | { type: 'peaking'; frequency: number; q: number; gain: number };

/** The filters of Web Audio's BiquadFilterNode (R. Bristow-Johnson's cookbook). `frequency` in Hz, `gain` in dB. */
export function biquad(shape: Shape, sampleRate: number): Biquad {
  const angle = (2 * Math.PI * shape.frequency) / sampleRate;
  const cos = Math.cos(angle);
  const alpha = Math.sin(angle) / (2 * shape.q);
  if (shape.type === 'peaking') {
    const amplitude = 10 ** (shape.gain / 40);
    return normalised(
      [1 + alpha * amplitude, -2 * cos, 1 - alpha * amplitude],
      [1 + alpha / amplitude, -2 * cos, 1 - alpha / amplitude],
    );
  }
  const side = shape.type === 'highpass' ? (1 + cos) / 2 : (1 - cos) / 2;
  const middle = shape.type === 'highpass' ? -2 * side : 2 * side;
  return normalised([side, middle, side], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Resonator. Its impulse response is a tone at `frequency` Hz with a peak near 1 and a decay of 60 dB in `seconds`. */
export function mode(frequency: number, seconds: number, sampleRate: number): Biquad {
  const angle = (2 * Math.PI * frequency) / sampleRate;
  const radius = 10 ** (-3 / (seconds * sampleRate));
  return {
    // Zeros at 0 Hz and at the Nyquist frequency, so that a train of impulses leaves no DC.
    b: [0.5, 0, -0.5],
    a: [-2 * radius * Math.cos(angle), radius * radius],
  };
}

/** Filters samples. The filter's state starts at zero. */
export function filtered(
  samples: Float32Array,
  { b: [b0, b1, b2], a: [a1, a2] }: Biquad,
): Float32Array<ArrayBuffer> {
  const output = new Float32Array(samples.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    output[i] = y;
    // Separate variables: an array would be allocated for every sample until the browser has optimised the loop.
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
  }
  return output;
}

function normalised(
  [b0, b1, b2]: readonly [number, number, number],
  [a0, a1, a2]: readonly [number, number, number],
): Biquad {
  return { b: [b0 / a0, b1 / a0, b2 / a0], a: [a1 / a0, a2 / a0] };
}
