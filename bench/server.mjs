// npm run bench:server: the built server under load from another process, and the bare framework for
// comparison.
import '../scripts/lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importTool } from '../scripts/lib/install.mjs';
import { root } from '../scripts/lib/run.mjs';

/** Duration of each load in seconds. The last one watches the memory and lasts longer. */
const SECONDS = Number(process.env.BENCH_SECONDS) || 10;
const LONG = 6 * SECONDS;
const CONNECTIONS = 20;

if (!existsSync(`${root}dist/server/main.js`)) {
  console.error('Martillo is not built yet: run `npm run build` first.');
  process.exit(1);
}

const { default: autocannon } = await importTool('autocannon');
const dir = mkdtempSync(join(tmpdir(), 'martillo-bench-'));
const message = JSON.stringify({ message: 'The güira of the third clip is too loud. '.repeat(5) });
const write = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: message };
const read = { headers: { 'Accept-Encoding': 'br' } };

const ours = await start('dist/server/main.js', [], {
  FEEDBACK_DATABASE_URL: `file:${join(dir, 'feedback.db')}`,
  FEEDBACK_RATE_LIMIT: '0',
});
const bare = await start('bench/bare-server.mjs', [join(root, 'dist/client/index.html.br')], {});

const rows = [
  await load('pages', `${ours.url}/`, read),
  await load('pages, bare framework', `${bare.url}/`, read),
  await load('writes', `${ours.url}/api/feedback`, write),
  await load('writes, bare framework', `${bare.url}/api/feedback`, write),
];
const memory = [];
const watch = setInterval(() => memory.push(residentMb(ours.child.pid)), 1000);
rows.push(await load(`writes, ${LONG} s`, `${ours.url}/api/feedback`, write, LONG));
clearInterval(watch);

console.info(
  rows
    .map((row) =>
      Object.entries(row)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', '),
    )
    .join('\n'),
);
if (memory.length > 10) {
  const [warm, end] = [memory.slice(5, 15), memory.slice(-10)].map(mean);
  console.info(
    `Memory of the server: ${warm.toFixed(0)} MB after 5 s, ${end.toFixed(0)} MB at the end`,
  );
}
for (const { child } of [ours, bare]) {
  child.kill('SIGTERM');
  await once(child, 'exit');
}
rmSync(dir, { recursive: true });

/**
 * Starts a server that prints its address.
 * @param {string} script @param {string[]} args @param {Record<string, string>} env
 */
async function start(script, args, env) {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  // The request log is read, as where it is kept, and dropped.
  child.stdout.resume();
  return { child, url: `http://127.0.0.1:${/:(\d+)/.exec(String(line))?.[1]}` };
}

/**
 * @param {string} name @param {string} url @param {Partial<autocannon.Options>} request
 * @param {number} [duration] in seconds
 */
async function load(name, url, request, duration = SECONDS) {
  const result = await autocannon({
    url,
    duration,
    connections: CONNECTIONS,
    workers: 1,
    ...request,
  });
  const { requests, latency, non2xx, errors, timeouts } = result;
  const failures = non2xx + errors + timeouts;
  return {
    load: name,
    'per second': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    'max ms': latency.max,
    failures,
  };
}

/** @param {number | undefined} pid */
function residentMb(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** @param {number[]} numbers */
function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
