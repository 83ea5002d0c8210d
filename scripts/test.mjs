// npm test: every check, or those named, as in `npm test -- unit browser`.
// --all: check every clip, even if it passed with the same files, score and code.
import './lib/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { ChromiumError, findBrowsers } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { otherBrowsers } from './lib/other-browsers.mjs';
import { failed, resultOf, slowest, summary, testRunsOf } from './lib/results.mjs';
import { npm, root, runTool } from './lib/run.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

const vitest = (name) =>
  runTool('vitest/vitest.mjs', [
    'run',
    `--project=${name}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ]);

const playwright = (name) =>
  runTool('@playwright/test/cli.js', ['test', `--project=${name === 'e2e' ? 'pages' : name}`], {
    env: { ...process.env, E2E_REPORT: reportFile(name) },
  });

const script = (name) => npm(['run', '--silent', name]);

const webkitTests = () => npm(['run', '--silent', 'test:browsers', '--', '--short', 'webkit']);

/**
 * One after the other, because each uses all cores, and tests that judge sound in real time must not share them.
 * `browser` is the Chromium that a step needs: the quick one for pages, or the one with exact sound.
 */
const steps = [
  { name: 'lint', run: script },
  { name: 'types', run: script },
  { name: 'build', run: script },
  { name: 'unit', run: vitest },
  { name: 'site', isOfBuild: true, run: vitest },
  { name: 'e2e', isOfBuild: true, browser: 'pages', run: playwright },
  { name: 'realtime', isOfBuild: true, browser: 'sound', run: playwright },
  { name: 'browser', browser: 'sound', run: vitest },
  { name: 'webkit', isOfBuild: true, run: webkitTests },
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
// They test the built site, so it must be built from the current sources.
if (steps.some(({ name, isOfBuild }) => isOfBuild && args.has(name))) args.add('build');
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
const results = [];
const runs = [];
for (const { name, isOfBuild, browser, run } of chosen) {
  const isBuilt = results.every(({ step, ok }) => step !== 'build' || ok);
  const missing = [
    ...(isOfBuild && !isBuilt ? ['build'] : []),
    ...(browser && !browsers ? ['chromium'] : []),
  ];
  console.info(`\n== ${name} ==`);
  if (missing.length > 0) console.info(`Not run: it needs ${missing.join(' and ')}.`);
  const begin = performance.now();
  rmSync(reportFile(name), { force: true });
  const ok = missing.length === 0 && (await run(name)) === 0;
  const seconds = (performance.now() - begin) / 1000;
  const own = testRunsOf(readReport(name));
  runs.push(...(own ?? []));
  const result = resultOf(name, ok, seconds, own);
  results.push({ ...result, browser: browser && browsers?.[browser] });
  console.info(`-- ${name} ${result.ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s --`);
}

if (runs.length > 0) console.info(`\nThe slowest tests:\n${slowest(runs)}`);
const failures = failed(runs);
if (failures) console.info(`\nFailed:\n${failures}`);
console.info(`\n${Math.round((performance.now() - start) / 1000)} s in all`);
console.info(`\n${summary(results)}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;

/**
 * Sets CHROMIUM_PATH and CHROMIUM_SHELL for the steps.
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

/** The name of a browser with its version, such as "chromium 156.0.8078.79". */
function nameOf(path) {
  const name = basename(path);
  // On Windows, --version opens a window.
  if (process.platform === 'win32') return name;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return [name, /[\d.]{3,}/.exec(stdout ?? '')?.[0]].join(' ').trim();
}

function reportFile(name) {
  return `${root}test-results/${name}.json`;
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(reportFile(name), 'utf8'));
  } catch {
    return undefined;
  }
}
