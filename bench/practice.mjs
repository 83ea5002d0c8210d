// Prints how long the practice page takes from an input to the next paint, and its longest task, on a
// processor slowed to a quarter while the band plays. Both are times on the clock, which a busy computer
// lengthens: each action is done a few times on fresh pages, and its best figures count.
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';

const SLOWED = 4;
const ROUNDS = Number(process.env.BENCH_ROUNDS) || 4;
/** The longest from an input to the next paint, and the longest task (milliseconds). */
const BAR = 100;
/** The browser reports neither shorter inputs nor shorter tasks (milliseconds). */
const LEAST = { paint: 16, task: 50 };
/** How long after an action a task still belongs to it: later than any timer of the page (milliseconds). */
const SETTLES = 1000;
const PLAYS = 6000;

await ensureInstalled();
/** @type {import('vite').InlineConfig} */
const app = { logLevel: 'error', build: { outDir: 'node_modules/.cache/bench-practice' } };
await build(app);
const server = await preview({ ...app, preview: { host: '127.0.0.1', port: 4651 } });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--autoplay-policy=no-user-gesture-required', '--disable-background-networking'],
});
/** @type {Map<string, { paint: number, task: number }>} the best figures of each action so far */
const best = new Map();
try {
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on('pageerror', (error) => console.error(error));
    await page.addInitScript(observe);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await practise(page);
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}

console.info(
  `Slowed ${SLOWED} times, best of ${ROUNDS} rounds, in ms; the limit of both is ${BAR}.`,
);
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

/** Does everything that can be done on the page, once. @param {import('playwright').Page} page */
async function practise(page) {
  const button = (name) => page.getByRole('button', { name, exact: true }).first();
  const group = (name) => page.getByRole('group', { name, exact: true });
  const click = (name) => () => button(name).click();
  const choose = (label) => async () => {
    await page.getByRole('combobox', { name: label }).focus();
    await page.keyboard.press('ArrowDown');
  };
  /** @param {() => Promise<unknown>} act */
  const measure = async (name, act, settles = SETTLES) => {
    await page.evaluate(() => window.bench.clear());
    await act();
    await page.waitForTimeout(settles);
    note(name, await page.evaluate(() => window.bench.worst()));
  };

  await page.goto(`${server.resolvedUrls?.local[0]}practice`);
  await button('Mute').waitFor();
  await page.waitForTimeout(SETTLES);
  note('Page load', await page.evaluate(() => window.bench.worst()));

  await measure('Play', async () => {
    await button('Play').click();
    await button('Stop').waitFor();
  });
  await measure('Playing a loop', async () => {}, PLAYS);
  await measure('Rhythm', () => group('Rhythm').getByRole('button', { name: /Majao/ }).click());
  await measure('Mute', () => group('Bass').getByRole('button', { name: 'Mute' }).click());
  await measure('Solo', () => group('Güira').getByRole('button', { name: 'Solo' }).click());
  await measure('Volume, dragged', () => drag(page, group('Requinto').getByLabel('Volume')));
  await measure('Tempo, 1 faster', click('1 faster'));
  await measure('Tempo, dragged', () => drag(page, page.getByLabel('Tempo', { exact: true })));
  await measure('Another take of a loop', click('Another take'));
  await measure('Loop of 8 bars', click('8 bars'));
  await measure('Dancers’ steps', click('Dancers’ steps'));
  await measure('Own part, opened', () =>
    page.getByLabel('Your own part').getByRole('button', { name: 'Güira' }).click(),
  );
  const cell = page.getByRole('button', { name: /^Bar 1, 2:/ });
  await measure('Own part, a cell', () => cell.click());
  await measure('Song', click('Whole song'));
  await measure('Own part in a song, a cell', () => cell.click());
  await measure('Give the part back', click('Give the part back'));
  await measure('Mute in a song', () =>
    group('Bass').getByRole('button', { name: 'Mute' }).click(),
  );
  const section = page.getByRole('list', { name: 'Sections of the song' }).getByRole('button');
  await measure('Jump to a section', () => section.nth(5).click());
  await measure('Repeat a section', click('Repeat this section'));
  await measure('Another song', choose('Song'));
  await measure('Key of a song', choose('Key'));
  await measure('Another take of a song', click('Another take'));
  await measure('Playing a song', async () => {}, PLAYS);
  await measure('Save and share', click('Save and share'));
  await page.keyboard.press('Escape');
  await measure('Shortcuts', click('Shortcuts'));
  await page.keyboard.press('Escape');
  await measure('Back to a loop', click('4 bars'));
  await measure('Stop', click('Stop'));
}

/** Drags a slider's thumb with the mouse. @param {import('playwright').Locator} slider */
async function drag(page, slider) {
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await slider.boundingBox();
  await page.mouse.move(x + width * 0.5, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.25, y + height / 2, { steps: 12 });
  await page.mouse.up();
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
