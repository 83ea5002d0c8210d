import { expect, test } from 'vitest';
import { record } from '#tests/support/recorder.ts';

/** From one sample to the next: each tells its own frame, exactly in 32-bit floats. */
const STEP = 2 ** -20;

test('a recording knows when each of its samples was rendered, the first ones included', async () => {
  // A new context: its first worklet takes over the rendering.
  const context = new AudioContext();
  const { sampleRate } = context;
  const source = context.createBufferSource();
  source.buffer = context.createBuffer(1, 20 * sampleRate, sampleRate);
  source.buffer.getChannelData(0).forEach((_, i, samples) => {
    samples[i] = i * STEP;
  });
  source.connect(context.destination);
  await expect.poll(() => context.currentTime).toBeGreaterThan(0);
  const from = Math.ceil((context.currentTime + 0.1) * sampleRate);
  source.start(from / sampleRate);
  await expect.poll(() => context.currentTime * sampleRate).toBeGreaterThan(from);
  const recorder = await record(source);
  const { samples, startFrame } = await recorder.recording();
  recorder.stop();
  await context.close();
  expect(samples.length).toBeGreaterThan(0);
  const offsets = samples.map((sample, i) => Math.round(sample / STEP) - (startFrame + i - from));
  expect(new Set(offsets)).toEqual(new Set([0]));
});
