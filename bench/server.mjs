// npm run bench:server: the built server under load from another process, and the bare framework for
// comparison.
import '../scripts/lib/node-version.mjs';
import { readFileSync } from 'node:fs';
import { importTool } from '../scripts/lib/install.mjs';
import { serveSite } from './setup.mjs';

/** Duration of each load test in seconds. The last one measures memory and takes longer. */
const SECONDS = Number(process.env.BENCH_SECONDS) || 10;
const LONG = 6 * SECONDS;
const CONNECTIONS = 20;
const PORTS = { ours: 4656, bare: 4657 };

const { default: autocannon } = await importTool('autocannon');
const message = JSON.stringify({ message: 'The güira of the third clip is too loud. '.repeat(5) });
const write = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: message };
const read = { headers: { 'Accept-Encoding': 'br' } };

const ours = await serveSite(PORTS.ours, { env: { FEEDBACK_RATE_LIMIT: '0' } });
const bare = await serveSite(PORTS.bare, { script: 'bench/bare-server.mjs' });
try {
  await load('pages', `${ours.url}/`, read);
  await load('pages, bare framework', `${bare.url}/`, read);
  await load('writes', `${ours.url}/api/feedback`, write);
  await load('writes, bare framework', `${bare.url}/api/feedback`, write);
  const memory = [];
  const watch = setInterval(() => memory.push(residentMb(ours.pid)), 1000);
  await load(`writes, ${LONG} s`, `${ours.url}/api/feedback`, write, LONG);
  clearInterval(watch);
  if (memory.length > 10) {
    const [warm, end] = [memory.slice(5, 15), memory.slice(-10)].map(mean);
    console.info(
      `Memory of the server: ${warm.toFixed(0)} MB after 5 s, ${end.toFixed(0)} MB at the end`,
    );
  }
} finally {
  ours.close();
  bare.close();
}

/** Sends requests to an address and prints the response times. @param {number} [duration] in seconds */
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
  const { p50, p99, max } = latency;
  console.info(
    `${name}: ${Math.round(requests.average)} a second, p50 ${p50} ms, p99 ${p99} ms, max ${max} ms, ${failures} failures`,
  );
}

function residentMb(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
