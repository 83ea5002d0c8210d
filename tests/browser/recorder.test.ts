import { expect, test } from 'vitest';
import { record } from '#tests/support/recorder.ts';

/** From one sample to the next: each tells its own frame. */
const STEP = 2 ** -20;
/** How long the samples rise, in seconds. */
const RAMP = 20;

test('a recording knows when each of its samples was rendered, the first ones included', async () => {
  // A new context: its first worklet takes over the rendering. On a busy machine a source may miss blocks meanwhile.
  // Then a buffer plays on late, but a ramp has the value of its time again.
  const context = new AudioContext();
  const { sampleRate } = context;
  const source = new ConstantSourceNode(context, { offset: 0 });
  source.connect(context.destination);
  source.start();
  await expect.poll(() => context.currentTime).toBeGreaterThan(0);
  const from = Math.ceil((context.currentTime + 0.1) * sampleRate);
  source.offset
    .setValueAtTime(0, from / sampleRate)
    .linearRampToValueAtTime(RAMP * sampleRate * STEP, from / sampleRate + RAMP);
  await expect.poll(() => context.currentTime * sampleRate).toBeGreaterThan(from);
  const recorder = await record(source);
  const { samples, startFrame } = await recorder.recording();
  recorder.stop();
  await context.close();
  const offsets = Array.from(samples, (sample, i) =>
    sample === 0 ? 'missed' : Math.round(sample / STEP) - (startFrame + i - from),
  );
  expect(new Set(offsets.filter((offset) => offset !== 'missed'))).toEqual(new Set([0]));
});
