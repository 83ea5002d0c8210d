import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryDatabase } from '#tests/support/feedback-database.ts';
import { createRateLimit } from './rate-limit.ts';
import { FeedbackStore } from './store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let store: FeedbackStore;

beforeEach(() => {
  store = new FeedbackStore({ url: temporaryDatabase() });
});
afterEach(() => store.close());

/** A server's limit, and its clock. tests/site/server.test.ts tests that two servers share the limit. */
function createLimits(perMinute: number, perDay: number) {
  const clock = { now: 1_000_000_000 };
  const limit = createRateLimit(store.connect, { perMinute, perDay }, () => clock.now);
  const take = (address = 'ana') => limit(address);
  const takeAll = async (count: number) => {
    const waits: number[] = [];
    for (let i = 0; i < count; i++) waits.push(await take());
    return waits;
  };
  return { clock, take, takeAll };
}

it('limits the messages of each address in any 60 s', async () => {
  const { clock, take, takeAll } = createLimits(2, 50);
  expect(await takeAll(2)).toEqual([0, 0]);
  expect(await take('ben')).toBe(0);
  clock.now += 20_000;
  expect(await take()).toBe(40);
  clock.now += 39_999;
  expect(await take()).toBe(1);
  clock.now += 1;
  expect(await takeAll(3)).toEqual([0, 0, 60]);
});

it('frees the slots of a minute one by one', async () => {
  const { clock, take, takeAll } = createLimits(2, 50);
  await take();
  clock.now += 30_000;
  expect(await takeAll(2)).toEqual([0, 30]);
  clock.now += 30_000;
  expect(await takeAll(2)).toEqual([0, 30]);
});

it('limits the messages of each address in any 24 h', async () => {
  const { clock, take, takeAll } = createLimits(5, 6);
  for (let count = 0; count < 6; count += 1) {
    expect(await take()).toBe(0);
    clock.now += MINUTE;
  }
  expect(await take()).toBe((DAY - 6 * MINUTE) / 1000);
  clock.now += DAY - 6 * MINUTE - 1;
  expect(await take()).toBe(1);
  clock.now += 1;
  expect(await takeAll(2)).toEqual([0, 60]);
});

it('does not count rejected messages', async () => {
  const { clock, takeAll } = createLimits(1, 50);
  await takeAll(20);
  clock.now += MINUTE;
  expect(await takeAll(1)).toEqual([0]);
});

it('is disabled by 0 per minute', async () => {
  const { takeAll } = createLimits(0, 50);
  expect(await takeAll(60)).toEqual(Array(60).fill(0));
});

it('keeps no address, and nothing of it for longer than a day', async () => {
  const { clock, take } = createLimits(5, 50);
  await take('198.51.100.7');
  const client = await store.connect();
  const rows = async () => (await client.execute('SELECT * FROM sent')).rows;
  expect(JSON.stringify(await rows())).not.toContain('198.51');
  expect(await rows()).toHaveLength(1);
  clock.now += DAY;
  await take('ben');
  expect(await rows()).toHaveLength(1);
});
