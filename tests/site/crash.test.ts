import { describe, expect, test } from 'vitest';
import { temporaryDatabase } from '#tests/support/feedback-database.ts';
import { startTestServer, storedMessages } from './test-server.ts';

/** The number of kills of the server; `npm run test:hard` sets it to 50. */
const KILLS = Number(process.env.CRASH_KILLS) || 5;
/** The number of messages in flight at any time. */
const CONCURRENCY = 8;

const text = (number: number) => `${number} ${'¡güira! '.repeat(number % 200)}${number}`;

const settings = () => ({
  FEEDBACK_DATABASE_URL: temporaryDatabase(),
  FEEDBACK_RATE_LIMIT: '0',
});

function post(url: string, number: number): Promise<Response> {
  return fetch(`${url}/api/feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: `crash-${number}`, message: text(number) }),
  });
}

async function expectServerError(response: Response | undefined): Promise<void> {
  expect(response?.status).toBe(500);
  expect(await response?.json()).toEqual({ error: 'Something went wrong on the server' });
}

test(`SIGKILL in the middle of writes loses no acknowledged message (${KILLS} times)`, {
  timeout: 10_000 + KILLS * 5000,
}, async () => {
  const env = settings();
  const acknowledged = new Set<number>();
  /** Messages without a response: retried after the restart, as clients do. */
  let unanswered: number[] = [];
  let next = 0;

  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = startTestServer(env);
    const url = await server.url();
    const retries = unanswered;
    unanswered = [];
    let isRunning = true;
    // Kills after a number of responses, not after a time, in order to hit any phase of a write.
    let responsesLeft = 5 + ((kill * 37) % 60);
    const client = async () => {
      while (isRunning) {
        const number = retries.pop() ?? next++;
        const response = await post(url, number).catch(() => undefined);
        if (!response) {
          unanswered.push(number);
          isRunning = false;
          return;
        }
        expect(response.status).toBe(201);
        acknowledged.add(number);
        responsesLeft -= 1;
        if (responsesLeft === 0) server.process.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, client));
    unanswered.push(...retries);
    await server.exitCode();
  }

  const stored = await storedMessages(env.FEEDBACK_DATABASE_URL);
  const sent = new Set(Array.from({ length: next }, (_, number) => text(number)));
  expect(
    stored.filter((message) => !sent.has(message)),
    'truncated',
  ).toEqual([]);
  expect(new Set(stored).size, 'duplicates').toBe(stored.length);
  const kept = new Set(stored);
  expect(
    [...acknowledged].filter((number) => !kept.has(text(number))),
    'lost',
  ).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(KILLS * 5);
});

// Windows has no ulimit.
describe.skipIf(process.platform === 'win32')('a failing disk', () => {
  test('full: replies 500, stays up and keeps every acknowledged message', async () => {
    const env = settings();
    // No file may exceed 100 kB; writing beyond that fails as on a full disk.
    const server = startTestServer(env, { setup: "trap '' XFSZ; ulimit -f 200" });
    const url = await server.url();
    const acknowledged: number[] = [];
    let refused: Response | undefined;
    for (let number = 1000; !refused && number < 2000; number += 1) {
      const response = await post(url, number);
      if (response.status === 201) acknowledged.push(number);
      else refused = response;
    }
    await expectServerError(refused);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);

    const restarted = startTestServer(env);
    expect((await post(await restarted.url(), 1)).status).toBe(201);
    await restarted.stop();
    const stored = await storedMessages(env.FEEDBACK_DATABASE_URL);
    expect(stored).toEqual([...acknowledged, 1].map(text));
  });

  test('a database that cannot be opened: replies 500 and still serves the site', async () => {
    // A folder is not a file.
    const server = startTestServer({ FEEDBACK_DATABASE_URL: 'file:dist/server' });
    const url = await server.url();
    await expectServerError(await post(url, 1));
    expect(await (await fetch(url)).text()).toContain('<div id="root"');
  });
});
