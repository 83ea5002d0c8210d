// npm test: every check, or those named, as in `npm test -- unit browser`.
// --all: check every clip again, also those that passed with the same files, score and code.
import './lib/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { ChromiumError, findBrowsers } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { otherBrowsers } from './lib/other-browsers.mjs';
import { countTests, failed, resultOf, slowest, summary, testRunsOf } from './lib/results.mjs';
import { npm, root, runTool } from './lib/run.mjs';
import { schedule } from './lib/schedule.mjs';
import { StepOutput } from './lib/step-output.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

/** @typedef {import('./lib/run.mjs').RunOptions} RunOptions */

/** How many steps run at once: the end-to-end tests keep two cores busy only most of the time. */
const SLOTS = 2;

/** Component tests in which nothing depends on the moment of a sound: they run beside the end-to-end tests. */
const COMPONENTS = [
  'band-chart',
  'clip-chart',
  'clip-list',
  'emoji',
  'glossary',
  'guira-grid',
  'lesson-view',
  'matching',
  'moving-exercises',
  'own-patterns',
  'present-questions',
  'present-slides',
  'question-clip',
  'quick-check',
  'quizzes',
  'rhythm-grid',
  'section-page',
  'song-map',
  'trainer',
].map((name) => `tests/browser/${name}.test.tsx`);

/**
 * @param {string} project
 * @param {string} [step]
 * @param {string[]} files filters and options
 */
const vitest =
  (project, step = project, files = []) =>
  (/** @type {RunOptions} */ options) =>
    runTool(
      'vitest/vitest.mjs',
      [
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile(step)}`,
        ...files,
      ],
      options,
    );

/**
 * @param {string} report
 * @param {string[]} args
 */
const playwright =
  (report, ...args) =>
  (/** @type {RunOptions} */ options) =>
    runTool('@playwright/test/cli.js', ['test', ...args], {
      ...options,
      env: { ...process.env, E2E_REPORT: reportFile(report) },
    });

/** @param {string} name */
const script = (name) => (/** @type {RunOptions} */ options) =>
  npm(['run', '--silent', name], options);

/**
 * In the order in which they start. A step with `tests` writes a JSON report of its tests. `browser` is the
 * Chromium that it needs: the quick one for pages, or the one that plays sound exactly.
 * @type {{
 *   name: string,
 *   tests?: true,
 *   needs?: string[],
 *   after?: string[],
 *   browser?: 'pages' | 'sound',
 *   alone?: true,
 *   background?: true,
 *   run: (options: RunOptions) => Promise<number>,
 * }[]}
 */
const steps = [
  // First, since the longest step needs it.
  { name: 'build', run: script('build') },
  { name: 'lint', run: script('lint') },
  { name: 'types', run: script('types') },
  {
    name: 'e2e',
    tests: true,
    needs: ['build'],
    browser: 'pages',
    run: playwright('e2e', '--project=pages'),
  },
  {
    name: 'components',
    tests: true,
    browser: 'sound',
    // Two pages at once, since the end-to-end tests keep two more busy.
    run: vitest('browser', 'components', [...COMPONENTS, '--maxWorkers=2']),
  },
  // At the lowest priority: these take what the tests of sound leave while they wait.
  {
    name: 'unit',
    tests: true,
    background: true,
    after: ['e2e', 'components'],
    run: vitest('unit'),
  },
  {
    name: 'site',
    tests: true,
    background: true,
    needs: ['build'],
    after: ['unit'],
    run: vitest('site'),
  },
  // Alone: these play or record sound in real time, and the audio thread must not starve.
  {
    name: 'realtime',
    tests: true,
    needs: ['build'],
    browser: 'sound',
    alone: true,
    run: playwright('realtime', '--project=realtime'),
  },
  {
    name: 'browser',
    tests: true,
    browser: 'sound',
    alone: true,
    run: vitest(
      'browser',
      'browser',
      COMPONENTS.map((file) => `--exclude=${file}`),
    ),
  },
  // Alone, since it goes before other programs for its sound: beside it, those would be late.
  {
    name: 'webkit',
    needs: ['build'],
    alone: true,
    run: (options) => npm(['run', '--silent', 'test:browsers', '--', '--short', 'webkit'], options),
  },
];
const webkit = otherBrowsers().find(({ name }) => name === 'webkit');

const names = steps.map(({ name }) => name);
const args = new Set(process.argv.slice(2));
if (args.delete('--all')) process.env.CHECK_ALL_CLIPS = '1';
for (const name of args) {
  if (names.includes(name)) continue;
  console.error(`There is no step "${name}": the steps are ${names.join(', ')}.`);
  process.exit(1);
}
// They run the built site, which must be the one of these sources.
if (['e2e', 'site', 'realtime', 'webkit'].some((name) => args.has(name))) args.add('build');
const wanted = args.size === 0 ? steps : steps.filter(({ name }) => args.has(name));
const chosen = wanted.filter(({ name }) => name !== 'webkit' || !webkit?.missing);
if (chosen.length < wanted.length) {
  console.info(
    `webkit is skipped: ${webkit?.missing} was not found (npm run test:browsers -- --install).`,
  );
}

stopWithNpm();
await ensureInstalled();
const browsers = chosen.some(({ browser }) => browser) ? await provideChromium() : undefined;

const start = performance.now();
const output = new StepOutput(process.stdout);
/** @type {import('./lib/results.mjs').Result[]} */
const results = [];
/** @type {import('./lib/results.mjs').TestRun[]} */
const runs = [];
await schedule(chosen, SLOTS, async (step, failedNeeds) => {
  const { name, tests, browser, background, run } = step;
  const missing = [...failedNeeds, ...(browser && !browsers ? ['chromium'] : [])];
  const begin = performance.now();
  const { write, end } = output.begin(name);
  rmSync(reportFile(name), { force: true });
  if (missing.length > 0) write(`Not run: it needs ${missing.join(' and ')}.\n`);
  const ok = missing.length === 0 && (await run({ background, onOutput: write })) === 0;
  const seconds = (performance.now() - begin) / 1000;
  const report = tests && readReport(name);
  runs.push(...testRunsOf(report));
  const result = resultOf(name, ok, seconds, countTests(report));
  results.push({ ...result, browser: browser && browsers?.[browser] });
  end(`${result.ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return result.ok;
});

if (runs.length > 0) console.info(`\nThe slowest tests:\n${slowest(runs)}`);
const failures = failed(runs);
if (failures) console.info(`\nFailed:\n${failures}`);
console.info(`\n${Math.round((performance.now() - start) / 1000)} s in all`);
results.sort((a, b) => names.indexOf(a.step) - names.indexOf(b.step));
console.info(`\n${summary(results)}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;

/**
 * Passes the browsers' paths to the steps in CHROMIUM_PATH and CHROMIUM_SHELL.
 * @returns their names with versions; `undefined` if there is no browser
 */
async function provideChromium() {
  try {
    const { chromium, shell } = await findBrowsers();
    process.env.CHROMIUM_PATH = chromium;
    if (shell) process.env.CHROMIUM_SHELL = shell;
    return { sound: nameOf(chromium), pages: nameOf(process.env.CHROMIUM_SHELL ?? chromium) };
  } catch (error) {
    if (!(error instanceof ChromiumError)) throw error;
    console.error(error.message);
    delete process.env.CHROMIUM_PATH;
    return undefined;
  }
}

/**
 * The name of a browser with its version, such as "chromium 156.0.8078.79".
 * @param {string} path of its program
 */
function nameOf(path) {
  const name = basename(path);
  // On Windows, --version opens a window.
  if (process.platform === 'win32') return name;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return [name, /[\d.]{3,}/.exec(stdout ?? '')?.[0]].join(' ').trim();
}

/** @param {string} name */
function reportFile(name) {
  return `${root}test-results/${name}.json`;
}

/** @param {string} name */
function readReport(name) {
  try {
    return JSON.parse(readFileSync(reportFile(name), 'utf8'));
  } catch {
    return undefined;
  }
}
