import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate';
import { nextTask } from '#lib/next-task.ts';
import { INITIAL_MIXER } from '#src/band/mixer.ts';
import type { BandCommand, BandInput } from '#src/band/session.ts';
import { type PassagesEvent, passagesMachine } from './passages-machine.ts';

/** Three passages, each at its own tempo. @param failing the index of the passage that cannot be generated */
function open(failing = -1) {
  const heard: number[] = [];
  let playing = 0;
  let report = (_: AnyEventObject) => {};
  const machine = passagesMachine.provide({
    actors: {
      writer: fromPromise<BandInput, number>(async ({ input }) => {
        if (input === failing) throw new Error('offline');
        return { barAt: () => null, bpm: 100 + input, countIn: false, mixer: INITIAL_MIXER };
      }),
      band: fromCallback<BandCommand, BandInput>(({ input, sendBack }) => {
        heard.push(input.bpm - 100);
        playing += 1;
        report = sendBack;
        return () => {
          playing -= 1;
        };
      }),
    },
  });
  const actor = createActor(machine);
  actor.start();
  return {
    heard,
    isPlaying: () => playing > 0,
    async send(event: PassagesEvent) {
      actor.send(event);
      await nextTask();
    },
    async end(failure?: string) {
      report({ type: 'playback.ended', ...(failure && { failure }) });
      await nextTask();
    },
    get now() {
      return actor.getSnapshot();
    },
  };
}

test('plays one passage, and stops at its end', async () => {
  const list = open();
  await list.send({ type: 'passages.play', from: 1, to: 1 });
  expect(list.isPlaying()).toBe(true);
  await list.end();
  expect(list.isPlaying()).toBe(false);
  expect(list.heard).toEqual([1]);
});

test('plays one after the other, until it is stopped or another is chosen', async () => {
  const list = open();
  await list.send({ type: 'passages.play', from: 0, to: 2 });
  await list.end();
  await list.end();
  expect(list.heard).toEqual([0, 1, 2]);
  await list.end();
  expect(list.isPlaying()).toBe(false);

  await list.send({ type: 'passages.play', from: 0, to: 2 });
  await list.send({ type: 'passages.play', from: 2, to: 2 });
  await list.end();
  expect(list.heard).toEqual([0, 1, 2, 0, 2]);
  await list.send({ type: 'passages.play', from: 0, to: 2 });
  await list.send({ type: 'passages.stop' });
  expect(list.isPlaying()).toBe(false);
  expect(list.now.value).toBe('silent');
});

test('says why a passage is not heard, until the next try', async () => {
  const list = open(1);
  await list.send({ type: 'passages.play', from: 0, to: 2 });
  await list.end();
  expect(list.now.value).toBe('silent');
  expect(list.now.context).toMatchObject({ index: 1, failure: expect.stringMatching(/loaded/) });
  await list.send({ type: 'passages.play', from: 0, to: 2 });
  expect(list.now.context.failure).toBeNull();
  await list.end('No sound.');
  expect(list.now.context.failure).toBe('No sound.');
  expect(list.heard).toEqual([0, 0]);
});
