// Measures the time from an input to the next paint, and the longest tasks, on a processor slowed to a quarter. Each
// action runs several times on fresh pages; its best figures count. Needs `npm run build`. Options:
//
// --cpu     processor time instead of wall-clock time, which a busy computer lengthens: measured at full speed and
//           multiplied
// --only    prefixes of the actions to measure, separated by commas; other actions run unmeasured
// --rounds  number of runs of each action
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { launchChromium } from '../scripts/lib/launch-chromium.mjs';
import { cpuTimes, TRACED } from './cpu-times.mjs';
import { isNamedIn, serveSite } from './setup.mjs';

const { values: options } = parseArgs({
  options: {
    cpu: { type: 'boolean' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '4' },
  },
});
const SLOWED = 4;
const ROUNDS = Number(options.rounds);
/** The limits for the time from an input to the next paint, and for a task (milliseconds). */
const BAR = 100;
/** Shorter inputs and tasks are not reported by the browser (milliseconds). */
const LEAST = options.cpu ? { paint: 1, task: 1 } : { paint: 16, task: 50 };
/** Time after an action in which a task still counts towards it: longer than any timer of the page (milliseconds). */
const SETTLES = 1000;
/** Duration of a touch in a tap (milliseconds). */
const TOUCHES = 80;

/**
 * Serves the built site, runs the actions several times and prints their figures. The process fails if one of them
 * exceeds the limit.
 * @param {import('playwright').BrowserContextOptions} context
 * @param act performs all actions once, on a fresh page, with the tools of `handsOn`
 */
export async function measureInputs(context, act) {
  await ensureInstalled();
  const { url, close } = await serveSite(4651);
  const browser = await launchChromium();
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const page = await browser.newPage({ ...context, serviceWorkers: 'block' });
      page.on('pageerror', (error) => console.error(error));
      await page.addInitScript(observe);
      const session = await page.context().newCDPSession(page);
      await act(handsOn(browser, page, session, url));
      await page.close();
    }
  } finally {
    await browser.close();
    close();
  }
  print();
}

const best = new Map();

function print() {
  const measured = options.cpu
    ? `Processor time, multiplied by ${SLOWED}`
    : `Slowed ${SLOWED} times`;
  console.info(`${measured}, best of ${ROUNDS} rounds, in ms; the limit of both is ${BAR}.`);
  console.info(`${'Action'.padEnd(28)}Input to paint  Longest task`);
  for (const [name, { paint, task }] of best) {
    const figures = [shown(paint, LEAST.paint).padStart(14), shown(task, LEAST.task).padStart(14)];
    console.info(
      `${name.padEnd(28)}${figures.join('')}${misses({ paint, task }) ? '  misses' : ''}`,
    );
  }
  process.exitCode = [...best.values()].some(misses) ? 1 : 0;
}

function misses({ paint, task }) {
  return paint > BAR || task > BAR;
}

function shown(milliseconds, least) {
  return milliseconds < least ? `< ${least}` : `${Math.round(milliseconds)}`;
}

/**
 * The tools of a benchmark. The name of an action is the label of a printed line. Its target is a locator, by default
 * the first button with that name; for a key, the focused element.
 */
function handsOn(browser, page, session, site) {
  const button = (name) => page.getByRole('button', { name, exact: true }).first();
  const isMeasured = (name) => isNamedIn(options.only, name);
  const slow = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
  /** Waits first, so that pointing and focusing are not part of the action. */
  const settle = async (name) => {
    if (isMeasured(name)) await page.waitForTimeout(SETTLES);
  };
  const measure = async (name, act, settles = SETTLES) => {
    if (!isMeasured(name)) return void (await act());
    if (options.cpu) {
      await browser.startTracing(page, { categories: TRACED });
    } else {
      await slow(SLOWED);
      await page.evaluate(() => window.bench?.clear());
    }
    await act();
    await page.waitForTimeout(settles);
    if (options.cpu) {
      const { paint, task } = cpuTimes(await browser.stopTracing());
      note(name, { paint: paint * SLOWED, task: task * SLOWED });
    } else {
      note(name, await page.evaluate(() => window.bench.worst()));
      await slow(1);
    }
  };
  /** Finds the element beforehand, because that takes the page longer than most responses. */
  const click = async (name, target = button(name)) => {
    await target.hover();
    await settle(name);
    // The layout above it may have changed in the meantime.
    const { x, y } = await middleOf(target);
    await page.mouse.move(x, y);
    await measure(name, () => page.mouse.click(x, y));
  };
  const touch = (type, touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const tap = async (name, target = button(name)) => {
    const { x, y } = await middleOf(target);
    await settle(name);
    await measure(name, async () => {
      await touch('touchStart', [{ x, y }]);
      await page.waitForTimeout(TOUCHES);
      await touch('touchEnd', []);
    });
  };
  const press = async (name, key, focused) => {
    await focused?.focus();
    await settle(name);
    await measure(name, () => page.keyboard.press(key));
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

  return { page, site, button, measure, click, tap, touch, press, drag };
}

/** Scrolls an element into view, and waits until it no longer moves. */
export async function middleOf(element) {
  await element.scrollIntoViewIfNeeded();
  // Parts that are drawn when they come into view move the element.
  // A hover, not a trial click: before hydration, the page would replay a trial click as a real one.
  await element.hover({ trial: true });
  const { x, y, width, height } = await element.boundingBox();
  return { x: x + width / 2, y: y + height / 2, width };
}

function note(name, { paint, task }) {
  const before = best.get(name) ?? { paint: Infinity, task: Infinity };
  best.set(name, { paint: Math.min(before.paint, paint), task: Math.min(before.task, task) });
}

/** Runs in the page: keeps the slowest input and the longest task since `clear`. */
function observe() {
  let worst = { paint: 0, task: 0 };
  const watch = (figure, options, counts = () => true) => {
    const add = (entries) => {
      const durations = entries.filter(counts).map(({ duration }) => duration);
      worst[figure] = Math.max(worst[figure], ...durations);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ ...options, buffered: true });
    return () => add(observer.takeRecords());
  };
  const flushInputs = watch(
    'paint',
    { type: 'event', durationThreshold: 16 },
    ({ interactionId, name }) => interactionId || /^(input|drop)$/.test(name),
  );
  const flushTasks = watch('task', { type: 'longtask' });
  const flush = () => {
    flushInputs();
    flushTasks();
    return worst;
  };
  window.bench = {
    worst: flush,
    clear() {
      flush();
      worst = { paint: 0, task: 0 };
    },
  };
}
