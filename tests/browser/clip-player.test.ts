import { Howler } from 'howler';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { BufferClip } from '#audio/engine/clips/buffer-clip.ts';
import { type ClipEvent, ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import type { LoadClip } from '#audio/engine/clips/loaded-clip.ts';
import { Engine } from '#audio/engine/engine.ts';
import { CLIP_SAMPLE_RATE } from '#audio/music/clips/clip.ts';
import { QUIZ_CLIPS } from '#audio/music/clips/quiz-clips.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { decodeClip } from '#audio/render/clip-samples.ts';
import { SPRITES, spriteUrl } from '#audio/samples/banks.ts';
import { stemLoader } from '#src/sound/stem-loader.ts';
import {
  between,
  type Recorder,
  type Recording,
  recordEngine,
  until,
} from '#tests/support/recorder.ts';
import low from './fixtures/low.webm?url';
import sweepMp3 from './fixtures/sweep.mp3?url';
import sweep from './fixtures/sweep.webm?url';

// Recorded clips through a real AudioContext. States and events are tested in
// audio/engine/clips/clip-player.test.ts.

/** Tolerance of a position, in seconds. */
const RESUME = 0.03;
const MISSING = '/assets/audio/clips/missing.webm';

const engine = new Engine();
let recorder: Recorder | undefined;
const players: ClipPlayer[] = [];

afterEach(async () => {
  for (const player of players.splice(0)) player.unload();
  // Their fade-out.
  await until(engine, contextTime() + 0.04);
  recorder?.stop();
  recorder = undefined;
  engine.output.setVolume(1);
});

/** A player that is unloaded after the test. */
function clip(...origin: string[] | [LoadClip]): ClipPlayer {
  const [load] = origin;
  const player = new ClipPlayer(engine, typeof load === 'function' ? load : (origin as string[]));
  players.push(player);
  return player;
}

const STEMS_OF = QUIZ_CLIPS.missing[0]?.id ?? '';
/** The player of a stem: one player of a clip alone, rendered in memory. */
const stem = (player: BandInstrument) => clip(stemLoader({ clip: STEMS_OF, player }));

/** Resolves with the next `event`. */
const says = (player: ClipPlayer, event: ClipEvent) =>
  new Promise<void>((resolve) => {
    const unsubscribe = player.subscribe((said) => {
      if (said !== event) return;
      unsubscribe();
      resolve();
    });
  });

async function reaches(player: ClipPlayer, seconds: number) {
  while (player.position < seconds) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function listen(): Promise<Recorder> {
  recorder = await recordEngine(engine);
  return recorder;
}

/** Plays and resolves when it sounds. */
async function start(player: ClipPlayer): Promise<void> {
  player.play();
  if (player.state !== 'playing') await says(player, 'playing');
}

const contextTime = () => engine.output.bus?.context.currentTime ?? Number.NaN;

/** @returns the context's times before and after a press: a busy machine may stop in between */
function timesOf(press: () => void): [number, number] {
  const before = contextTime();
  press();
  return [before, contextTime()];
}

const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);

/** Pitch in Hz, from where the wave rises through zero. */
function pitch(samples: Float32Array, sampleRate: number): number {
  const rises: number[] = [];
  for (let i = 1; i < samples.length; i++) {
    const [a = 0, b = 0] = [samples[i - 1], samples[i]];
    if (a < 0 && b >= 0) rises.push(i - b / (b - a));
  }
  return ((rises.length - 1) * sampleRate) / ((rises.at(-1) ?? 0) - (rises[0] ?? 0));
}

/** The position in the sweep, which rises 1000 Hz a second, at a time of the context's clock. */
function positionInSweep(recording: Recording, time: number): number {
  const window = between(recording, time - 0.02, time + 0.02);
  return (pitch(window, recording.sampleRate) - 500) / 1000;
}

/** The first and last time at which something sounds. */
function sounding({ samples, startFrame, sampleRate }: Recording): [number, number] {
  const loud = (x: number) => Math.abs(x) > 0.01;
  const time = (index: number) => (startFrame + index) / sampleRate;
  return [time(samples.findIndex(loud)), time(samples.findLastIndex(loud))];
}

/** The largest second difference of the wave after the clip's start: a click shows as a peak. */
function roughness(recording: Recording): number {
  const [first, last] = sounding(recording);
  const samples = between(recording, first + 0.05, last + 0.1);
  return samples.reduce((most, x, i) => {
    const [before = 0, beforeThat = 0] = [samples[i - 1], samples[i - 2]];
    return i < 2 ? 0 : Math.max(most, Math.abs(x - 2 * before + beforeThat));
  }, 0);
}
/** The sweep's own largest second difference, 0.2·ω² at 2,500 Hz, and a margin for its codec. */
const SMOOTH = 0.03;

/** The sweep as samples in memory. */
const inMemory: LoadClip = async (bus) => {
  const response = await fetch(sweep);
  const node = await bus;
  return new BufferClip(await node.context.decodeAudioData(await response.arrayBuffer()), node);
};

test('plays a clip from its first sample to its last', async () => {
  const player = clip(sweep, sweepMp3);
  const { recording } = await listen();
  player.play();
  await says(player, 'ended');
  expect(player.duration).toBeCloseTo(2, 2);
  const heard = await recording();
  const [first, last] = sounding(heard);
  expect(last - first).toBeCloseTo(2, 1);
  for (const position of [0.1, 1, 1.9]) {
    expect(positionInSweep(heard, first + position)).toBeCloseTo(position, 2);
    expect(rms(between(heard, first + position - 0.02, first + position))).toBeCloseTo(0.14, 1);
  }
});

test.each<[string, string | LoadClip]>([
  ['fetched', sweep],
  ['in memory', inMemory],
])(
  'a clip that is %s pauses, resumes, starts again where it should and is unloaded, without a click',
  async (_, source) => {
    const player = typeof source === 'string' ? clip(source) : clip(source);
    const { recording } = await listen();
    await start(player);
    await reaches(player, 0.3);
    const [playing, position] = [contextTime(), player.position];
    await until(engine, playing + 0.1);

    const paused = timesOf(() => player.pause());
    const kept = player.position;
    await until(engine, paused[1] + 0.15);
    expect(player.position).toBe(kept);
    const resumed = timesOf(() => player.play());
    await until(engine, resumed[1] + 0.2);

    // Before the fade-out is over.
    player.stop();
    const restarted = timesOf(() => player.play());
    await until(engine, restarted[1] + 0.2);
    const unloaded = timesOf(() => player.unload());
    await until(engine, unloaded[1] + 0.1);

    const heard = await recording();
    const passes = (position: number, [from, to]: [number, number], soundAt = to) => {
      const passedAt = soundAt + position - positionInSweep(heard, soundAt);
      expect(passedAt).toBeGreaterThan(from - RESUME);
      expect(passedAt).toBeLessThan(to + RESUME);
    };
    passes(position, [playing, playing]);
    expect(rms(between(heard, paused[1] + RESUME, resumed[0]))).toBe(0);
    passes(kept, resumed, resumed[1] + 0.1);
    passes(0, restarted, restarted[1] + 0.1);
    expect(rms(between(heard, unloaded[1] + RESUME, unloaded[1] + 0.1))).toBe(0);
    // The beginning of a clip is not faded in.
    const { startFrame, sampleRate } = heard;
    for (const [from, to] of [
      [startFrame / sampleRate, restarted[0] - 0.01],
      [restarted[1] + 0.05, unloaded[1] + 0.1],
    ] as const) {
      const part = { startFrame: Math.round(from * sampleRate), sampleRate };
      expect(roughness({ ...part, samples: between(heard, from, to) })).toBeLessThan(SMOOTH);
    }
  },
);

describe('the volume', () => {
  test('changes without a click while a clip plays', async () => {
    const player = clip(sweep);
    const { recording } = await listen();
    await start(player);
    const started = contextTime();
    await until(engine, started + 0.25);
    engine.output.setVolume(0.5);
    await until(engine, started + 0.5);
    engine.output.setVolume(0);
    await until(engine, started + 0.8);
    const heard = await recording();
    const level = (time: number) => rms(between(heard, started + time, started + time + 0.08));
    expect(level(0.41) / level(0.15)).toBeCloseTo(0.5, 2);
    expect(level(0.71)).toBeLessThan(1e-4);
    expect(roughness(heard)).toBeLessThan(SMOOTH);
  });

  test('holds for a context that is opened later', async () => {
    const later = new Engine();
    later.output.setVolume(0.25);
    expect(await later.output.open()).toBe(true);
    expect(later.output.bus?.gain.value).toBe(0.25);
  });
});

describe('a source', () => {
  test('of no format that browsers play is not fetched, and the clip fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await listen();
    const fetches = vi.spyOn(globalThis, 'fetch');
    for (const sources of [[], ['/notes.txt'], ['/nameless']]) {
      const player = clip(...sources);
      player.play();
      await says(player, 'failed');
    }
    expect(fetches).not.toHaveBeenCalled();
  });

  test.each([
    ['is missing', MISSING],
    ['is not audio', '/package.json?.webm'],
  ])('that %s is replaced by the next one', async (_, first) => {
    const player = clip(first, sweepMp3);
    const { recording } = await listen();
    await start(player);
    await reaches(player, 0.15);
    const now = contextTime();
    expect(positionInSweep(await recording(), now - 0.05)).toBeGreaterThan(0.02);
  });
});

describe('unloading', () => {
  const loaded = () => (Howler as unknown as { _howls: unknown[] })._howls.length;

  test.each([
    ['a clip', () => clip(low), 1],
    // The decoded notes, and the stem that is rendered with them.
    ['a stem', () => stem('bongos'), 2],
  ])('frees the samples of %s', async (_, create, count) => {
    const buffers: WeakRef<AudioBuffer>[] = [];
    const noted = (buffer: AudioBuffer) => {
      buffers.push(new WeakRef(buffer));
      return buffer;
    };
    const { decodeAudioData } = BaseAudioContext.prototype;
    const { startRendering } = OfflineAudioContext.prototype;
    BaseAudioContext.prototype.decodeAudioData = async function (data) {
      return noted(await decodeAudioData.call(this, data));
    };
    OfflineAudioContext.prototype.startRendering = async function () {
      return noted(await startRendering.call(this));
    };
    try {
      const player = create();
      await start(player);
      expect(buffers).toHaveLength(count);
      player.unload();
    } finally {
      Object.assign(BaseAudioContext.prototype, { decodeAudioData });
      Object.assign(OfflineAudioContext.prototype, { startRendering });
    }
    const kept = async () => {
      await cdp().send('HeapProfiler.collectGarbage');
      // Not the buffers themselves: a poll that fails keeps what it received.
      return buffers.filter((buffer) => buffer.deref()).length;
    };
    await expect.poll(kept).toBe(0);
  });

  test('leaves no Howl behind after a hundred plays, and Howler opens no context', async () => {
    await listen();
    const contexts = vi.spyOn(globalThis, 'AudioContext');
    for (let i = 0; i < 100; i++) {
      const player = clip(low);
      player.play();
      if (i % 3 === 0) await says(player, 'playing');
      player.unload();
    }
    await expect.poll(loaded).toBe(0);
    expect(contexts).not.toHaveBeenCalled();
  });
});

describe('a stem', () => {
  test('lasts as long as its clip, fetches the samples of its player only, and stops when another one starts', async () => {
    const [samples] = await decodeClip(STEMS_OF, 'webm');
    const fetches = vi.spyOn(globalThis, 'fetch');
    const [bongos, guira] = [stem('bongos'), stem('guira')];
    await start(bongos);
    expect(bongos.duration).toBeCloseTo((samples?.length ?? 0) / CLIP_SAMPLE_RATE, 2);
    guira.play();
    expect(bongos.state).toBe('idle');
    await says(guira, 'playing');
    const addresses = fetches.mock.calls.map(([address]) => `${address}`);
    expect(addresses).toEqual(SPRITES.bongos.map((sprite) => spriteUrl('bongos', sprite, 'webm')));
  });
});
