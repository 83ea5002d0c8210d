import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { outboxMachine } from './outbox-machine.ts';

/** An outbox that fails until it is told otherwise. */
function openOutbox() {
  const clock = new SimulatedClock();
  let tries = 0;
  let waits = true;
  const sendAll = fromPromise(async () => {
    tries += 1;
    return waits;
  });
  const actor = createActor(outboxMachine.provide({ actors: { sendAll } }), { clock }).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    tries: () => tries,
    connect: () => {
      waits = false;
    },
    send: async () => {
      actor.send({ type: 'outbox.send' });
      await settle();
    },
    wait: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
  };
}

test('while anything waits it is sent again and again, after pauses that grow to five minutes', async () => {
  const { send, wait, tries } = openOutbox();
  await send();
  for (const [i, seconds] of [5, 10, 20, 40, 80, 160, 300, 300].entries()) {
    await wait(seconds * 1000 - 1);
    expect(tries()).toBe(i + 1);
    await wait(1);
    expect(tries()).toBe(i + 2);
  }
});

test('it is not sent again once nothing waits', async () => {
  const { send, wait, tries, connect } = openOutbox();
  await send();
  connect();
  await wait(5000);
  await wait(1_000_000);
  expect(tries()).toBe(2);
});

test('it is not sent twice at once', async () => {
  const { send, tries } = openOutbox();
  await Promise.all([send(), send()]);
  expect(tries()).toBe(1);
});

test('a connection ends the pause, and the next pause is short', async () => {
  const { send, wait, tries } = openOutbox();
  await send();
  await wait(5000);
  await send();
  expect(tries()).toBe(3);
  await wait(5000);
  expect(tries()).toBe(4);
});
