import { expect, test, vi } from 'vitest';
import { STROKES } from '#audio/music/instrument.ts';
import { GUIRA_VARIANTS, renderGuira } from '#audio/samples/guira.ts';
import { Kit } from './band/kit.ts';

/** A context that records the samples copied into its buffers. */
function fakeContext() {
  const copied: Float32Array[] = [];
  const createBuffer = () => ({ copyToChannel: (samples: Float32Array) => copied.push(samples) });
  const context = { sampleRate: 48_000, createBuffer } as unknown as BaseAudioContext;
  return { context, copied };
}

test('on a slow phone a stroke of the güira takes several tasks, so that the page is not blocked', async () => {
  // A stroke takes 13 steps of a millisecond each.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
  const { context, copied } = fakeContext();
  const kit = new Kit(() => Promise.reject(new Error('not fetched')));
  let loaded = false;
  const loading = kit.loadAll(['guira'], context).then(() => {
    loaded = true;
  });
  let before = copied.length;
  let tasks = 0;
  while (!loaded) {
    await new Promise((resolve) => setImmediate(resolve));
    expect(copied.length - before).toBeLessThanOrEqual(1);
    before = copied.length;
    tasks++;
  }
  await loading;
  expect(tasks).toBeGreaterThan(1.5 * copied.length);
  expect(copied).toHaveLength(STROKES.guira.length * GUIRA_VARIANTS);
  // Softly clipped, like all strokes of the güira.
  expect(copied[0]).toEqual(renderGuira('down', 0, 48_000).map((x) => 0.14 * Math.tanh(x / 0.14)));
});

test('the güira is rendered once, however often it is loaded', async () => {
  const { context, copied } = fakeContext();
  const kit = new Kit(() => Promise.reject(new Error('not fetched')));
  await Promise.all([kit.loadAll(['guira'], context), kit.loadAll(['guira'], context)]);
  await kit.loadAll(['guira'], context);
  expect(copied).toHaveLength(STROKES.guira.length * GUIRA_VARIANTS);
});
