import { RHYTHMS } from '#audio/music/rhythms.ts';
import { median } from '#lib/statistics.ts';
import type { Page } from './support/page.ts';
import { BROWSER, expect, test } from './support/test.ts';

const LESSON = '/section/music/lesson/rhythm';
const DERECHO = { role: 'region', name: 'Derecho with the lift' } as const;
const STEPS = 16;
/** The length of a step at 105 bpm, four steps to a beat, in seconds. */
const STEP = 60 / 105 / 4;
/** Maximum error of an onset, in seconds: inaudible, but more than one sample. */
const EXACT = 0.0005;

/**
 * The delay from rendering a sound to highlighting its step, in seconds. Firefox on Linux does not report its output
 * latency, so 30 ms are assumed.
 */
const LEAST_LAG = BROWSER === 'firefox' ? 0.025 : 0;
const MOST_LAG = 0.1;

const cell = (step: number, grid: string) =>
  ({
    role: 'button',
    name: new RegExp(`^Cell ${step} of 16`),
    in: { role: 'region', name: grid },
  }) as const;
const button = (name: string) => ({ role: 'button', name, in: DERECHO }) as const;

/** Waits until tapped strokes have died away: a sound that still rings hides the first onset of a pass. */
async function untilSilent(page: Page) {
  // The last tap takes effect with the next sound that is rendered.
  const { clock } = await page.probe();
  await page.poll((clock) => (window.probe?.clock ?? 0) - clock, clock).toBeGreaterThan(STEP);
  await page.hearNothing();
}

/** Plays once, with the page blocked for some milliseconds at the fourth step. */
async function playOnce(page: Page, blocked = 0) {
  await page.clearProbe();
  await page.click(button('Play'));
  if (blocked > 0) {
    await page.poll(() => window.probe?.lit.length ?? 0).toBeGreaterThan(3);
    await page.run((milliseconds) => {
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
    }, blocked);
  }
  await page.poll(() => window.probe?.onsets.length ?? 0).toBe(STEPS);
  await page.see(button('Play'));
  return page.probe();
}

/** The distance of each onset from the grid that starts with the first one, in seconds. */
const errors = (onsets: readonly number[]) =>
  onsets.map((onset, i) => Math.abs(onset - (onsets[0] ?? 0) - i * STEP));

test('derecho is built by tap, played exactly in time, highlighted and checked', {
  tags: ['short'],
}, async ({ page }) => {
  await page.goto(LESSON);
  await page.record();
  for (const [i, stroke] of RHYTHMS['derecho-lift'].steps.entries()) {
    for (let taps = 0; taps < stroke; taps++) await page.tap(cell(i + 1, DERECHO.name));
  }
  await page.see({ role: 'button', name: 'Cell 16 of 16, after count 8: accented', in: DERECHO });
  // The first tap opens the sound.
  await page.poll(() => window.probe?.recording).toBe(true);

  await untilSilent(page);
  const { onsets, lit } = await playOnce(page);
  expect(Math.max(...errors(onsets)), 'idle').toBeLessThan(EXACT);
  // In order, from the first step on. A very busy browser may skip one occasionally.
  const steps = lit.map(({ step }) => step);
  expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
  expect(steps[0]).toBeLessThan(2);
  expect(steps.length).toBeGreaterThan(STEPS - 4);
  const lags = lit.map(({ step, clock }) => clock - (onsets[step] ?? 0));
  expect(median(lags), 'highlight').toBeGreaterThan(LEAST_LAG);
  expect(median(lags), 'highlight').toBeLessThan(MOST_LAG);

  for (const blocked of [300, 1000]) {
    const { onsets } = await playOnce(page, blocked);
    expect(Math.max(...errors(onsets)), `blocked for ${blocked} ms`).toBeLessThan(EXACT);
  }
  await page.click(button('Check'));
  await page.read('Perfect!');
});

test('majao is built, played and checked by keyboard', async ({ page }) => {
  const grid = 'Majao';
  await page.goto(LESSON);
  await page.tabTo(cell(1, grid));
  for (const stroke of RHYTHMS.majao.steps) {
    await page.press(`${stroke}`, 'ArrowRight');
  }
  await page.press('p');
  await page.poll(() => window.probe?.lit.length ?? 0).toBeGreaterThan(3);
  await page.press('p');
  await page.count({ css: '[aria-current=step]' }).toBe(0);
  await page.tabTo({ role: 'button', name: 'Check', in: { role: 'region', name: grid } });
  await page.press('Enter');
  await page.read('Perfect!');
});

test('a clip plays and pauses', { tags: ['short'] }, async ({ page }) => {
  await page.goto(LESSON);
  const grid = { role: 'region', name: 'Majao' } as const;
  const clip = (name: string) => ({ role: 'button', name, in: grid }) as const;
  await page.click({ css: 'summary', name: 'Hear it from the band', in: grid });
  await page.click(clip('Play The whole band'));
  await page.see(clip('Pause The whole band'));
  await page.hear();
  await page.click(clip('Pause The whole band'));
  await page.hearNothing();
});
