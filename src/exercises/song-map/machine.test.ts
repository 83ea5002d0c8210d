import { beforeEach, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type SongMapEvent, songMapMachine } from './machine.ts';

/** A song of three parts, with a log in place of loudspeakers. */
function song() {
  const log: string[] = [];
  let tell = (_: SongMapEvent) => {};
  const actor = createActor(
    songMapMachine.provide({
      actors: {
        clip: fromCallback<SongMapEvent, { clip: string }>(({ input, sendBack }) => {
          tell = sendBack;
          log.push(input.clip);
          return () => log.push('-');
        }),
      },
    }),
    { input: { clips: ['intro', 'verse', 'outro'] } },
  );
  actor.start();
  return {
    log,
    choose: (index: number) => actor.send({ type: 'part.toggle', index }),
    toggle: () => actor.send({ type: 'song.toggle' }),
    clip: (what: 'ended' | 'stopped' | 'failed') => tell({ type: `clip.${what}` }),
    get state() {
      return actor.getSnapshot().value;
    },
    get current() {
      return actor.getSnapshot().context.current;
    },
  };
}

let map: ReturnType<typeof song>;
beforeEach(() => {
  map = song();
});

test('nothing sounds at first', () => {
  expect(map.state).toBe('stopped');
  expect(map.current).toBeNull();
  expect(map.log).toEqual([]);
});

test('a part that is chosen plays to its end, and no further', () => {
  map.choose(1);
  expect(map.log).toEqual(['verse']);
  map.clip('ended');
  expect(map.state).toBe('stopped');
  expect(map.current).toBe(1);
  expect(map.log).toEqual(['verse', '-']);
});

test('chosen again while it plays, a part stops', () => {
  map.choose(1);
  map.choose(1);
  expect(map.state).toBe('stopped');
});

test('another part takes its place', () => {
  map.choose(1);
  map.choose(2);
  expect(map.log).toEqual(['verse', '-', 'outro']);
  expect(map.current).toBe(2);
});

test('the song plays from intro to outro, and then from the beginning again', () => {
  map.toggle();
  for (let part = 0; part < 3; part++) map.clip('ended');
  expect(map.log.filter((clip) => clip !== '-')).toEqual(['intro', 'verse', 'outro']);
  expect(map.state).toBe('stopped');
  map.toggle();
  expect(map.current).toBe(0);
});

test('the song goes on from where it was stopped, and from a part that is chosen meanwhile', () => {
  map.toggle();
  map.clip('ended');
  map.toggle();
  expect(map.state).toBe('stopped');
  map.toggle();
  expect(map.log.at(-1)).toBe('verse');
  map.choose(0);
  map.clip('ended');
  expect(map.log.at(-1)).toBe('verse');
});

test('something else that starts to play stops the song', () => {
  map.toggle();
  map.clip('stopped');
  expect(map.state).toBe('stopped');
});

test('a clip that cannot be had can be tried again', () => {
  map.choose(2);
  map.clip('failed');
  expect(map.state).toBe('failed');
  map.choose(2);
  expect(map.state).toBe('playing');
  expect(map.log).toEqual(['outro', '-', 'outro']);
});
