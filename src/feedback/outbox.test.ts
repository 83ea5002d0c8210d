import { beforeEach, expect, test, vi } from 'vitest';
import { deviceStorage } from '#src/device/device-storage.ts';
import { clearDevice } from '#tests/support/storage.ts';
import { type deliver, RefusedError } from './deliver.ts';
import { keepSending, OUTBOX, putInOutbox, sendOutbox, waitingMessages } from './outbox.ts';

const send = vi.fn<typeof deliver>();

beforeEach(() => {
  clearDevice();
  send.mockReset().mockResolvedValue();
});

const message = (id: string) => ({
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

/** A network that fails, and a message in the outbox. @returns the requests */
function loseNetwork() {
  vi.useFakeTimers();
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('no network'));
  vi.stubGlobal('fetch', fetch);
  putInOutbox(message('a'));
  return fetch;
}

test('while anything waits it is sent again and again, after pauses that grow to five minutes', async () => {
  const fetch = loseNetwork();
  await keepSending();
  for (const [i, seconds] of [5, 10, 20, 40, 80, 160, 300, 300].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(fetch).toHaveBeenCalledTimes(i + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(i + 2);
  }
});

test('it is not sent again once nothing waits', async () => {
  const fetch = loseNetwork();
  await keepSending();
  fetch.mockResolvedValue(new Response(null, { status: 201 }));
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('it is not sent twice at once', async () => {
  const fetch = loseNetwork();
  await Promise.all([keepSending(), keepSending()]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a connection ends the pause, and the next pause is short', async () => {
  const fetch = loseNetwork();
  await keepSending();
  await vi.advanceTimersByTimeAsync(5000);
  await keepSending();
  expect(fetch).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetch).toHaveBeenCalledTimes(4);
});
