import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Whether a name starts with one of several prefixes, separated by commas. */
export const isNamedIn = (names, name) =>
  names.split(/ *, */).some((start) => name.toLowerCase().startsWith(start.toLowerCase()));

/** Slows the network of a page. @param bytes a second; −1 for no limit @param latency in milliseconds */
export async function slowNetwork(session, { bytes, latency }) {
  const limits = { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', limits);
}

/** Time limit for a server to start (milliseconds). */
const PATIENCE = 20_000;

/**
 * Serves the built site on loopback, with a database of its own.
 * @param [options] another server, and its settings
 * @throws {Error} if it does not start
 */
export async function serveSite(port, { script = 'dist/server/main.js', env = {} } = {}) {
  const url = `http://127.0.0.1:${port}`;
  const database = join(mkdtempSync(join(tmpdir(), 'martillo-bench-')), 'feedback.db');
  const server = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      FEEDBACK_DATABASE_URL: `file:${database}`,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + PATIENCE;
  while (server.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return { url, pid: server.pid, close: () => void server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error('The server does not start: run npm run build first.');
}
