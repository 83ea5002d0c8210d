// The live band plays a mambo at the fastest tempo with all players, for ten minutes by default, in a real Chromium
// whose main thread is blocked every 2 s, for 900 ms by default. Every note is recorded at its source. Processor time
// is measured for a minute beforehand, without blocking and recording.
//
//   npm run bench:band
//   npm run bench:band -- --minutes 1 --blocked 300

import { parseArgs } from 'node:util';
import { build, preview } from 'vite';
import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { openPage } from '../../scripts/lib/launch-chromium.mjs';

const BARS_A_MINUTE = 40;
/** Limits: percent of a core, samples, pending notes, and growth of memory in bytes. */
const LIMIT = { cpu: 25, samples: 2, pending: 250, growth: 1_000_000 };

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    blocked: { type: 'string', default: '900' },
  },
});
const blocked = Number(values.blocked);
const minutes = Number(values.minutes);
if (!(minutes >= 0.25)) throw new RangeError('--minutes takes a number of at least 0.25');

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const barsIn = (time) => Math.round(time * BARS_A_MINUTE);

await ensureInstalled();
const input = 'bench/sound/band.html';
const outDir = 'node_modules/.cache/bench';
const options = { logLevel: 'error', configFile: 'vite.config.ts' };
await build({ ...options, build: { outDir, emptyOutDir: true, rolldownOptions: { input } } });
const address = { host: '127.0.0.1', port: 4179 };
const server = await preview({ ...options, build: { outDir }, preview: address });
const { page, browser, close } = await openPage(server, input, 'bench');
try {
  const cdp = await browser.newBrowserCDPSession();
  const metrics = await page.context().newCDPSession(page);
  await metrics.send('Performance.enable');
  await page.evaluate(() => window.bench.open());

  const silent = await cpuDuring(cdp, wait(5));
  const undisturbed = Math.min(1, minutes);
  let playing = page.evaluate((bars) => window.bench.play(bars), barsIn(undisturbed));
  const cpu = await cpuDuring(cdp, playing);
  const free = await playing;

  await wait(5);
  const nodesBefore = (await memory(metrics)).nodes;
  playing = page.evaluate(
    ([bars, blocked]) => window.bench.record(bars, blocked),
    [barsIn(minutes), blocked],
  );
  // After a fifth of the time, all long-lived memory has been allocated.
  await wait(minutes * 12);
  const early = await memory(metrics);
  await wait(minutes * 42);
  const late = await memory(metrics);
  const result = await playing;
  // Wait for the last notes to die away.
  await wait(5);
  const nodesAfter = (await memory(metrics)).nodes;

  const growth = late.heap - early.heap;
  const pending = Math.max(free.pending, result.pending);
  const faults = [
    cpu.page < LIMIT.cpu ? null : `${cpu.page.toFixed(1)} % of a core`,
    result.scheduled === result.written && free.scheduled === free.written
      ? null
      : `${result.scheduled} of ${result.written} notes were scheduled`,
    result.heard === result.written ? null : `${result.heard} notes were heard`,
    result.strange === 0 ? null : `${result.strange} onsets belong to no note`,
    result.off === 0 ? null : `${result.off} notes were more than ${LIMIT.samples} samples off`,
    pending <= LIMIT.pending ? null : `${pending} notes were pending`,
    growth < LIMIT.growth ? null : `memory grew by ${(growth / 1e6).toFixed(1)} MB`,
  ].filter((fault) => fault !== null);

  console.info(`
A mambo at the fastest tempo with everyone: processor time in percent of one core, for ${undisturbed} min

  the page with its audio thread        ${cpu.page.toFixed(1)}   (limit: below ${LIMIT.cpu})
  silent, before                        ${silent.page.toFixed(1)}
  the browser's audio service           ${cpu.service.toFixed(1)}

Recorded for ${minutes} min, the main thread blocked for ${blocked} ms every 2 s

  notes written, scheduled, heard       ${result.written}, ${result.scheduled}, ${result.heard}
  the worst of them                     ${result.worst.toFixed(2)} samples off   (limit: ${LIMIT.samples})
  the most notes pending                ${pending}   (limit: ${LIMIT.pending})
  the shortest lead                     ${result.lead.toFixed(2)} s
  growth of the heap                    ${(growth / 1000).toFixed(0)} kB   (limit: ${LIMIT.growth / 1000})
  audio nodes before, early, late, after  ${nodesBefore}, ${early.nodes}, ${late.nodes}, ${nodesAfter}

${faults.length ? `Missed: ${faults.join('; ')}.` : 'Every value is within its limit.'}`);
  process.exitCode = faults.length ? 1 : 0;
} finally {
  await close();
}

/** Processor time of the page and the audio service until a promise settles, in percent of a core. */
async function cpuDuring(cdp, promise) {
  const before = await processTimes(cdp);
  const start = performance.now();
  await promise;
  const took = (performance.now() - start) / 1000;
  const after = await processTimes(cdp);
  return {
    page: (100 * (after.page - before.page)) / took,
    service: (100 * (after.service - before.service)) / took,
  };
}

/** Processor time so far, in seconds. */
async function processTimes(cdp) {
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const sum = (pattern) =>
    processInfo
      .filter(({ type }) => pattern.test(type))
      .reduce((total, { cpuTime }) => total + cpuTime, 0);
  return { page: sum(/^renderer$/), service: sum(/audio/i) };
}

/** The heap in bytes and the number of audio nodes, after a garbage collection. */
async function memory(metrics) {
  await metrics.send('HeapProfiler.collectGarbage');
  const { metrics: all } = await metrics.send('Performance.getMetrics');
  const value = (wanted) => all.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), nodes: value('AudioHandlers') };
}
