import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ClipEvent } from '#audio/engine/clips/clip-player.ts';
import { Listeners } from '#lib/listeners.ts';
import type { SongMapEvent } from './machine.ts';
import { createSongSound } from './song-sound.ts';

const { players } = vi.hoisted(() => ({ players: [] as FakePlayer[] }));

class FakePlayer {
  readonly listeners = new Listeners<[ClipEvent]>();
  readonly subscribe = this.listeners.subscribe;
  readonly play = vi.fn();
  readonly stop = vi.fn(() => this.listeners.notify('idle'));
  readonly unload = vi.fn();

  constructor() {
    players.push(this);
  }
}

vi.mock('#audio/engine/clips/clip-player.ts', () => ({
  ClipPlayer: class {
    constructor() {
      // biome-ignore lint/correctness/noConstructorReturn: the fake in place of the player
      return new FakePlayer();
    }
  },
}));

beforeEach(() => {
  players.length = 0;
});

/** A parent that plays the clips given to it, and logs the clip actor's events. */
function song() {
  const sound = createSongSound();
  const log: string[] = [];
  const machine = setup({
    types: { events: {} as SongMapEvent, context: {} as object },
    actors: { clip: sound.clip },
  }).createMachine({
    context: {},
    invoke: { src: 'clip', input: { clip: 'band-majao' } },
    on: { '*': { actions: ({ event }) => log.push(event.type) } },
  });
  const start = () => createActor(machine).start();
  return { sound, log, start };
}

test.each([
  ['ended', 'clip.ended'],
  ['idle', 'clip.stopped'],
  ['paused', 'clip.stopped'],
  ['failed', 'clip.failed'],
] as const)('a clip that is %s is reported once, as %s', (event, reported) => {
  const { log, start } = song();
  start();
  expect(players[0]?.play).toHaveBeenCalledTimes(1);
  players[0]?.listeners.notify('loading');
  players[0]?.listeners.notify('playing');
  players[0]?.listeners.notify(event);
  expect(log).toEqual([reported]);
});

test('leaving the part stops its clip and reports nothing more', () => {
  const { log, start } = song();
  start().stop();
  expect(players[0]?.stop).toHaveBeenCalledTimes(1);
  players[0]?.listeners.notify('ended');
  expect(log).toEqual([]);
});

test('a repeated part has one player, which is unloaded with the song', () => {
  const { sound, start } = song();
  start().stop();
  start();
  expect(players).toHaveLength(1);
  expect(players[0]?.play).toHaveBeenCalledTimes(2);
  sound.unload();
  expect(players[0]?.unload).toHaveBeenCalledTimes(1);
});
