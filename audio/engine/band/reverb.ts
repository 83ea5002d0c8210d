import { seededRandom } from '#audio/music/random.ts';

/** Reverberation time (RT60) in seconds: a small hall. */
const REVERB_TIME = 0.9;
/** Delay before the reverb, in seconds, which keeps attacks clear. */
const PREDELAY = 0.025;
/** Early reflections on either side: milliseconds, and gain relative to the noise after them. They convey distance. */
const REFLECTIONS = [
  [
    [7, 11],
    [13, 9],
    [19, 8],
    [29, 7],
    [41, 6],
  ],
  [
    [8.3, 11],
    [11.7, 9],
    [21.1, 8],
    [31.3, 7],
    [37.9, 6],
  ],
] as const;

/** Left and right. */
export const SIDES = [0, 1] as const;

/** A stereo convolution reverb. @returns its input */
export function room(context: BaseAudioContext, output: AudioNode): AudioNode {
  const convolver = context.createConvolver();
  const { sampleRate } = context;
  const buffer = context.createBuffer(2, lengthAt(sampleRate), sampleRate);
  for (const side of SIDES) buffer.copyToChannel(impulseResponse(side, sampleRate), side);
  convolver.buffer = buffer;
  convolver.connect(damping(context, output));
  return convolver;
}

/** Connects the reverb to `output` through a low-pass filter: walls absorb treble. */
export function damping(context: BaseAudioContext, output: AudioNode): AudioNode {
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 5500;
  filter.connect(output);
  return filter;
}

/** Number of samples of the impulse response. */
export const lengthAt = (rate: number) => Math.round((PREDELAY + REVERB_TIME) * rate);

/** A side's early reflections, then exponentially decaying noise. The fixed seed makes it always the same. */
export function impulseResponse(side: 0 | 1, rate: number): Float32Array<ArrayBuffer> {
  const random = seededRandom(side + 1);
  const samples = new Float32Array(lengthAt(rate));
  for (let i = Math.round(PREDELAY * rate); i < samples.length; i++) {
    samples[i] = (random() * 2 - 1) * 1e-3 ** (i / rate / REVERB_TIME);
  }
  for (const [after, gain] of REFLECTIONS[side]) samples[Math.round((after / 1000) * rate)] = gain;
  return samples;
}
