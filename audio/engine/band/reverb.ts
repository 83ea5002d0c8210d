import { seededRandom } from '#audio/music/random.ts';

/** Until the room has died away by 60 dB (seconds): a small hall, not a church. */
const REVERBERATION = 0.9;
/** Until its first answer (seconds), so that it lies behind the strokes and does not thicken them. */
const PREDELAY = 0.018;

/** The room the band plays in: what is sent there comes back to `output`, in stereo. */
export function room(context: BaseAudioContext, output: AudioNode): AudioNode {
  const convolver = context.createConvolver();
  convolver.buffer = answer(context);
  const darker = context.createBiquadFilter();
  darker.type = 'lowpass';
  darker.frequency.value = 5500;
  convolver.connect(darker).connect(output);
  return convolver;
}

/** What comes back from a single clap: noise that fades, the same every time it is made. */
function answer(context: BaseAudioContext): AudioBuffer {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(2, Math.round((PREDELAY + REVERBERATION) * rate), rate);
  for (const side of [0, 1]) {
    const random = seededRandom(side + 1);
    const samples = buffer.getChannelData(side);
    for (let i = Math.round(PREDELAY * rate); i < samples.length; i++) {
      samples[i] = (random() * 2 - 1) * 1e-3 ** (i / rate / REVERBERATION);
    }
  }
  return buffer;
}
