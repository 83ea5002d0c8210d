import { beforeEach, expect, test, vi } from 'vitest';
import { createDeviceStorage, type DeviceStorage } from '#src/device/device-storage.ts';
import type { deliver } from './deliver.ts';
import { RefusedError } from './machine.ts';
import { putInOutbox, sendOutbox, type WaitingMessage, waitingMessages } from './outbox.ts';
import { OUTBOX_KEY } from './outbox-key.ts';

let device: DeviceStorage;
const send = vi.fn<typeof deliver>();

beforeEach(() => {
  device = createDeviceStorage(() => null);
  send.mockReset().mockResolvedValue();
});

const message = (id: string): WaitingMessage => ({
  id,
  message: `message ${id}`,
  email: '',
  page: '/practice',
});
const ids = () => waitingMessages(device).map(({ id }) => id);

test('waiting messages are sent once, in order and with their pages', async () => {
  putInOutbox(message('a'), device);
  putInOutbox(message('b'), device);
  await sendOutbox(device, send);
  await sendOutbox(device, send);
  expect(send.mock.calls.map(([{ id }, , page]) => [id, page])).toEqual([
    ['a', '/practice'],
    ['b', '/practice'],
  ]);
  expect(device.read(OUTBOX_KEY)).toBeNull();
});

test('a message that is put in twice waits once', () => {
  putInOutbox(message('a'), device);
  putInOutbox({ ...message('a'), message: 'again' }, device);
  expect(waitingMessages(device)).toEqual([{ ...message('a'), message: 'again' }]);
});

test('a message that cannot be sent waits, and so do the next ones', async () => {
  for (const id of ['a', 'b', 'c']) putInOutbox(message(id), device);
  send.mockResolvedValueOnce().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await sendOutbox(device, send);
  expect(ids()).toEqual(['b', 'c']);
  await sendOutbox(device, send);
  expect(ids()).toEqual([]);
});

test('a message that the server refuses is dropped, and the others are sent', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const id of ['a', 'b']) putInOutbox(message(id), device);
  send.mockRejectedValueOnce(new RefusedError('The message is too long'));
  await sendOutbox(device, send);
  expect([ids(), send.mock.calls.length, logged.mock.calls.length]).toEqual([[], 2, 1]);
  logged.mockRestore();
});

test('a message written while sending is not lost', async () => {
  putInOutbox(message('a'), device);
  send.mockImplementationOnce(async () => putInOutbox(message('b'), device));
  await sendOutbox(device, send);
  expect(ids()).toEqual(['b']);
});

test('at most 20 messages wait', () => {
  for (let i = 0; i < 25; i++) putInOutbox(message(`m${i}`), device);
  expect(ids()).toHaveLength(20);
  expect(ids().at(-1)).toBe('m24');
});

test.each(['{', 'null', '{}', '[1]', '[{"id":""}]'])('stored as %s, nothing waits', (broken) => {
  device.write(OUTBOX_KEY, broken);
  expect(waitingMessages(device)).toEqual([]);
});
