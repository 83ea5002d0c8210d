// Prints how long the practice page takes from an input to the next paint, and its longest task, on a
// processor slowed to a quarter while the band plays. Each action is done a few times on fresh pages, and
// its best figures count.
//
// --cpu     processor time instead of time on the clock, which a busy computer lengthens: measured at full
//           speed and multiplied
// --only    actions whose names begin like one of these, separated by commas; the others are done unmeasured
// --rounds  how often each action is done
// --traces  a folder that gets a trace of each action, for the performance panel of Chromium; implies --cpu
// --profile adds to the traces what functions take, which costs 30 ms and more at its start
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createBuilder, preview } from 'vite';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { cpuTimes, TRACED } from './cpu-times.mjs';

const { values: options } = parseArgs({
  options: {
    cpu: { type: 'boolean' },
    only: { type: 'string', default: '' },
    profile: { type: 'boolean' },
    rounds: { type: 'string', default: '4' },
    traces: { type: 'string' },
  },
});
const SLOWED = 4;
const ROUNDS = Number(options.rounds);
const ONLY = options.only.toLowerCase().split(/ *, */);
const CPU = options.cpu || options.traces !== undefined;
/** The longest from an input to the next paint, and the longest task (milliseconds). */
const BAR = 100;
/** The browser reports neither shorter inputs nor shorter tasks (milliseconds). */
const LEAST = CPU ? { paint: 1, task: 1 } : { paint: 16, task: 50 };
const CATEGORIES = options.profile ? [...TRACED, 'disabled-by-default-v8.cpu_profiler'] : TRACED;
/** How long after an action a task still belongs to it: later than any timer of the page (milliseconds). */
const SETTLES = 1000;
const PLAYS = 6000;
const LOADS = 4000;

await ensureInstalled();
if (options.traces) mkdirSync(options.traces, { recursive: true });
/** @type {import('vite').InlineConfig} */
const app = { logLevel: 'error', build: { outDir: 'node_modules/.cache/bench-practice' } };
// With prerendered pages, which `build` would leave out.
const builder = await createBuilder(app);
await builder.buildApp();
const server = await preview({ ...app, preview: { host: '127.0.0.1', port: 4651 } });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--autoplay-policy=no-user-gesture-required', '--disable-background-networking'],
});
/** @type {Map<string, { paint: number, task: number }>} the best figures of each action so far */
const best = new Map();
try {
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      serviceWorkers: 'block',
    });
    page.on('pageerror', (error) => console.error(error));
    await page.addInitScript(observe);
    await practise(page, await page.context().newCDPSession(page));
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}

const measured = CPU ? `Processor time, multiplied by ${SLOWED}` : `Slowed ${SLOWED} times`;
console.info(`${measured}, best of ${ROUNDS} rounds, in ms; the limit of both is ${BAR}.`);
console.info(`${'Action'.padEnd(28)}Input to paint  Longest task`);
for (const [name, { paint, task }] of best) {
  const figures = [shown(paint, LEAST.paint).padStart(14), shown(task, LEAST.task).padStart(14)];
  console.info(`${name.padEnd(28)}${figures.join('')}${misses({ paint, task }) ? '  misses' : ''}`);
}
process.exitCode = [...best.values()].some(misses) ? 1 : 0;

function misses({ paint, task }) {
  return paint > BAR || task > BAR;
}

/** @param {number} least what the browser reports */
function shown(milliseconds, least) {
  return milliseconds < least ? `< ${least}` : `${Math.round(milliseconds)}`;
}

/**
 * Does everything that can be done on the page, once.
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} session
 */
async function practise(page, session) {
  const button = (name) => page.getByRole('button', { name, exact: true }).first();
  const group = (name) => page.getByRole('group', { name, exact: true });
  const isMeasured = (name) => ONLY.some((start) => name.toLowerCase().startsWith(start));
  const slow = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
  /** What is pointed at or focused before an action is not part of it. */
  const settle = async (name) => {
    if (isMeasured(name)) await page.waitForTimeout(SETTLES);
  };
  /** @param {() => Promise<unknown>} act */
  const measure = async (name, act, settles = SETTLES) => {
    if (!isMeasured(name)) return void (await act());
    if (CPU) {
      await browser.startTracing(page, { categories: CATEGORIES });
    } else {
      await slow(SLOWED);
      await page.evaluate(() => window.bench?.clear());
    }
    await act();
    await page.waitForTimeout(settles);
    if (CPU) {
      const trace = await browser.stopTracing();
      if (options.traces) writeFileSync(join(options.traces, `${name}.json`), trace);
      const { paint, task } = cpuTimes(trace);
      note(name, { paint: paint * SLOWED, task: task * SLOWED });
    } else {
      note(name, await page.evaluate(() => window.bench.worst()));
      await slow(1);
    }
  };
  /** Finding an element takes the page longer than most answers: it is found before. */
  const click = async (name, target = button(name)) => {
    await target.hover();
    await settle(name);
    // What was above it may have been drawn since.
    const { x, y } = await middleOf(target);
    await page.mouse.move(x, y);
    await measure(name, () => page.mouse.click(x, y));
  };
  const choose = async (name, label) => {
    await page.getByRole('combobox', { name: label }).focus();
    await settle(name);
    await measure(name, () => page.keyboard.press('ArrowDown'));
  };
  const closeDialog = async (name) => {
    await page.locator('dialog[open]').waitFor();
    await settle(name);
    await measure(name, () => page.keyboard.press('Escape'));
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };
  const drag = async (name, slider) => {
    const { x, y, width } = await middleOf(slider);
    await measure(name, async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - width * 0.25, y, { steps: 12 });
      await page.mouse.up();
    });
  };

  // What the browser alone takes, for comparison.
  await page.goto('data:text/html,<button onclick="this.append(1)">A bare page</button>');
  await click('A bare page');
  // With the slash, which the preview needs to find the prerendered page.
  const address = `${server.resolvedUrls?.local[0]}practice/`;
  await measure('Page load', () => page.goto(address), LOADS);
  await measure('First input', () => page.mouse.move(20, 20));
  // An input that comes before the page listens is lost.
  for (let x = 21; (await page.locator('html[data-hydrated]').count()) === 0; x++) {
    await page.mouse.move(x, 20);
    await page.waitForTimeout(100);
  }

  // The code of the sound is loaded.
  const { x, y } = await middleOf(button('Play'));
  await measure('Play, approached', () => page.mouse.move(x, y));
  await click('Play');
  await button('Stop').waitFor();
  await measure('Playing a loop', async () => {}, PLAYS);
  await click('Rhythm', group('Rhythm').getByRole('button', { name: /Majao/ }));
  await click('Mute', group('Bass').getByRole('button', { name: 'Mute' }));
  await click('Solo', group('Güira').getByRole('button', { name: 'Solo' }));
  await drag('Volume, dragged', group('Requinto').getByLabel('Volume'));
  await click('Tempo, 1 faster', button('1 faster'));
  await drag('Tempo, dragged', page.getByLabel('Tempo', { exact: true }));
  await click('Another take of a loop', button('Another take'));
  await click('Loop of 8 bars', button('8 bars'));
  await click('Dancers’ steps');
  const ownPart = page.getByLabel('Your own part');
  await click('Own part, opened', ownPart.getByRole('button', { name: 'Güira' }));
  const cell = page.getByRole('button', { name: /^Bar 1, 2:/ });
  await click('Own part, a cell', cell);
  await click('Song', button('Whole song'));
  await click('Own part in a song, a cell', cell);
  await click('Restore the original');
  await click('Mute in a song', group('Bass').getByRole('button', { name: 'Mute' }));
  const section = page.getByRole('list', { name: 'Sections of the song' }).getByRole('button');
  await click('Jump to a section', section.nth(5));
  await click('Repeat a section', button('Repeat this section'));
  await choose('Another song', 'Song');
  await choose('Key of a song', 'Key');
  await click('Another take of a song', button('Another take'));
  await measure('Playing a song', async () => {}, PLAYS);
  await click('Save and share');
  await closeDialog('Save and share, closed');
  await click('Shortcuts');
  await closeDialog('Shortcuts, closed');
  await click('Back to a loop', button('4 bars'));
  await click('Stop');
}

/** Scrolls an element into view, and waits until it stays where it is. @param {import('playwright').Locator} element */
async function middleOf(element) {
  await element.scrollIntoViewIfNeeded();
  // What is drawn when it comes into view moves what is below it.
  await element.click({ trial: true });
  const { x, y, width, height } = await element.boundingBox();
  return { x: x + width / 2, y: y + height / 2, width };
}

function note(name, { paint, task }) {
  const before = best.get(name) ?? { paint: Infinity, task: Infinity };
  best.set(name, { paint: Math.min(before.paint, paint), task: Math.min(before.task, task) });
}

/** In the page: keeps the slowest input and the longest task since `clear`. */
function observe() {
  let paint = 0;
  let task = 0;
  const longest = (entries) => Math.max(0, ...entries.map(({ duration }) => duration));
  const addInputs = (entries) => {
    paint = Math.max(
      paint,
      longest(entries.filter(({ interactionId, name }) => interactionId || name === 'input')),
    );
  };
  const addTasks = (entries) => {
    task = Math.max(task, longest(entries));
  };
  const inputs = new PerformanceObserver((list) => addInputs(list.getEntries()));
  inputs.observe({ type: 'event', durationThreshold: 16, buffered: true });
  const tasks = new PerformanceObserver((list) => addTasks(list.getEntries()));
  tasks.observe({ type: 'longtask', buffered: true });
  const flush = () => {
    addInputs(inputs.takeRecords());
    addTasks(tasks.takeRecords());
  };
  window.bench = {
    clear() {
      flush();
      paint = 0;
      task = 0;
    },
    worst() {
      flush();
      return { paint, task };
    },
  };
}
