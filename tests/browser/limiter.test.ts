import { describe, expect, test } from 'vitest';
import { CLICK_SOUNDS, renderClick } from '#audio/engine/click.ts';
import { CEILING, connectLimited, KNEE, limited } from '#audio/engine/limiter.ts';

const RATE = 48_000;

/** What the limiter makes of these samples, rendered offline. */
async function throughLimiter(samples: Float32Array<ArrayBuffer>): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, samples.length, RATE);
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  connectLimited(source, context.destination);
  source.start();
  return (await context.startRendering()).getChannelData(0);
}

const farthest = (a: Float32Array, b: Float32Array) =>
  a.reduce((most, x, i) => Math.max(most, Math.abs(x - (b[i] ?? Number.NaN))), 0);
const sine = (amplitude: number) =>
  Float32Array.from({ length: RATE / 2 }, (_, i) => amplitude * Math.sin(i * 0.11));

describe('the limiter', () => {
  test.each(CLICK_SOUNDS)('does not touch the practice click %s', async (sound) => {
    const click = renderClick(sound, RATE);
    expect(farthest(await throughLimiter(click), click)).toBeLessThan(1e-6);
  });

  test('does not touch anything up to −3 dBFS', async () => {
    const loud = sine(KNEE);
    expect(farthest(await throughLimiter(loud), loud)).toBeLessThan(1e-6);
  });

  test('leaves silence silent', async () => {
    expect((await throughLimiter(new Float32Array(1000))).every((x) => x === 0)).toBe(true);
  });

  test('delays by not one sample', async () => {
    const tick = new Float32Array(1000);
    tick[500] = 0.5;
    expect((await throughLimiter(tick)).findIndex((x) => Math.abs(x) > 1e-6)).toBe(500);
  });

  test.each([0.8, 1, 1.5, 2, 4, 100])(
    'never lets %f times full scale above −1 dBFS, and follows its curve',
    async (amplitude) => {
      const hot = sine(amplitude);
      const tamed = await throughLimiter(hot);
      expect(Math.max(...tamed.map(Math.abs))).toBeLessThanOrEqual(CEILING);
      expect(farthest(tamed, hot.map(limited))).toBeLessThan(1e-5);
    },
  );
});
