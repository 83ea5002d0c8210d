// Measures the processor time of twenty notes a beat at 160 bpm, played by the live engine for a minute
// in a real Chromium, and whether a note was late.

import { ensureInstalled } from '../scripts/lib/install.mjs';
import { openBenchPage } from './open-page.mjs';

const NOTES_A_BEAT = 20;
const BPM = 160;
const MINUTE = 60;
/** Duration of the recording, in seconds. A separate run: recording costs more than playing. */
const RECORDED = 12;
/** Limits: percent of one core, and two samples at 48 kHz in seconds. */
const LIMIT = { cpu: 25, onset: 2 / 48_000 };

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const percent = (cpu, seconds) => (100 * cpu) / seconds;

await ensureInstalled();
const { page, browser, close } = await openBenchPage('band');
try {
  const cdp = await browser.newBrowserCDPSession();
  const metrics = await page.context().newCDPSession(page);
  await metrics.send('Performance.enable');
  await page.evaluate(() => window.bench.open());

  const silent = await cpuOf(cdp, 10);
  // The first pass creates the nodes that are kept, such as those of the transport's clock.
  await page.evaluate(() => window.bench.play());
  await wait(1);
  await page.evaluate(() => window.bench.stop());
  await wait(1);
  const nodes = await audioNodes(metrics);
  await page.evaluate(() => window.bench.play());
  const sixths = [];
  for (let i = 0; i < 6; i++) sixths.push(await cpuOf(cdp, MINUTE / 6));
  const leads = await page.evaluate(() => window.bench.stop());
  await wait(1);
  const left = (await audioNodes(metrics)) - nodes;

  await page.evaluate(() => window.bench.startRecording());
  await page.evaluate(() => window.bench.play());
  await wait(RECORDED);
  const errors = await page.evaluate(() => window.bench.stopRecording());
  await page.evaluate(() => window.bench.stop());

  const share = sixths.reduce((sum, { page: cpu }) => sum + cpu, 0) / sixths.length;
  const expected = (MINUTE * BPM * NOTES_A_BEAT) / 60;
  const late = leads.filter((lead) => lead < 0).length;
  const worst = Math.max(...errors.map(Math.abs));
  const unheard = errors.filter(Number.isNaN).length;
  const faults = [
    share < LIMIT.cpu ? null : `${share.toFixed(1)} % of a core`,
    leads.length >= expected ? null : `only ${leads.length} of ${expected} notes`,
    late === 0 ? null : `${late} notes were put on the clock after their time`,
    unheard === 0 && errors.length > 0 ? null : `${unheard} strokes were not heard`,
    worst <= LIMIT.onset ? null : `a stroke sounded ${(worst * 1000).toFixed(3)} ms off`,
    left <= 0 ? null : `${left} audio nodes leaked`,
  ].filter((fault) => fault !== null);

  console.info(`
${NOTES_A_BEAT} notes a beat at ${BPM} bpm for a minute: processor time in percent of one core

  the page with its audio thread        ${share.toFixed(1)}   (limit: below ${LIMIT.cpu})
  in each ten seconds                   ${sixths.map(({ page: cpu }) => cpu.toFixed(1)).join('  ')}
  silent, before                        ${silent.page.toFixed(1)}
  the browser's audio service           ${(sixths.reduce((sum, { service }) => sum + service, 0) / 6).toFixed(1)}

${leads.length} notes put on the clock, the latest ${Math.min(...leads).toFixed(3)} s before its time; ${late} late.
${errors.length} strokes recorded, the worst ${(worst * 48_000).toFixed(2)} samples off (limit: 2).
${left} audio nodes leaked.

${faults.length ? `Missed: ${faults.join('; ')}.` : 'Every value is within its limit.'}`);
  process.exitCode = faults.length ? 1 : 0;
} finally {
  await close();
}

/** Processor time of the page and the audio service over the next seconds, in percent of a core. */
async function cpuOf(cdp, seconds) {
  const before = await processTimes(cdp);
  const start = performance.now();
  await wait(seconds);
  const took = (performance.now() - start) / 1000;
  const after = await processTimes(cdp);
  return {
    page: percent(after.page - before.page, took),
    service: percent(after.service - before.service, took),
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

/** Number of audio nodes after a garbage collection, to detect leaks. */
async function audioNodes(metrics) {
  await metrics.send('HeapProfiler.collectGarbage');
  const { metrics: all } = await metrics.send('Performance.getMetrics');
  return all.find(({ name }) => name === 'AudioHandlers')?.value ?? Number.NaN;
}
