// Measures in a real Chromium what the engine's commands cost, and how late the current step is highlighted. That each
// step sounds when it should is tested in tests/browser/engine.test.ts.

import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { median, openBenchPage } from '../setup.mjs';

const PASSES = 4;
/** Limits, in milliseconds. */
const LIMIT = { highlight: 25, edit: 1 };

const ms = (seconds) => seconds * 1000;
const worst = (values) => values.reduce((max, x) => Math.max(max, Math.abs(x)), 0);
const fixed = (value) => `${value?.toFixed(value < 1 ? 3 : 1)} ms`;
const figures = (values) => `median ${fixed(median(values))}, worst ${fixed(worst(values))}`;

await ensureInstalled();
const { page, close } = await openBenchPage('timing');
let misses = 0;
try {
  console.info('Main thread per command');
  const costs = await page.evaluate(() => window.bench.commandCosts());
  for (const [command, values] of Object.entries(costs)) {
    console.info(`  ${command.padEnd(6)} ${figures(values)}`);
  }
  if (median(costs.edit) > LIMIT.edit) misses++;

  await page.evaluate(() => window.bench.showGrid());
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Show Solution' }).click();
  const highlights = [];
  for (let i = 0; i < PASSES; i++) {
    await page.getByRole('button', { name: 'Play' }).waitFor();
    const errors = await page.evaluate(() => window.bench.highlightErrors());
    highlights.push(...errors.map(ms));
  }
  console.info(
    `\nHighlight after the step is heard: ${figures(highlights)} (${highlights.length} of ${16 * PASSES}; limit ${LIMIT.highlight} ms)`,
  );
  if (highlights.length !== 16 * PASSES || !(worst(highlights) <= LIMIT.highlight)) misses++;
} finally {
  await close();
}
console.info(
  misses ? `\n${misses} value(s) exceed the limit.` : '\nEvery value is within its limit.',
);
process.exitCode = misses ? 1 : 0;
