import { damping, impulseResponse, lengthAt, SIDES } from '#audio/engine/band/reverb.ts';
import type { Steps } from '#lib/steps.ts';

/** Duration of the reverb's fade-in if the band is already playing, in seconds. */
export const FADE_IN = 0.3;

/** The reverb of clips, built in steps for slow phones. Silent until the last step; fades in if a note has sounded. */
export function roomInSteps(
  context: BaseAudioContext,
  output: AudioNode,
): { input: AudioNode; steps: Steps<void> } {
  const input = context.createGain();
  input.gain.value = 0;
  // One convolver per side: setting its impulse response takes longest.
  const sides = context.createChannelSplitter(2);
  input.connect(sides);
  const merged = context.createChannelMerger(2);
  const convolvers = SIDES.map((side) => {
    const convolver = context.createConvolver();
    convolver.channelCount = 1;
    convolver.channelCountMode = 'explicit';
    convolver.normalize = false;
    sides.connect(convolver, side).connect(merged, 0, side);
    return convolver;
  });
  merged.connect(damping(context, output));
  return { input, steps: openInSteps(input, convolvers) };
}

function* openInSteps(input: GainNode, convolvers: readonly ConvolverNode[]): Steps<void> {
  const { context } = input;
  const { sampleRate } = context;
  const impulses: Float32Array<ArrayBuffer>[] = [];
  for (const side of SIDES) {
    impulses.push(impulseResponse(side, sampleRate));
    yield;
  }
  const gain = normalisation(impulses, sampleRate);
  for (const [side, convolver] of convolvers.entries()) {
    const buffer = context.createBuffer(1, lengthAt(sampleRate), sampleRate);
    buffer.copyToChannel(impulses[side]?.map((sample) => gain * sample) ?? new Float32Array(), 0);
    yield;
    convolver.buffer = buffer;
    yield;
  }
  const now = context.currentTime;
  input.gain.setValueAtTime(now === 0 ? 1 : 0, now);
  input.gain.linearRampToValueAtTime(1, now + FADE_IN);
}

/** The gain that Chromium's convolver with `normalize` applies to its impulse response; 0.06 dB above the spec. */
function normalisation(impulses: readonly Float32Array[], sampleRate: number): number {
  const squares = impulses.map((samples) => samples.reduce((sum, x) => sum + x * x, 0));
  const samples = impulses.reduce((sum, { length }) => sum + length, 0);
  const power = Math.sqrt(squares.reduce((sum, x) => sum + x, 0) / samples);
  return (10 ** (-58 / 20) * 44_100) / (sampleRate * power);
}
