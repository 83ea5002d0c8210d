import { Howler } from 'howler';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { BufferSound } from '#audio/engine/buffer-clip.ts';
import { type ClipEvent, ClipPlayer } from '#audio/engine/clip-player.ts';
import { Engine } from '#audio/engine/engine.ts';
import type { LoadClip } from '#audio/engine/loaded-clip.ts';
import { gridSteps } from '#audio/engine/step.ts';
import { strokes } from '#audio/music/stroke.ts';
import { type Recorder, type Recording, record } from '#tests/support/recorder.ts';
import low from './fixtures/low.webm?url';
import sweepMp3 from './fixtures/sweep.mp3?url';
import sweep from './fixtures/sweep.webm?url';

/** How far a paused clip may be off when it goes on (seconds). */
const RESUME = 0.03;
const MISSING = '/assets/audio/clips/missing.webm';

let engine: Engine;
let recorder: Recorder | undefined;
const players: ClipPlayer[] = [];
const fetches = vi.spyOn(globalThis, 'fetch');
const contexts = vi.fn();
const complaints = vi.spyOn(console, 'error');

const NativeContext = globalThis.AudioContext;
globalThis.AudioContext = class extends NativeContext {
  constructor(options?: AudioContextOptions) {
    contexts();
    super(options);
  }
};

beforeEach(() => {
  engine = new Engine();
  contexts.mockClear();
  fetches.mockClear();
  complaints.mockReset();
});

afterEach(() => {
  for (const player of players.splice(0)) player.unload();
  recorder?.stop();
  recorder = undefined;
  engine.output.retire();
});

/** A player, and everything it says. */
function clip(...origin: string[] | [LoadClip]): { player: ClipPlayer; said: ClipEvent[] } {
  const [load] = origin;
  const player = new ClipPlayer(engine, typeof load === 'function' ? load : (origin as string[]));
  players.push(player);
  const said: ClipEvent[] = [];
  player.subscribe((event) => said.push(event));
  return { player, said };
}

const says = (player: ClipPlayer, event: ClipEvent) =>
  new Promise<void>((resolve) => {
    const leave = player.subscribe((said) => {
      if (said !== event) return;
      leave();
      resolve();
    });
  });

async function reaches(player: ClipPlayer, seconds: number) {
  while (player.position < seconds) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function listen(): Promise<Recorder> {
  expect(await engine.output.open()).toBe(true);
  const { bus } = engine.output;
  if (!bus) throw new Error('no bus');
  recorder = await record(bus);
  return recorder;
}

const contextTime = () => engine.output.bus?.context.currentTime ?? Number.NaN;
const until = async (time: number) => {
  while (contextTime() < time) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** The samples from one time of the context's clock to another. */
function between({ samples, startFrame, sampleRate }: Recording, from: number, to: number) {
  const frame = (time: number) => Math.round(time * sampleRate) - startFrame;
  return samples.subarray(frame(from), frame(to));
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

/** Where in the sweep the recording is at a time of the context's clock, in seconds. */
function placeInSweep(recording: Recording, time: number): number {
  const window = between(recording, time - 0.02, time + 0.02);
  return (pitch(window, recording.sampleRate) - 500) / 1000;
}

/** The first and last time at which something sounds. */
function sounding({ samples, startFrame, sampleRate }: Recording): [number, number] {
  const loud = (x: number) => Math.abs(x) > 0.01;
  const time = (index: number) => (startFrame + index) / sampleRate;
  return [time(samples.findIndex(loud)), time(samples.findLastIndex(loud))];
}

/** The sharpest bend of the wave, but for the very start of the clip: a click shows as one. */
function sharpest(recording: Recording): number {
  const [first, last] = sounding(recording);
  const samples = between(recording, first + 0.05, last + 0.1);
  return samples.reduce((most, x, i) => {
    const [before = 0, beforeThat = 0] = [samples[i - 1], samples[i - 2]];
    return i < 2 ? 0 : Math.max(most, Math.abs(x - 2 * before + beforeThat));
  }, 0);
}
/** What the sweep itself bends at most: 0.2·ω² at 2,500 Hz, and a little for its codec. */
const SMOOTH = 0.03;

/** The sweep as samples in memory. */
const made: LoadClip = async (bus) => {
  const response = await fetch(sweep);
  return new BufferSound(await bus.context.decodeAudioData(await response.arrayBuffer()), bus);
};

describe('a clip', () => {
  test('opens no sound and fetches nothing before it is asked for, and then once', async () => {
    const { player } = clip(sweep, sweepMp3);
    expect(player.state).toBe('idle');
    expect(contexts).not.toHaveBeenCalled();
    expect(fetches).not.toHaveBeenCalled();
    player.play();
    await says(player, 'playing');
    player.stop();
    player.play();
    expect(player.state).toBe('playing');
    expect(fetches.mock.calls.map(([address]) => address)).toEqual([sweep]);
    expect(contexts).toHaveBeenCalledTimes(1);
  });

  test('is heard from its first sample to its last, and then stands at its start', async () => {
    const { player, said } = clip(sweep, sweepMp3);
    const { recording } = await listen();
    player.play();
    expect(player.duration).toBe(0);
    await says(player, 'ended');
    expect(said).toEqual(['loading', 'playing', 'idle', 'ended']);
    expect([player.state, player.position]).toEqual(['idle', 0]);
    expect(player.duration).toBeCloseTo(2, 2);
    const heard = await recording();
    const [first, last] = sounding(heard);
    expect(last - first).toBeCloseTo(2, 1);
    for (const place of [0.1, 1, 1.9]) {
      expect(placeInSweep(heard, first + place)).toBeCloseTo(place, 2);
      expect(rms(between(heard, first + place - 0.02, first + place))).toBeCloseTo(0.14, 1);
    }
  });
});

describe.each<[string, string | LoadClip]>([
  ['fetched', sweep],
  ['made in memory', made],
])('a clip that is %s', (_, source) => {
  const sweeping = () => (typeof source === 'string' ? clip(source) : clip(source));

  test('tells where it is', async () => {
    const { player } = sweeping();
    const { recording } = await listen();
    player.play();
    await says(player, 'playing');
    await reaches(player, 0.5);
    const [now, position] = [contextTime(), player.position];
    await until(now + 0.1);
    expect(Math.abs(placeInSweep(await recording(), now) - position)).toBeLessThan(RESUME);
  });

  test('is silent while paused, without a click, and goes on where it was', async () => {
    const { player, said } = sweeping();
    const { recording } = await listen();
    player.play();
    await says(player, 'playing');
    await reaches(player, 0.7);
    const left = contextTime();
    player.pause();
    const stoodAt = player.position;
    expect(player.state).toBe('paused');
    await until(left + 0.3);
    expect(player.position).toBe(stoodAt);
    const resumed = contextTime();
    player.play();
    expect(player.state).toBe('playing');
    await until(resumed + 0.3);
    const heard = await recording();
    expect(rms(between(heard, left + RESUME, resumed))).toBe(0);
    const [place, expected] = [placeInSweep(heard, resumed + 0.1), stoodAt + 0.1];
    expect(Math.abs(place - expected)).toBeLessThan(RESUME);
    expect(sharpest(heard)).toBeLessThan(SMOOTH);
    expect(said).toEqual(['loading', 'playing', 'paused', 'playing']);
  });

  test('starts again from its beginning when it was stopped, even before it fell silent', async () => {
    const { player } = sweeping();
    const { recording } = await listen();
    player.play();
    await says(player, 'playing');
    await reaches(player, 0.7);
    player.stop();
    expect([player.state, player.position]).toEqual(['idle', 0]);
    const again = contextTime();
    player.play();
    await until(again + 0.3);
    const place = placeInSweep(await recording(), again + 0.1);
    expect(Math.abs(place - 0.1)).toBeLessThan(RESUME);
  });

  test('can be rewound and moved within, playing or not', async () => {
    const { player } = sweeping();
    const { recording } = await listen();
    player.play();
    await says(player, 'playing');
    player.seek(1.5);
    const moved = contextTime();
    await until(moved + 0.2);
    player.rewind();
    const rewound = contextTime();
    expect(player.state).toBe('playing');
    await until(rewound + 0.2);
    player.pause();
    player.seek(99);
    expect(player.position).toBe(player.duration);
    player.rewind();
    expect([player.state, player.position]).toEqual(['paused', 0]);
    const heard = await recording();
    expect(Math.abs(placeInSweep(heard, moved + 0.1) - 1.6)).toBeLessThan(RESUME);
    expect(Math.abs(placeInSweep(heard, rewound + 0.1) - 0.1)).toBeLessThan(RESUME);
  });

  test('moved close to its end, it ends there', async () => {
    const { player } = sweeping();
    await listen();
    player.play();
    await says(player, 'playing');
    player.seek(1.9);
    const from = contextTime();
    await says(player, 'ended');
    expect(contextTime() - from).toBeLessThan(0.2);
  });
});

describe('a clip', () => {
  test('ends in a hidden tab too, which draws no frames', async () => {
    const drawFrame = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = () => 0;
    try {
      const { player } = clip(low);
      player.play();
      await says(player, 'ended');
    } finally {
      globalThis.requestAnimationFrame = drawFrame;
    }
  });

  test('is as loud as the volume says, which changes without a click', async () => {
    const { player } = clip(sweep);
    const { recording } = await listen();
    player.play();
    await says(player, 'playing');
    const started = contextTime();
    await until(started + 0.4);
    engine.output.setVolume(0.5);
    await until(started + 0.8);
    engine.output.setVolume(0);
    await until(started + 1.2);
    const heard = await recording();
    const level = (time: number) => rms(between(heard, started + time, started + time + 0.1));
    expect(level(0.7) / level(0.3)).toBeCloseTo(0.5, 2);
    expect(level(1.1)).toBeLessThan(1e-4);
    expect(sharpest(heard)).toBeLessThan(SMOOTH);
  });

  test('is as loud from its first sample on as was said while nothing sounded', async () => {
    expect(await engine.output.open()).toBe(true);
    engine.output.setVolume(0);
    // A bus that is asleep would go down only with the next sound.
    await expect.poll(() => engine.output.bus?.gain.value).toBeLessThan(1e-4);
    engine.output.setVolume(1);
    await expect.poll(() => engine.output.bus?.gain.value).toBeGreaterThan(0.999);
  });

  test('starts as loud as was said before there was any sound', async () => {
    engine.output.setVolume(0.25);
    const { player } = clip(sweep);
    const { recording } = await listen();
    player.play();
    await says(player, 'playing');
    await reaches(player, 0.3);
    const [first] = sounding(await recording());
    expect(rms(between(await recording(), first + 0.1, first + 0.2))).toBeCloseTo(0.25 * 0.1414, 2);
  });
});

describe('only one thing sounds at a time', () => {
  test('a second clip stops the first', async () => {
    const [first, second] = [clip(sweep), clip(low)];
    const { recording } = await listen();
    first.player.play();
    await says(first.player, 'playing');
    await reaches(first.player, 0.3);
    second.player.play();
    expect([first.player.state, first.player.position]).toEqual(['idle', 0]);
    await says(second.player, 'playing');
    const changed = contextTime();
    await until(changed + 0.3);
    const heard = await recording();
    expect(pitch(between(heard, changed + 0.1, changed + 0.2), heard.sampleRate)).toBeCloseTo(
      400,
      0,
    );
    expect(rms(between(heard, changed + 0.1, changed + 0.2))).toBeCloseTo(0.14, 1);
  });

  test('a clip that still loads gives way to another', async () => {
    const [first, second] = [clip(sweep), clip(low)];
    first.player.play();
    second.player.play();
    await says(second.player, 'ended');
    expect(first.said).toEqual(['loading', 'idle']);
  });

  test('a paused clip goes back to its start when another plays', async () => {
    const [first, second] = [clip(sweep), clip(low)];
    await listen();
    first.player.play();
    await says(first.player, 'playing');
    await expect.poll(() => first.player.position).toBeGreaterThan(0.1);
    first.player.pause();
    expect(first.player.position).toBeGreaterThan(0.1);
    second.player.play();
    expect([first.player.state, first.player.position]).toEqual(['idle', 0]);
  });

  test('a clip stops the grid, and the grid a clip', async () => {
    const { player } = clip(sweep);
    await listen();
    const steps = gridSteps('click', strokes('xxxx xxxX'));
    const grid = { steps, stepsPerBeat: 2, bpm: 105, loop: true, countIn: false };
    const gridEnded = vi.fn();
    engine.play(grid, gridEnded);
    player.play();
    expect(gridEnded).toHaveBeenCalledTimes(1);
    await says(player, 'playing');
    const playback = engine.play(grid, gridEnded);
    expect([player.state, player.position]).toEqual(['idle', 0]);
    // A clip that has left the stage does not clear it for the one who has it now.
    player.unload();
    expect(gridEnded).toHaveBeenCalledTimes(1);
    engine.stop(playback);
    expect(gridEnded).toHaveBeenCalledTimes(1);
  });
});

describe('pressed at an awkward moment', () => {
  test('Play twice while it loads loads once and plays once', async () => {
    const { player, said } = clip(low);
    player.play();
    player.play();
    await says(player, 'ended');
    expect(said).toEqual(['loading', 'playing', 'idle', 'ended']);
    expect(fetches).toHaveBeenCalledTimes(1);
  });

  test.each(['stop', 'pause', 'unload'] as const)(
    '%s while it loads: it never sounds',
    async (act) => {
      const { player, said } = clip(low);
      const { recording } = await listen();
      player.play();
      player[act]();
      expect(player.state).toBe('idle');
      await until(contextTime() + 0.3);
      expect(said).toEqual(['loading', 'idle']);
      expect((await recording()).samples.every((x) => x === 0)).toBe(true);
      expect(complaints).not.toHaveBeenCalled();
    },
  );

  test('stop and Play again while it loads plays once', async () => {
    const { player, said } = clip(low);
    player.play();
    player.stop();
    player.play();
    await says(player, 'ended');
    expect(said).toEqual(['loading', 'idle', 'loading', 'playing', 'idle', 'ended']);
  });
});

describe('what goes wrong', () => {
  test('a clip that cannot be had fails, says so once, and can be tried again', async () => {
    const { player, said } = clip(sweep, sweepMp3);
    complaints.mockImplementation(() => {});
    fetches.mockRejectedValueOnce(new TypeError('offline'));
    fetches.mockResolvedValueOnce(new Response('', { status: 404 }));
    player.play();
    await says(player, 'failed');
    expect(complaints).toHaveBeenCalledTimes(1);
    player.retry();
    await says(player, 'playing');
    expect(said).toEqual(['loading', 'failed', 'loading', 'playing']);
    expect(complaints).toHaveBeenCalledTimes(1);
  });

  test('a clip of no kind that browsers play fails too', async () => {
    complaints.mockImplementation(() => {});
    for (const sources of [[], ['/notes.txt'], ['/nameless']]) {
      const { player } = clip(...sources);
      player.play();
      await says(player, 'failed');
    }
    expect(fetches).not.toHaveBeenCalled();
  });

  test.each([
    ['missing', MISSING],
    ['not the sound it says to be', '/package.json?.webm'],
  ])('where the first source is %s, the second is played', async (_, first) => {
    const { player } = clip(first, sweepMp3);
    const { recording } = await listen();
    player.play();
    await says(player, 'playing');
    await reaches(player, 0.5);
    const heard = await recording();
    expect(placeInSweep(heard, contextTime() - 0.1)).toBeGreaterThan(0.2);
  });

  test('without an audio device it says so, and plays when there is one', async () => {
    complaints.mockImplementation(() => {});
    const CountedContext = globalThis.AudioContext;
    globalThis.AudioContext = class {
      constructor() {
        throw new DOMException('no device', 'NotSupportedError');
      }
    } as unknown as typeof AudioContext;
    const { player, said } = clip(low);
    try {
      player.play();
      await says(player, 'failed');
      expect(said).toEqual(['loading', 'failed']);
      expect(fetches).not.toHaveBeenCalled();
    } finally {
      globalThis.AudioContext = CountedContext;
    }
    player.retry();
    await says(player, 'ended');
  });

  test('when the device is lost it stands where it was, and goes on there on the new one', async () => {
    const { player, said } = clip(sweep);
    await listen();
    player.play();
    await says(player, 'playing');
    await reaches(player, 0.5);
    const lost = engine.output.bus?.context as AudioContext;
    const paused = says(player, 'paused');
    await lost.close();
    await paused;
    const stoodAt = player.position;
    expect(stoodAt).toBeGreaterThan(0.45);
    expect(stoodAt).toBeLessThan(0.7);
    const { recording } = await listen();
    expect(engine.output.bus?.context).not.toBe(lost);
    player.play();
    await says(player, 'playing');
    const resumed = contextTime();
    await until(resumed + 0.3);
    const place = placeInSweep(await recording(), resumed + 0.1);
    expect(Math.abs(place - stoodAt - 0.1)).toBeLessThan(RESUME);
    expect(said).toEqual(['loading', 'playing', 'paused', 'loading', 'playing']);
    expect(contexts).toHaveBeenCalledTimes(2);
  });

  test('when the context is interrupted it is paused, not ended', async () => {
    const { player, said } = clip(low);
    await listen();
    player.play();
    await says(player, 'playing');
    const context = engine.output.bus?.context as AudioContext;
    const paused = says(player, 'paused');
    await context.suspend();
    await paused;
    player.play();
    await says(player, 'ended');
    expect(said.filter((event) => event === 'ended')).toHaveLength(1);
  });
});

describe('unloading', () => {
  const loaded = () => (Howler as unknown as { _howls: unknown[] })._howls.length;

  test('silences a clip that plays, without a click, and loads it anew when it is played again', async () => {
    const { player } = clip(sweep);
    const { recording } = await listen();
    player.play();
    await says(player, 'playing');
    await reaches(player, 0.3);
    const gone = contextTime();
    player.unload();
    expect(player.state).toBe('idle');
    await until(gone + 0.2);
    const heard = await recording();
    expect(rms(between(heard, gone + RESUME, gone + 0.2))).toBe(0);
    expect(sharpest(heard)).toBeLessThan(SMOOTH);
    expect(loaded()).toBe(0);
    player.play();
    await says(player, 'playing');
    expect(fetches).toHaveBeenCalledTimes(2);
    expect(loaded()).toBe(1);
  });

  test('lets the decoded sound go from memory', async () => {
    const decoded: WeakRef<AudioBuffer>[] = [];
    const { decodeAudioData } = BaseAudioContext.prototype;
    BaseAudioContext.prototype.decodeAudioData = async function (data) {
      const buffer = await decodeAudioData.call(this, data);
      decoded.push(new WeakRef(buffer));
      return buffer;
    };
    try {
      const { player } = clip(low);
      player.play();
      await says(player, 'ended');
      player.unload();
    } finally {
      BaseAudioContext.prototype.decodeAudioData = decodeAudioData;
    }
    await expect
      .poll(async () => {
        await cdp().send('HeapProfiler.collectGarbage');
        return decoded.map((buffer) => buffer.deref());
      })
      .toEqual([undefined]);
  });

  test('a hundred plays leave no Howl behind', async () => {
    await listen();
    for (let i = 0; i < 100; i++) {
      const { player } = clip(low);
      player.play();
      if (i % 3 === 0) await says(player, 'playing');
      player.unload();
    }
    await expect.poll(loaded).toBe(0);
    expect(contexts).toHaveBeenCalledTimes(1);
  });
});
