import { expect, test } from 'vitest';
import { room } from '#audio/engine/band/reverb.ts';
import { roomInSteps } from '#audio/engine/live/live-room.ts';
import { seededRandom } from '#audio/music/random.ts';
import { allAtOnce } from '#lib/steps.ts';

const RATE = 48_000;
const SECONDS = 2;

type Build = (context: BaseAudioContext, output: AudioNode) => AudioNode;

/** Half a second of stereo noise in a reverb, recorded until the reverb has died away. */
async function inRoom(build: Build): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, SECONDS * RATE, RATE);
  const noise = context.createBuffer(2, RATE / 2, RATE);
  const random = seededRandom('noise');
  for (const side of [0, 1]) {
    const samples = Float32Array.from({ length: noise.length }, () => random() - 0.5);
    noise.copyToChannel(samples, side);
  }
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  source.connect(build(context, context.destination));
  source.start();
  return context.startRendering();
}

test('the reverb that is built in steps is the same to −100 dBFS', async () => {
  const whole = await inRoom(room);
  const stepped = await inRoom((context, output) => {
    const { input, steps } = roomInSteps(context, output);
    allAtOnce(steps);
    return input;
  });
  for (const side of [0, 1]) {
    const expected = whole.getChannelData(side);
    const loudest = expected.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    expect(loudest).toBeGreaterThan(0.05);
    const difference = stepped
      .getChannelData(side)
      .reduce((most, x, i) => Math.max(most, Math.abs(x - (expected[i] ?? 0))), 0);
    expect(difference).toBeLessThan(1e-5);
  }
});
