import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { deviceStorage } from '#src/device/device-storage.ts';
import { clearDevice } from '#tests/support/storage.ts';
import { type deliver, RefusedError } from './deliver.ts';
import {
  OUTBOX,
  outboxMachine,
  putInOutbox,
  sendOutbox,
  type WaitingMessage,
  waitingMessages,
} from './outbox.ts';

const send = vi.fn<typeof deliver>();

beforeEach(() => {
  clearDevice();
  send.mockReset().mockResolvedValue();
});

const message = (id: string): WaitingMessage => ({
  id,
  message: `message ${id}`,
  email: '',
  page: '/practice',
});
const ids = () => waitingMessages().map(({ id }) => id);

test('waiting messages are sent once, in order and with their pages', async () => {
  putInOutbox(message('a'));
  putInOutbox(message('b'));
  await sendOutbox(send);
  await sendOutbox(send);
  expect(send.mock.calls.map(([{ id }, , page]) => [id, page])).toEqual([
    ['a', '/practice'],
    ['b', '/practice'],
  ]);
  expect(deviceStorage.read(OUTBOX.key)).toBeNull();
});

test('a message that is put in twice waits once', () => {
  putInOutbox(message('a'));
  putInOutbox({ ...message('a'), message: 'again' });
  expect(waitingMessages()).toEqual([{ ...message('a'), message: 'again' }]);
});

test('a message that cannot be sent waits, and so do the next ones', async () => {
  for (const id of ['a', 'b', 'c']) putInOutbox(message(id));
  send.mockResolvedValueOnce().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await sendOutbox(send);
  expect(ids()).toEqual(['b', 'c']);
  await sendOutbox(send);
  expect(ids()).toEqual([]);
});

test('a message that the server refuses is dropped, and the others are sent', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const id of ['a', 'b']) putInOutbox(message(id));
  send.mockRejectedValueOnce(new RefusedError('The message is too long'));
  await sendOutbox(send);
  expect([ids(), send.mock.calls.length, logged.mock.calls.length]).toEqual([[], 2, 1]);
  logged.mockRestore();
});

test('a message written while sending is not lost', async () => {
  putInOutbox(message('a'));
  send.mockImplementationOnce(async () => putInOutbox(message('b')));
  await sendOutbox(send);
  expect(ids()).toEqual(['b']);
});

test('at most 20 messages wait', () => {
  for (let i = 0; i < 25; i++) putInOutbox(message(`m${i}`));
  expect(ids()).toHaveLength(20);
  expect(ids().at(-1)).toBe('m24');
});

test.each(['{', 'null', '{}', '[1]', '[{"id":""}]'])('stored as %s, nothing waits', (broken) => {
  deviceStorage.write(OUTBOX.key, broken);
  expect(waitingMessages()).toEqual([]);
});

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
