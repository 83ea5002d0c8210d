import { expect, test } from 'vitest';
import { STROKES } from '#audio/music/instrument.ts';
import { GUIRA_VARIANTS, renderGuira } from '#audio/samples/guira.ts';
import { Kit } from './band/kit.ts';

/** A context that keeps what is copied into its buffers. */
function fakeContext() {
  const copied: Float32Array[] = [];
  const createBuffer = () => ({ copyToChannel: (samples: Float32Array) => copied.push(samples) });
  const context = { sampleRate: 48_000, createBuffer } as unknown as BaseAudioContext;
  return { context, copied };
}

test('the güira is rendered one stroke a task, so that the page is not blocked', async () => {
  const { context, copied } = fakeContext();
  const kit = new Kit(() => Promise.reject(new Error('not fetched')));
  let loaded = false;
  const loading = kit.load(['guira'], context).then(() => {
    loaded = true;
  });
  let before = copied.length;
  while (!loaded) {
    await new Promise((resolve) => setImmediate(resolve));
    expect(copied.length - before).toBeLessThanOrEqual(1);
    before = copied.length;
  }
  await loading;
  expect(copied).toHaveLength(STROKES.guira.length * GUIRA_VARIANTS);
  // Softly clipped, as all strokes of the güira are.
  expect(copied[0]).toEqual(renderGuira('down', 0, 48_000).map((x) => 0.14 * Math.tanh(x / 0.14)));
});

test('the güira is rendered once, however often it is loaded', async () => {
  const { context, copied } = fakeContext();
  const kit = new Kit(() => Promise.reject(new Error('not fetched')));
  await Promise.all([kit.load(['guira'], context), kit.load(['guira'], context)]);
  await kit.load(['guira'], context);
  expect(copied).toHaveLength(STROKES.guira.length * GUIRA_VARIANTS);
});
