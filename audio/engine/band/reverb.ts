import { seededRandom } from '#audio/music/random.ts';

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

/** A stereo convolution reverb. @returns its input */
export function room(context: BaseAudioContext, output: AudioNode): AudioNode {
  const convolver = context.createConvolver();
  convolver.buffer = impulseResponse(context);
  const damping = context.createBiquadFilter();
  damping.type = 'lowpass';
  damping.frequency.value = 5500;
  convolver.connect(damping).connect(output);
  return convolver;
}

/** Early reflections, then exponentially decaying noise with a fixed seed, so that it is always the same. */
function impulseResponse(context: BaseAudioContext): AudioBuffer {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(2, Math.round((PREDELAY + REVERB_TIME) * rate), rate);
  for (const [side, reflections] of REFLECTIONS.entries()) {
    const random = seededRandom(side + 1);
    const samples = buffer.getChannelData(side);
    for (let i = Math.round(PREDELAY * rate); i < samples.length; i++) {
      samples[i] = (random() * 2 - 1) * 1e-3 ** (i / rate / REVERB_TIME);
    }
    for (const [after, gain] of reflections) samples[Math.round((after / 1000) * rate)] = gain;
  }
  return buffer;
}
