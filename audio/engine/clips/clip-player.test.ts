import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Engine } from '#audio/engine/engine.ts';
import type { SoundStatus } from '#audio/engine/output/sound-output.ts';
import { EngineClock } from '#audio/engine/transport/clock.ts';
import { Listeners } from '#lib/listeners.ts';
import { type ClipEngine, type ClipEvent, ClipPlayer } from './clip-player.ts';
import type { LoadClip, LoadedClip } from './loaded-clip.ts';

const SECONDS = 2;

const SILENT = { seconds: SECONDS, play: () => {}, stop: () => {}, unload: () => {} };

class FakeOutput {
  readonly #listeners = new Listeners();
  readonly clock = new EngineClock(() => Date.now() / 1000);
  status: SoundStatus = 'unopened';
  bus: GainNode | null = null;
  available = true;
  readonly subscribe = this.#listeners.subscribe;
  readonly checkForStall = vi.fn();

  async open(): Promise<boolean> {
    if (this.status !== 'audible') this.set(this.available ? 'audible' : 'silent');
    return this.available;
  }

  /** Changes the status. If it is audible again, the bus is a new one. */
  set(status: SoundStatus): void {
    if (status === 'audible') this.bus = {} as GainNode;
    this.status = status;
    this.#listeners.notify();
  }
}

let output: FakeOutput;
let engine: ClipEngine;
const complaints = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  output = new FakeOutput();
  const real = new Engine();
  engine = { output, claim: real.claim.bind(real), release: real.release.bind(real) };
  complaints.mockReset();
  vi.spyOn(console, 'error').mockImplementation(complaints);
});

/** A player, with its events, and a log of the calls to its fake sound. */
function clip(load?: LoadClip) {
  const log: string[] = [];
  const loader = vi.fn<LoadClip>(
    load ??
      (async (bus): Promise<LoadedClip> => ({
        bus: await bus,
        seconds: SECONDS,
        play: (from) => log.push(`play ${from.toFixed(2)}`),
        stop: () => log.push('stop'),
        unload: () => log.push('unload'),
      })),
  );
  const player = new ClipPlayer(engine, loader);
  const events: ClipEvent[] = [];
  player.subscribe((event) => events.push(event));
  return { player, events, log, loader };
}

/** Lets time pass, and all pending work finish. */
const pass = (seconds = 0) => vi.advanceTimersByTimeAsync(seconds * 1000);

async function playing() {
  const all = clip();
  all.player.play();
  await pass();
  all.events.length = 0;
  return all;
}

describe('playing', () => {
  test('opens and loads nothing before the first play, and loads once', async () => {
    const { player, loader, events, log } = clip();
    expect([output.status, player.duration]).toEqual(['unopened', 0]);
    player.play();
    player.play();
    await pass();
    player.stop();
    player.play();
    expect(player.state).toBe('playing');
    expect(loader).toHaveBeenCalledTimes(1);
    expect(events).toEqual(['loading', 'playing', 'idle', 'playing']);
    expect(log).toEqual(['play 0.00', 'stop', 'play 0.00']);
  });

  test('heard to its end, reports only that, and is back at its start', async () => {
    const { player, events } = await playing();
    const states: string[] = [];
    player.subscribe((event) => states.push(`${event} while ${player.state}`));
    await pass(SECONDS - 0.01);
    expect(events).toEqual([]);
    await pass(0.02);
    expect(states).toEqual(['ended while idle']);
    expect(player.position).toBe(0);
    await pass(SECONDS);
    expect(events).toEqual(['ended']);
  });

  test('ends when the last sound has left the loudspeaker, not when it was rendered', async () => {
    const { player, events } = clip();
    output.clock.outputTime = () => output.clock.now() - 0.3;
    player.play();
    await pass(SECONDS + 0.29);
    expect(events).toEqual(['loading', 'playing']);
    await pass(0.02);
    expect(events.at(-1)).toBe('ended');
  });

  test('can be played again by a listener of its end', async () => {
    const { player, events } = await playing();
    const unsubscribe = player.subscribe((event) => {
      if (event !== 'ended') return;
      unsubscribe();
      player.play();
    });
    await pass(SECONDS + 0.1);
    expect(player.state).toBe('playing');
    await pass(SECONDS);
    expect(events).toEqual(['ended', 'playing', 'ended']);
  });

  test('from a position, before and while it plays', async () => {
    const { player, events, log } = clip();
    player.playFrom(1.5);
    await pass(0.2);
    expect(player.position).toBeCloseTo(1.7, 3);
    player.playFrom(0.5);
    expect(player.position).toBeCloseTo(0.5, 3);
    expect(events).toEqual(['loading', 'playing', 'playing']);
    expect(log).toEqual(['play 1.50', 'stop', 'play 0.50']);
    await pass(1.4);
    expect(player.state).toBe('playing');
    await pass(0.2);
    expect(events.at(-1)).toBe('ended');
  });

  test('from another position while it loads, plays from there', async () => {
    const { player, log } = clip();
    player.playFrom(1.5);
    player.playFrom(0.5);
    await pass();
    expect(log).toEqual(['play 0.50']);
  });

  test('checks for a stalled device while it plays', async () => {
    const { player } = await playing();
    await pass(1);
    const calls = output.checkForStall.mock.calls.length;
    expect(calls).toBeGreaterThanOrEqual(4);
    player.pause();
    await pass(1);
    expect(output.checkForStall.mock.calls.length).toBe(calls);
  });
});

describe('pausing', () => {
  test('keeps the position, and resumes there', async () => {
    const { player, events, log } = await playing();
    await pass(0.7);
    player.pause();
    await pass(5);
    expect(player.position).toBeCloseTo(0.7, 3);
    player.play();
    expect(log).toEqual(['play 0.00', 'stop', 'play 0.70']);
    expect(events).toEqual(['paused', 'playing']);
    await pass(1.2);
    expect(player.state).toBe('playing');
    await pass(0.2);
    expect(events.at(-1)).toBe('ended');
  });

  test('twice, or while idle, changes nothing', async () => {
    const { player, events } = await playing();
    player.pause();
    player.pause();
    player.stop();
    player.pause();
    expect(events).toEqual(['paused', 'idle']);
  });

  test('while a resumed clip loads again, stays paused where it was', async () => {
    const { player, events } = await playing();
    await pass(0.5);
    output.set('silent');
    player.play();
    player.pause();
    await pass();
    expect(events).toEqual(['paused', 'loading', 'paused']);
    expect(player.position).toBeCloseTo(0.5, 3);
  });
});

describe('while it loads', () => {
  test.each(['stop', 'pause', 'unload'] as const)('%s: it never sounds', async (act) => {
    const { player, events, log } = clip();
    player.play();
    player[act]();
    await pass(1);
    expect(player.state).toBe('idle');
    expect(events).toEqual(['loading', 'idle']);
    expect(log).not.toContain('play 0.00');
    expect(complaints).not.toHaveBeenCalled();
  });

  test('a cancelled load is aborted, and its failure not reported', async () => {
    const { player, loader, events } = clip(
      (_, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    player.play();
    await pass();
    expect(loader.mock.calls[0]?.[1].aborted).toBe(false);
    player.stop();
    await pass();
    expect(loader.mock.calls[0]?.[1].aborted).toBe(true);
    expect(events).toEqual(['loading', 'idle']);
    expect(complaints).not.toHaveBeenCalled();
  });

  test('stop and Play again plays once', async () => {
    const { player, events, log } = clip();
    player.play();
    player.stop();
    player.play();
    await pass();
    expect(events).toEqual(['loading', 'idle', 'loading', 'playing']);
    expect(log.filter((entry) => entry.startsWith('play'))).toEqual(['play 0.00']);
  });
});

describe('exclusive playback', () => {
  test('a second clip stops the first and rewinds it', async () => {
    const [first, second] = [await playing(), clip()];
    await pass(0.5);
    second.player.play();
    expect([first.player.state, first.player.position]).toEqual(['idle', 0]);
    expect(first.log.at(-1)).toBe('stop');
    await pass();
    expect(second.player.state).toBe('playing');
  });

  test('a clip that is still loading gives way', async () => {
    const [first, second] = [clip(), clip()];
    first.player.play();
    second.player.play();
    await pass();
    expect(first.events).toEqual(['loading', 'idle']);
    expect([first.log, second.player.state]).toEqual([[], 'playing']);
  });

  test('a paused clip is rewound when another one plays', async () => {
    const [first, second] = [await playing(), clip()];
    await pass(0.5);
    first.player.pause();
    second.player.play();
    expect([first.player.state, first.player.position]).toEqual(['idle', 0]);
  });

  test('a clip that has stopped does not release the claim of another', async () => {
    const [first, second] = [await playing(), await playing()];
    first.player.unload();
    const third = clip();
    third.player.play();
    expect(second.player.state).toBe('idle');
  });
});

describe('failure', () => {
  test('is reported once, and playing tries again', async () => {
    const load = vi.fn<LoadClip>().mockRejectedValueOnce(new Error('offline'));
    load.mockImplementation(async (bus) => ({ ...SILENT, bus: await bus }));
    const { player, events } = clip(load);
    player.play();
    await pass();
    expect(complaints).toHaveBeenCalledTimes(1);
    player.play();
    await pass();
    expect(events).toEqual(['loading', 'failed', 'loading', 'playing']);
    expect(complaints).toHaveBeenCalledTimes(1);
  });

  test('without an audio device stops loading, and plays once there is one', async () => {
    output.available = false;
    const { player, events, loader } = clip();
    player.play();
    await pass();
    expect(events).toEqual(['loading', 'failed']);
    expect(loader.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true]);
    output.available = true;
    player.play();
    await pass();
    expect(player.state).toBe('playing');
  });

  test('a device that starts late is waited for while the clip is fetched, but not for ever', async () => {
    output.available = false;
    output.bus = {} as GainNode;
    const [late, never] = [clip(), clip()];
    late.player.play();
    await pass(2);
    expect(late.loader).toHaveBeenCalledTimes(1);
    expect(late.player.state).toBe('loading');
    output.set('audible');
    await pass(0.3);
    expect(late.events).toEqual(['loading', 'playing']);
    output.set('silent');
    never.player.play();
    await pass(10);
    expect(never.events).toEqual(['loading', 'failed']);
  });

  test('a device lost while loading is a failure', async () => {
    const { player, events } = clip(async (opened) => {
      const bus = await opened;
      output.set('silent');
      return { ...SILENT, bus };
    });
    player.play();
    await pass();
    expect(events).toEqual(['loading', 'failed']);
  });
});

describe('a lost device', () => {
  test('pauses the clip, which is loaded again for the new device and resumes', async () => {
    const { player, events, log, loader } = await playing();
    await pass(0.5);
    output.set('silent');
    expect([player.state, player.position.toFixed(2)]).toEqual(['paused', '0.50']);
    await pass(5);
    player.play();
    await pass();
    expect(events).toEqual(['paused', 'loading', 'playing']);
    expect(loader).toHaveBeenCalledTimes(2);
    expect(log).toEqual(['play 0.00', 'stop', 'unload', 'play 0.50']);
  });

  test('does not disturb a clip that has stopped', async () => {
    const { player, events } = await playing();
    player.stop();
    output.set('silent');
    expect(events).toEqual(['idle']);
  });
});

test('unloaded, it frees its memory and is loaded again when played', async () => {
  const { player, log, loader } = await playing();
  player.unload();
  expect(log).toEqual(['play 0.00', 'stop', 'unload']);
  player.play();
  await pass();
  expect(loader).toHaveBeenCalledTimes(2);
  expect(player.state).toBe('playing');
});
