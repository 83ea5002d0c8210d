import { chmodSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test } from '@playwright/test';
import { startServer } from './support/own-server.ts';

/** How often the server is killed; `npm run test:hard` kills it 50 times. */
const KILLS = Number(process.env.CRASH_KILLS) || 5;
/** How many messages are on their way at any time. */
const STREAMS = 8;

const text = (number: number) => `${number} ${'¡güira! '.repeat(number % 200)}${number}`;

function post(url: string, number: number): Promise<Response> {
  return fetch(`${url}/api/feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: `crash-${number}`, message: text(number) }),
  });
}

async function storedIn(url: string): Promise<string[]> {
  const client = createClient({ url });
  const { rows } = await client.execute('SELECT message FROM feedback');
  client.close();
  return rows.map(({ message }) => String(message));
}

const database = () => `file:${join(test.info().outputPath(), 'data', 'feedback.db')}`;

test(`killed ${KILLS} times amid messages, it has each that it accepted, once and whole`, async () => {
  test.setTimeout(KILLS * 5000);
  const env = { PORT: '0', FEEDBACK_DATABASE_URL: database(), FEEDBACK_RATE_LIMIT: '0' };
  const accepted = new Set<number>();
  /** Never answered: to be sent again, as people do. */
  let unanswered: number[] = [];
  let next = 0;

  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = startServer(env);
    const url = await server.address();
    const queue = unanswered;
    unanswered = [];
    let alive = true;
    // After a number of answers rather than a time, so that it falls anywhere between two of them.
    let answersLeft = 5 + ((kill * 37) % 60);
    const stream = async () => {
      while (alive) {
        const number = queue.pop() ?? next++;
        try {
          const response = await post(url, number);
          expect(response.status).toBe(201);
          accepted.add(number);
          answersLeft -= 1;
          if (answersLeft === 0) server.process.kill('SIGKILL');
        } catch {
          unanswered.push(number);
          alive = false;
        }
      }
    };
    await Promise.all(Array.from({ length: STREAMS }, stream));
    unanswered.push(...queue);
    await server.exitCode();
  }

  const stored = await storedIn(env.FEEDBACK_DATABASE_URL);
  const sent = new Set(Array.from({ length: next }, (_, number) => text(number)));
  expect(stored.filter((message) => !sent.has(message))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  const kept = new Set(stored);
  expect([...accepted].filter((number) => !kept.has(text(number)))).toEqual([]);
  expect(accepted.size).toBeGreaterThan(KILLS * 5);
});

test.describe('a disk that fails', () => {
  test.skip(process.platform === 'win32', 'there the limits and the rights are others');

  test('full: 500 in the usual form, the server stays up, and what it accepted is there', async () => {
    const env = { PORT: '0', FEEDBACK_DATABASE_URL: database(), FEEDBACK_RATE_LIMIT: '0' };
    // No file may grow beyond 100 kB; a write past it fails as one on a full disk does.
    const server = startServer(env, { limits: "trap '' XFSZ; ulimit -f 200" });
    const url = await server.address();
    const accepted: number[] = [];
    let refused: Response | undefined;
    for (let number = 1000; !refused && number < 2000; number += 1) {
      const response = await post(url, number);
      if (response.status === 201) accepted.push(number);
      else refused = response;
    }
    expect(refused?.status).toBe(500);
    expect(await refused?.json()).toEqual({ error: 'Something went wrong on the server' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.exitCode()).toBe(0);

    const again = startServer(env);
    expect((await post(await again.address(), 1)).status).toBe(201);
    again.process.kill('SIGTERM');
    await again.exitCode();
    const stored = await storedIn(env.FEEDBACK_DATABASE_URL);
    expect(stored.sort()).toEqual([...accepted, 1].map(text).sort());
  });

  test('read-only: 500 in the usual form, and the server stays up', async () => {
    const env = { PORT: '0', FEEDBACK_DATABASE_URL: database(), FEEDBACK_RATE_LIMIT: '0' };
    const file = env.FEEDBACK_DATABASE_URL.replace('file:', '');
    const first = startServer(env);
    expect((await post(await first.address(), 1)).status).toBe(201);
    first.process.kill('SIGTERM');
    await first.exitCode();
    chmodSync(file, 0o444);
    chmodSync(dirname(file), 0o555);

    // For root nothing is read-only.
    const root = process.getuid?.() === 0;
    const server = startServer(env, root ? { uid: 65534, gid: 65534 } : {});
    const url = await server.address();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await post(url, 2);
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({ error: 'Something went wrong on the server' });
    }
    expect((await fetch(url)).status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.exitCode()).toBe(0);
    chmodSync(dirname(file), 0o755);
    expect(await storedIn(env.FEEDBACK_DATABASE_URL)).toEqual([text(1)]);
  });
});
