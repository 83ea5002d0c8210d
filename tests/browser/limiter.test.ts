import { describe, expect, test } from 'vitest';
import { CLICK_SOUNDS, renderClick } from '#audio/engine/click.ts';
import { CEILING, connectLimited, KNEE, limited } from '#audio/engine/output/limiter.ts';

const RATE = 48_000;

/** Renders samples through the limiter offline. */
async function throughLimiter(samples: Float32Array<ArrayBuffer>): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, samples.length, RATE);
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  connectLimited(source, context.destination);
  source.start();
  return (await context.startRendering()).getChannelData(0);
}

const maxDifference = (a: Float32Array, b: Float32Array) =>
  a.reduce((most, x, i) => Math.max(most, Math.abs(x - (b[i] ?? Number.NaN))), 0);
const sine = (amplitude: number) =>
  Float32Array.from({ length: RATE / 2 }, (_, i) => amplitude * Math.sin(i * 0.11));

describe('the limiter', () => {
  test('passes the practice clicks, levels up to −3 dBFS and silence unchanged', async () => {
    const clicks = CLICK_SOUNDS.map((sound) => renderClick(sound, RATE));
    for (const sound of [...clicks, sine(KNEE)]) {
      expect(maxDifference(await throughLimiter(sound), sound)).toBeLessThan(1e-6);
    }
    expect((await throughLimiter(new Float32Array(1000))).every((x) => x === 0)).toBe(true);
  });

  test('adds no latency', async () => {
    const impulse = new Float32Array(1000);
    impulse[500] = 0.5;
    expect((await throughLimiter(impulse)).findIndex((x) => Math.abs(x) > 1e-6)).toBe(500);
  });

  test('limits up to 100 times full scale to −1 dBFS, along its curve', async () => {
    for (const amplitude of [0.8, 1, 1.5, 2, 4, 100]) {
      const hot = sine(amplitude);
      const output = await throughLimiter(hot);
      expect(Math.max(...output.map(Math.abs))).toBeLessThanOrEqual(CEILING);
      expect(maxDifference(output, hot.map(limited)), `${amplitude}`).toBeLessThan(1e-5);
    }
  });
});
