import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messagesIn, temporaryDatabase } from '#tests/support/feedback-database.ts';
import { FeedbackStore, type ReceivedMessage } from './store.ts';

let url: string;
const open: FeedbackStore[] = [];

beforeEach(() => {
  url = temporaryDatabase();
});

afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

function createStore(): FeedbackStore {
  const store = new FeedbackStore({ url });
  open.push(store);
  return store;
}

const message = (idempotencyKey: string): ReceivedMessage => ({
  idempotencyKey,
  message: `message ${idempotencyKey}`,
  email: null,
  page: null,
  userAgent: 'Firefox on Linux',
  receivedAt: new Date(0),
});
const texts = async (store: FeedbackStore) =>
  (await messagesIn(store)).map(({ message }) => message);
const numbers = Array.from({ length: 1000 }, (_, index) => String(index));

it('reads every field as it was received', async () => {
  const store = createStore();
  await store.add({ ...message('a'), email: 'ana@example.com', page: '/section/music' });
  await store.add(message('b'));
  const common = { receivedAt: '1970-01-01T00:00:00.000Z', userAgent: 'Firefox on Linux' };
  expect(await messagesIn(store)).toEqual([
    { id: 1, message: 'message a', email: 'ana@example.com', page: '/section/music', ...common },
    { id: 2, message: 'message b', email: null, page: null, ...common },
  ]);
});

it('rejects writes after 10 s if the database server does not respond, and can be closed', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const store = new FeedbackStore({ url: `http://127.0.0.1:${port}` });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onError = vi.fn();
  const adding = store.add(message('a')).catch(onError);
  const [socket] = await once(silent, 'connection');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await adding;
  expect(onError).toHaveBeenCalledWith(new Error('The database took over 10000 ms'));
  await store.close();
  socket.destroy();
  silent.close();
});

it('uses a write-ahead log', async () => {
  await createStore().connect();
  const client = createClient({ url });
  expect((await client.execute('PRAGMA journal_mode')).rows[0]?.journal_mode).toBe('wal');
  client.close();
});

it('stores 1,000 concurrent messages while another process does the same', async () => {
  const [first, second] = [createStore(), createStore()];
  await Promise.all([
    ...numbers.map((number) => first.add(message(number))),
    ...numbers.map((number) => second.add(message(number))),
  ]);
  expect((await texts(first)).sort()).toEqual(numbers.map((n) => `message ${n}`).sort());
  await first.add(message('last'));
  expect((await texts(second)).at(-1)).toBe('message last');
});

it('rejects messages while 1,000 are queued, and accepts them again afterwards', async () => {
  const store = createStore();
  const accepted = numbers.map((number) => store.add(message(number)));
  await expect(store.add(message('one more'))).rejects.toThrow('Too many messages are waiting');
  await Promise.all(accepted);
  await store.add(message('one more'));
});

it('completes pending writes before it closes, and persists messages across restarts', async () => {
  const store = createStore();
  const onStored = vi.fn();
  store.add(message('a')).then(onStored);
  await store.close();
  expect(onStored).toHaveBeenCalled();
  expect(await texts(createStore())).toEqual(['message a']);
});

it('rejects a whole batch when the write fails, and recovers', async () => {
  const store = createStore();
  await store.connect();
  const client = createClient({ url });
  await client.execute(
    `CREATE TRIGGER full BEFORE INSERT ON feedback BEGIN SELECT RAISE(ABORT, 'no room'); END`,
  );
  const results = await Promise.allSettled(numbers.slice(0, 50).map((n) => store.add(message(n))));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await texts(store)).toEqual([]);
  await client.execute('DROP TRIGGER full');
  client.close();
  await store.add(message('a'));
  expect(await texts(store)).toEqual(['message a']);
});

it('retries to open a database', async () => {
  const file = url.replace('file:', '');
  mkdirSync(file, { recursive: true });
  const store = createStore();
  await expect(store.add(message('a'))).rejects.toThrow();
  rmSync(file, { recursive: true });
  await store.add(message('a'));
  expect(await texts(store)).toEqual(['message a']);
});

it('rejects a database created by a newer version', async () => {
  await createStore().connect();
  const client = createClient({ url });
  await client.execute('INSERT INTO migration VALUES (1000)');
  client.close();
  await expect(createStore().connect()).rejects.toThrow('newer version');
});

it('deletes a message without reusing its id', async () => {
  const store = createStore();
  for (const key of ['a', 'b']) await store.add(message(key));
  expect([await store.delete(2), await store.delete(2)]).toEqual([true, false]);
  await store.add(message('c'));
  expect((await messagesIn(store)).map(({ id }) => id)).toEqual([1, 3]);
});
