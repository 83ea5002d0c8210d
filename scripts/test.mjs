// npm test: every check there is, or those named, as in `npm test -- unit browser`.
import './lib/node-version.mjs';
import { readFileSync, rmSync } from 'node:fs';
import { ChromiumError, findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { countTests, resultOf, summary } from './lib/results.mjs';
import { npm, root, runTool } from './lib/run.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

/** @param {string} project */
const vitest = (project) =>
  runTool('vitest/vitest.mjs', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(project)}`,
  ]);

/**
 * In the order in which they run. A step with `tests` leaves a JSON report of its tests.
 * @type {{ name: string, tests?: true, needs?: ('chromium' | 'build')[], run: () => Promise<number> }[]}
 */
const steps = [
  { name: 'lint', run: () => npm(['run', '--silent', 'lint']) },
  { name: 'types', run: () => npm(['run', '--silent', 'types']) },
  { name: 'unit', tests: true, run: () => vitest('unit') },
  { name: 'build', run: () => npm(['run', '--silent', 'build']) },
  { name: 'site', tests: true, needs: ['build'], run: () => vitest('site') },
  { name: 'browser', tests: true, needs: ['chromium'], run: () => vitest('browser') },
  {
    name: 'e2e',
    tests: true,
    needs: ['chromium', 'build'],
    run: () => runTool('@playwright/test/cli.js', ['test']),
  },
];

const names = steps.map(({ name }) => name);
const wanted = new Set(process.argv.slice(2));
for (const name of wanted) {
  if (names.includes(name)) continue;
  console.error(`There is no step "${name}": the steps are ${names.join(', ')}.`);
  process.exit(1);
}
// They run what was built, which must be what is in the tree.
if (wanted.has('e2e') || wanted.has('site')) wanted.add('build');
const chosen = wanted.size === 0 ? steps : steps.filter(({ name }) => wanted.has(name));

stopWithNpm();
await ensureInstalled();
/** What is not there, and so the steps that need it cannot run. */
const missing = new Set();
if (chosen.some(({ needs }) => needs?.includes('chromium'))) provideChromium();

const results = [];
for (const { name, tests, needs = [], run } of chosen) {
  console.info(`\n== ${name} ==`);
  const start = performance.now();
  const lacking = needs.filter((need) => missing.has(need));
  if (lacking.length > 0) console.error(`Not run, for want of: ${lacking.join(', ')}.`);
  rmSync(report(name), { force: true });
  const ok = lacking.length === 0 && (await run()) === 0;
  if (!ok && name === 'build') missing.add('build');
  const seconds = (performance.now() - start) / 1000;
  results.push(resultOf(name, ok, seconds, tests && readCounts(name)));
}
console.info(`\n${summary(results)}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;

/** Hands the browser's path to the steps through CHROMIUM_PATH. */
function provideChromium() {
  try {
    process.env.CHROMIUM_PATH = findChromium();
    console.info(`Chromium: ${process.env.CHROMIUM_PATH}`);
  } catch (error) {
    if (!(error instanceof ChromiumError)) throw error;
    console.error(error.message);
    missing.add('chromium');
    delete process.env.CHROMIUM_PATH;
  }
}

/** @param {string} name */
function report(name) {
  return `${root}test-results/${name}.json`;
}

/** @param {string} name */
function readCounts(name) {
  try {
    return countTests(JSON.parse(readFileSync(report(name), 'utf8')));
  } catch {
    return undefined;
  }
}
