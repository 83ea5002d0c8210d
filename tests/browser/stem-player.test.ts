// Playing a stem: one player of a clip alone, rendered in memory.
import { afterEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { Engine } from '#audio/engine/engine.ts';
import { CLIP_SAMPLE_RATE, type Clip } from '#audio/music/clips/clip.ts';
import { QUIZ_CLIPS } from '#audio/music/clips/quiz-clips.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { decodeClip } from '#audio/render/clip-samples.ts';
import { SPRITES, spriteUrl } from '#audio/samples/banks.ts';
import { stemLoader } from '#src/sound/stem-loader.ts';

const clip = QUIZ_CLIPS.missing[0] as Clip;
const engine = new Engine();
const players: ClipPlayer[] = [];
const stemPlayer = (player: BandInstrument) => {
  const one = new ClipPlayer(engine, stemLoader({ clip: clip.id, player }));
  players.push(one);
  return one;
};

afterEach(() => {
  for (const player of players.splice(0)) player.unload();
  vi.restoreAllMocks();
});

test('lasts as long as its clip, fetches the samples of its player only, and stops when another one starts', async () => {
  const [samples] = await decodeClip(clip.id, 'webm');
  const fetched = vi.spyOn(globalThis, 'fetch');
  const [bongos, guira] = [stemPlayer('bongos'), stemPlayer('guira')];
  bongos.play();
  await expect.poll(() => bongos.state).toBe('playing');
  expect(bongos.duration).toBeCloseTo((samples?.length ?? 0) / CLIP_SAMPLE_RATE, 2);
  guira.play();
  expect(bongos.state).toBe('idle');
  await expect.poll(() => guira.state).toBe('playing');
  const addresses = fetched.mock.calls.map(([address]) => `${address}`);
  const wanted = SPRITES.bongos.map((sprite) => spriteUrl('bongos', sprite, 'webm'));
  expect(addresses).toEqual(wanted);
});

test('fails if the samples cannot be fetched, and can be retried', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('', { status: 404 }));
  const bongos = stemPlayer('bongos');
  bongos.play();
  await expect.poll(() => bongos.state).toBe('failed');
  expect(errors).toHaveBeenCalledTimes(1);
  bongos.play();
  await expect.poll(() => bongos.state).toBe('playing');
});

test('frees its samples when it is unloaded', async () => {
  const buffers: WeakRef<AudioBuffer>[] = [];
  const { prototype } = OfflineAudioContext;
  const { decodeAudioData, startRendering } = prototype;
  prototype.decodeAudioData = async function (data) {
    const buffer = await decodeAudioData.call(this, data);
    buffers.push(new WeakRef(buffer));
    return buffer;
  };
  prototype.startRendering = async function () {
    const buffer = await startRendering.call(this);
    buffers.push(new WeakRef(buffer));
    return buffer;
  };
  try {
    const bongos = stemPlayer('bongos');
    bongos.play();
    await expect.poll(() => bongos.state).toBe('playing');
    expect(buffers).toHaveLength(2);
    bongos.unload();
  } finally {
    Object.assign(prototype, { decodeAudioData, startRendering });
  }
  await expect
    .poll(async () => {
      await cdp().send('HeapProfiler.collectGarbage');
      return buffers.map((buffer) => buffer.deref());
    })
    .toEqual([undefined, undefined]);
});
