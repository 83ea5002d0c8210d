import { beforeEach, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { running } from '#tests/support/running.ts';
import { type SongMapEvent, songMapMachine } from './machine.ts';

/** A song of three parts, with a log instead of sound. */
function song() {
  const log: string[] = [];
  let send = (_: SongMapEvent) => {};
  const actor = createActor(
    songMapMachine.provide({
      actors: {
        clip: fromCallback<SongMapEvent, { clip: string }>(({ input, sendBack }) => {
          send = sendBack;
          log.push(input.clip);
          return () => log.push('-');
        }),
      },
    }),
    { input: { clips: ['intro', 'verse', 'outro'] } },
  );
  return running(actor, {
    log,
    choose: (index: number) => actor.send({ type: 'part.toggle', index }),
    toggle: () => actor.send({ type: 'song.toggle' }),
    clip: (what: 'ended' | 'stopped' | 'failed') => send({ type: `clip.${what}` }),
  });
}

let map: ReturnType<typeof song>;
beforeEach(() => {
  map = song();
});

test('plays a chosen part to its end, and no further', () => {
  map.choose(1);
  expect(map.log).toEqual(['verse']);
  map.clip('ended');
  expect(map.value).toEqual({ stopped: 'ready' });
  expect(map.context.current).toBe(1);
  expect(map.log).toEqual(['verse', '-']);
});

test('stops a part that is chosen again while it plays', () => {
  map.choose(1);
  map.choose(1);
  expect(map.value).toEqual({ stopped: 'ready' });
});

test('replaces the playing part with another one', () => {
  map.choose(1);
  map.choose(2);
  expect(map.log).toEqual(['verse', '-', 'outro']);
  expect(map.context.current).toBe(2);
});

test('plays the song from intro to outro, and then from the beginning again', () => {
  map.toggle();
  for (let part = 0; part < 3; part++) map.clip('ended');
  expect(map.log.filter((clip) => clip !== '-')).toEqual(['intro', 'verse', 'outro']);
  expect(map.value).toEqual({ stopped: 'ready' });
  map.toggle();
  expect(map.context.current).toBe(0);
});

test('resumes the song at the part where it was stopped, or at one chosen since', () => {
  map.toggle();
  map.clip('ended');
  map.toggle();
  expect(map.value).toEqual({ stopped: 'ready' });
  map.toggle();
  expect(map.log.at(-1)).toBe('verse');
  map.choose(0);
  map.clip('ended');
  expect(map.log.at(-1)).toBe('verse');
});

test('stops when other playback starts', () => {
  map.toggle();
  map.clip('stopped');
  expect(map.value).toEqual({ stopped: 'ready' });
});

test('retries a clip that could not be loaded', () => {
  map.choose(2);
  map.clip('failed');
  expect(map.value).toEqual({ stopped: 'failed' });
  map.choose(2);
  expect(map.value).toBe('playing');
  expect(map.log).toEqual(['outro', '-', 'outro']);
});
