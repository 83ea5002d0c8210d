import { seededRandom } from '#audio/music/random.ts';
import type { Steps } from '#lib/steps.ts';

/** Reverberation time (RT60) in seconds: a small hall. */
const REVERB_TIME = 0.9;
/** Delay before the reverb, in seconds, which keeps attacks clear. */
const PREDELAY = 0.025;
/**
 * Early reflections of floor and walls on either side: milliseconds, and gain relative to the first of the
 * noise that follows. They tell the ear how far away the players are.
 */
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

const SIDES = [0, 1] as const;

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

/**
 * The same reverb, built in steps: at once it is a long task on a slow phone. It is silent before the last
 * step.
 */
export function roomInSteps(
  context: BaseAudioContext,
  output: AudioNode,
): { input: AudioNode; steps: Steps<void> } {
  // Each side has a convolver of its own, since giving one its impulse response takes longest.
  const input = context.createChannelSplitter(2);
  const merged = context.createChannelMerger(2);
  const convolvers = SIDES.map((side) => {
    const convolver = context.createConvolver();
    convolver.channelCount = 1;
    convolver.channelCountMode = 'explicit';
    convolver.normalize = false;
    input.connect(convolver, side).connect(merged, 0, side);
    return convolver;
  });
  merged.connect(damping(context, output));
  return { input, steps: giveImpulses(convolvers, context) };
}

function* giveImpulses(
  convolvers: readonly ConvolverNode[],
  context: BaseAudioContext,
): Steps<void> {
  const { sampleRate } = context;
  const impulses: Float32Array<ArrayBuffer>[] = [];
  for (const side of SIDES) {
    impulses.push(impulseResponse(side, sampleRate));
    yield;
  }
  const gain = normalization(impulses, sampleRate);
  for (const [side, convolver] of convolvers.entries()) {
    const buffer = context.createBuffer(1, lengthAt(sampleRate), sampleRate);
    buffer.copyToChannel(impulses[side]?.map((sample) => gain * sample) ?? new Float32Array(), 0);
    yield;
    convolver.buffer = buffer;
    yield;
  }
}

/** The gain that a convolver with `normalize` gives its impulse response in Chromium; 0.06 dB more than the Web Audio API says. */
function normalization(impulses: readonly Float32Array[], sampleRate: number): number {
  const squares = impulses.map((samples) => samples.reduce((sum, x) => sum + x * x, 0));
  const samples = impulses.reduce((sum, { length }) => sum + length, 0);
  const power = Math.sqrt(squares.reduce((sum, x) => sum + x, 0) / samples);
  return (10 ** (-58 / 20) * 44_100) / (sampleRate * power);
}

function damping(context: BaseAudioContext, output: AudioNode): AudioNode {
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 5500;
  filter.connect(output);
  return filter;
}

/** Samples of the impulse response. */
const lengthAt = (rate: number) => Math.round((PREDELAY + REVERB_TIME) * rate);

/** Early reflections, then exponentially decaying noise with a fixed seed, so that it is always the same. */
function impulseResponse(side: 0 | 1, rate: number): Float32Array<ArrayBuffer> {
  const random = seededRandom(side + 1);
  const samples = new Float32Array(lengthAt(rate));
  for (let i = Math.round(PREDELAY * rate); i < samples.length; i++) {
    samples[i] = (random() * 2 - 1) * 1e-3 ** (i / rate / REVERB_TIME);
  }
  for (const [after, gain] of REFLECTIONS[side]) samples[Math.round((after / 1000) * rate)] = gain;
  return samples;
}
