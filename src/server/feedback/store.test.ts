import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Entry, FeedbackStore, type StoredEntry } from './store.ts';

let dir: string;
let url: string;
const open: FeedbackStore[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'martillo-store-'));
  url = `file:${join(dir, 'data', 'feedback.db')}`;
});

afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
  rmSync(dir, { recursive: true });
});

function createStore(): FeedbackStore {
  const store = new FeedbackStore({ url });
  open.push(store);
  return store;
}

const entry = (delivery: string): Entry => ({
  delivery,
  message: `message ${delivery}`,
  email: null,
  page: null,
  userAgent: 'Firefox on Linux',
  receivedAt: new Date(0),
});
async function stored(store: FeedbackStore): Promise<StoredEntry[]> {
  const entries = [];
  for await (const entry of store.entries()) entries.push(entry);
  return entries;
}
const messages = async (store: FeedbackStore) =>
  (await stored(store)).map(({ message }) => message);
const numbers = Array.from({ length: 1000 }, (_, index) => String(index));

describe('FeedbackStore', () => {
  it('keeps what it stored for those who open it after it', async () => {
    const store = createStore();
    await store.add(entry('a'));
    await store.close();
    expect(await messages(createStore())).toEqual(['message a']);
  });

  it('writes to a log ahead of the file', async () => {
    await createStore().open();
    const client = createClient({ url });
    expect((await client.execute('PRAGMA journal_mode')).rows[0]?.journal_mode).toBe('wal');
    client.close();
  });

  it('takes a thousand at once while somebody else does the same', async () => {
    const [first, second] = [createStore(), createStore()];
    await Promise.all([
      ...numbers.map((number) => first.add(entry(number))),
      ...numbers.map((number) => second.add(entry(number))),
    ]);
    expect((await messages(first)).sort()).toEqual(numbers.map((n) => `message ${n}`).sort());
    await first.add(entry('last'));
    expect((await messages(second)).at(-1)).toBe('message last');
  });

  it('refuses what it could only let wait without end', async () => {
    const store = createStore();
    const accepted = numbers.map((number) => store.add(entry(number)));
    await expect(store.add(entry('one more'))).rejects.toThrow('Too many messages wait');
    await Promise.all(accepted);
    await store.add(entry('one more'));
  });

  it('finishes what it accepted before it closes', async () => {
    const store = createStore();
    const accepted = store.add(entry('a'));
    await store.close();
    await accepted;
    expect(await messages(createStore())).toEqual(['message a']);
  });

  it('stores nothing by halves when the database refuses, and goes on when it does not', async () => {
    const store = createStore();
    await store.open();
    const client = createClient({ url });
    await client.execute(
      `CREATE TRIGGER full BEFORE INSERT ON feedback BEGIN SELECT RAISE(ABORT, 'no room'); END`,
    );
    const results = await Promise.allSettled(numbers.slice(0, 50).map((n) => store.add(entry(n))));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await messages(store)).toEqual([]);
    await client.execute('DROP TRIGGER full');
    client.close();
    await store.add(entry('a'));
    expect(await messages(store)).toEqual(['message a']);
  });

  it('tries a database again that could not be opened', async () => {
    mkdirSync(join(dir, 'data', 'feedback.db'), { recursive: true });
    const store = createStore();
    await expect(store.add(entry('a'))).rejects.toThrow();
    rmSync(join(dir, 'data', 'feedback.db'), { recursive: true });
    await store.add(entry('a'));
    expect(await messages(store)).toEqual(['message a']);
  });

  it('does not touch the database of a newer version', async () => {
    await createStore().open();
    const client = createClient({ url });
    await client.execute('INSERT INTO migration VALUES (1000)');
    client.close();
    await expect(createStore().open()).rejects.toThrow('newer version');
  });

  it('deletes one message, and never gives its number to another', async () => {
    const store = createStore();
    for (const delivery of ['a', 'b']) await store.add(entry(delivery));
    expect([await store.delete(2), await store.delete(2)]).toEqual([true, false]);
    await store.add(entry('c'));
    expect((await stored(store)).map(({ id }) => id)).toEqual([1, 3]);
  });
});
