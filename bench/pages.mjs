// Prints the Lighthouse scores of one page of each kind on a phone: the median of several runs on our own server; then
// the times of a visitor at 400 kbit/s with 400 ms of latency. Needs `npm run build`.
//
// Lighthouse measures without a limit and simulates a slow network, so that scripts that load in parallel with the
// first text count towards it. `BENCH_THROTTLING=devtools` slows the network instead. `bench:first-sound` measures when
// a clip starts.
import { ensureInstalled, importTool } from '../scripts/lib/install.mjs';
import { launchChromium } from '../scripts/lib/launch-chromium.mjs';
import { median, serveSite, slowNetwork } from './setup.mjs';

const RUNS = Number(process.env.BENCH_RUNS) || 5;
const THROTTLING = process.env.BENCH_THROTTLING ?? 'simulate';
const PORT = 4652;
const DEBUG_PORT = 4653;
const PAGES = {
  Home: '/',
  Section: '/section/music',
  Lesson: '/section/music/lesson/rhythm',
  Quiz: '/section/music/quiz/present',
  Glossary: '/section/music/glossary',
  Practice: '/practice',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** 400 kbit/s in bytes a second, and the round-trip time in milliseconds. */
const SLOW_3G = { bytes: 50_000, latency: 400 };

await ensureInstalled();
const { default: lighthouse } = await importTool('lighthouse');
const { url: SITE, close } = await serveSite(PORT);
try {
  await printLighthouse();
  await printSlow();
} finally {
  close();
}

async function printLighthouse() {
  console.info(`Lighthouse, phone, median of ${RUNS}, ${THROTTLING}`);
  // The speed is Lighthouse's own benchmark of this machine, which it assumes to be four times as fast as a phone.
  console.info('Page      Perf  A11y  Best  SEO   LCP s   TBT ms   CLS    Transfer kB  Speed');
  for (const [name, path] of Object.entries(PAGES)) {
    const runs = [];
    for (let tries = 0; runs.length < RUNS; tries++) {
      const figures = await audit(path);
      // The trace occasionally lacks the start of the page.
      if (figures) runs.push(figures);
      else if (tries > RUNS) throw new Error(`Lighthouse cannot measure ${path}`);
    }
    const of = (key) => median(runs.map((figures) => figures[key]));
    const scores = CATEGORIES.map((category) => `${Math.round(100 * of(category))}`.padEnd(6));
    const rest = [
      (of('lcp') / 1000).toFixed(2).padEnd(8),
      of('tbt').toFixed(0).padEnd(9),
      of('cls').toFixed(3).padEnd(7),
      (of('bytes') / 1000).toFixed(1).padEnd(13),
      of('speed').toFixed(0),
    ];
    console.info(`${name.padEnd(10)}${scores.join('')}${rest.join('')}`);
    const failed = new Set(runs.flatMap(({ failed }) => failed));
    if (failed.size > 0) console.info(`          fails: ${[...failed].join(', ')}`);
  }
}

/** One run of Lighthouse; `null` if it could not measure the page. */
async function audit(path) {
  const browser = await launchChromium(`--remote-debugging-port=${DEBUG_PORT}`);
  try {
    const result = await lighthouse(SITE + path, {
      port: DEBUG_PORT,
      onlyCategories: CATEGORIES,
      throttlingMethod: THROTTLING,
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse says nothing of ${path}`);
    const { audits, categories } = result.lhr;
    const unmeasured = Object.values(audits).find(({ errorMessage }) => errorMessage);
    if (unmeasured) {
      console.info(`          not counted: ${unmeasured.id}: ${unmeasured.errorMessage}`);
      return null;
    }
    const figures = {
      lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      bytes: audits['total-byte-weight']?.numericValue ?? Number.NaN,
      speed: result.lhr.environment.benchmarkIndex,
      failed: CATEGORIES.slice(1).flatMap((category) =>
        (categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    };
    for (const category of CATEGORIES) figures[category] = categories[category]?.score ?? 0;
    return figures;
  } finally {
    await browser.close();
  }
}

/** Prints when a phone on slow 3G shows the text of a lesson, and responds to a tap. */
async function printSlow() {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 }, hasTouch: true });
    const session = await page.context().newCDPSession(page);
    await slowNetwork(session, SLOW_3G);
    const start = performance.now();
    const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
    await page.goto(`${SITE}/section/music/lesson/rhythm`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    console.info(`\nSlow 3G, a lesson: text at ${seconds()} s`);
    const cell = page.getByRole('button', { name: /^Cell 1 of 16/ }).first();
    await cell.tap();
    const tapped = seconds();
    await page.locator('[data-stroke="1"]').first().waitFor();
    console.info(`A cell tapped at ${tapped} s is answered at ${seconds()} s`);
  } finally {
    await browser.close();
  }
}
