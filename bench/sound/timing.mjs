// Measures four schedulers in one run in a real Chromium: onset errors against the grid; and for this engine
// the latency of the current step's highlight and the cost of its commands.

import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { median, openBenchPage } from '../setup.mjs';

const PASSES = 4;
const BLOCKS = [0, 300, 1000];
const SCHEDULERS = [
  ['setInterval', '(a) setInterval a step'],
  ['transport', '(b) Tone transport, default look-ahead'],
  ['deep', '(c) Tone transport, deep look-ahead'],
  ['engine', '(d) this engine'],
];
/** Limits for (d), in milliseconds. An onset may be one sample off at 48 kHz, but for its detection. */
const LIMIT = { onset: (1.001 / 48_000) * 1000, highlight: 25, edit: 1 };

const ms = (seconds) => seconds * 1000;
const worst = (values) => values.reduce((max, x) => Math.max(max, Math.abs(x)), 0);
const fixed = (value) => (value === undefined ? '–' : value.toFixed(value < 1 ? 3 : 1)).padStart(8);

await ensureInstalled();
const { page, close } = await openBenchPage('timing');
let misses = 0;
try {
  console.info(
    `\nOnset error against the grid, 16 clicks at 105 bpm, ${PASSES} passes each (ms)\n`,
  );
  console.info(
    'scheduler                               blocked   median    worst   hits in 16 steps   sounded > 35 ms off',
  );
  for (const [scheduler, name] of SCHEDULERS) {
    for (const blocked of BLOCKS) {
      const errors = [];
      const hits = [];
      let astray = 0;
      for (let i = 0; i < PASSES; i++) {
        const pass = await page.evaluate(([s, b]) => window.bench.pass(s, b), [scheduler, blocked]);
        hits.push(pass.hits);
        pass.heard.forEach((time, step) => {
          if (time === null) return;
          const error = ms(time - pass.due[step]);
          errors.push(error);
          if (Math.abs(error) > 35) astray++;
        });
      }
      const row = [
        name.padEnd(38),
        `${blocked} ms`.padStart(8),
        fixed(median(errors.map(Math.abs))),
        fixed(errors.length > 0 ? worst(errors) : undefined),
        hits.join(' ').padStart(18),
        `${astray} of ${16 * PASSES}`.padStart(21),
      ];
      console.info(row.join(' '));
      if (scheduler === 'engine' && (worst(errors) > LIMIT.onset || hits.some((n) => n !== 16)))
        misses++;
    }
  }

  console.info('\nMain thread per command');
  const costs = await page.evaluate(() => window.bench.commandCosts());
  for (const [command, values] of Object.entries(costs)) {
    console.info(
      `  ${command.padEnd(6)} median ${fixed(median(values)).trim()} ms, worst ${fixed(worst(values)).trim()} ms`,
    );
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
    `\nHighlight after the step is heard: median ${fixed(median(highlights)).trim()} ms, worst ${fixed(worst(highlights)).trim()} ms (${highlights.length} of ${16 * PASSES}; limit ${LIMIT.highlight} ms)`,
  );
  if (highlights.length !== 16 * PASSES || !(worst(highlights) <= LIMIT.highlight)) misses++;
} finally {
  await close();
}
console.info(
  misses
    ? `\n${misses} value(s) of this engine exceed the limit.`
    : '\nEvery value of this engine is within its limit.',
);
process.exitCode = misses ? 1 : 0;
