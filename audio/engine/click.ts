import type { Stroke } from '#audio/music/stroke.ts';

/** A click: a stroke (1 regular, 2 accented), a beat of the count-in or the metronome, or the first beat of a bar. */
export type ClickSound = Exclude<Stroke, 0> | 'count' | 'downbeat';

/** Pitch in Hz and duration in seconds of each click. */
const CLICKS: Readonly<Record<ClickSound, { frequency: number; seconds: number }>> = {
  1: { frequency: 800, seconds: 0.1 },
  2: { frequency: 400, seconds: 0.1 },
  // Short and high: distinct from the strokes of the rhythm.
  count: { frequency: 1600, seconds: 0.03 },
  downbeat: { frequency: 2400, seconds: 0.03 },
};

/** Peak of every click (gain, 1 = full scale). */
export const CLICK_GAIN = 0.3;

// Raised-cosine ramps, in seconds: the attack is short enough to sound sharp and long enough to avoid
// a broadband tick, the release avoids one at the end.
const ATTACK = 0.002;
const RELEASE = 0.015;

export const CLICK_SOUNDS: readonly ClickSound[] = [1, 2, 'count', 'downbeat'];

/** The samples of one click, mono, at `sampleRate` Hz. */
export function renderClick(sound: ClickSound, sampleRate: number): Float32Array<ArrayBuffer> {
  const { frequency, seconds } = CLICKS[sound];
  const length = Math.round(seconds * sampleRate);
  const samples = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const t = i / sampleRate;
    const envelope = raisedCosine(t / ATTACK) * raisedCosine((seconds - t) / RELEASE);
    samples[i] = CLICK_GAIN * envelope * Math.sin(2 * Math.PI * frequency * t);
  }
  return samples;
}

/** 0 at or before 0, 1 at or after 1, smooth between. */
function raisedCosine(x: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, x)));
}

/** Starts a click at `time` of the clock of its context, in seconds. @returns a function that cancels it */
export function startClick(
  buffer: AudioBuffer | undefined,
  output: AudioNode,
  time: number,
): () => void {
  // One source per sound: Web Audio does not allow restarting one.
  const source = output.context.createBufferSource();
  source.buffer = buffer ?? null;
  source.connect(output);
  source.start(time);
  return () => {
    source.stop();
    source.disconnect();
  };
}

/** The buffers of all clicks for a context. */
export function clickBuffers(context: BaseAudioContext): ReadonlyMap<ClickSound, AudioBuffer> {
  return new Map(
    CLICK_SOUNDS.map((sound) => {
      const samples = renderClick(sound, context.sampleRate);
      const buffer = context.createBuffer(1, samples.length, context.sampleRate);
      buffer.copyToChannel(samples, 0);
      return [sound, buffer];
    }),
  );
}
