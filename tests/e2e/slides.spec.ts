import type { Page } from '@playwright/test';
import { pathTo, sitePages } from '#src/content/pages.ts';
import { SECTIONS } from '#src/content/sections.ts';
import { earlyAnswers, LIMITS, slideProblems } from './support/slide-checks.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Of projectors. */
const SIZES = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
] as const;

/** All that can be presented. */
const ALL = [
  ...sitePages(SECTIONS)
    .filter(({ kind }) => ['lesson', 'quiz', 'practice'].includes(kind))
    .map(({ path }) => path),
  ...['dancers', 'guira', 'form'].map((plan) => `${pathTo('class')}?plan=${plan}`),
];
/** `npm run check:slides` goes through every step of everything, in every size. */
const isComplete = process.env.CHECK_SLIDES === 'all';
const pages = isComplete ? ALL : [`${pathTo('class')}?plan=guira`];
const sizes = isComplete ? SIZES : SIZES.slice(2);

/** What is shown, as it is announced: 'Slide 2 of 6. Majao: show.' */
async function shown(page: Page, before: string | null): Promise<string> {
  return page.evaluate(async (before) => {
    const announced = () =>
      document.querySelector('dialog[open] > [role=status]')?.textContent ?? before;
    const isReady = () =>
      announced() !== before && document.querySelector('dialog[open] :is(h2, [data-option])');
    while (!isReady()) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    // The strip lies over the slide, and goes.
    const strip = document.querySelector<HTMLElement>('dialog[open] > [role=toolbar]');
    if (strip) strip.style.visibility = 'hidden';
    // Observers of sizes have fitted the text then.
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    return announced() ?? '';
  }, before);
}

/** All that is wrong on the slides from an address on, each with where it is. */
async function problemsFrom(page: Page, address: string): Promise<string[]> {
  const problems = new Set<string>();
  await page.goto(address);
  /** What was in the document before the reveal of the slide that is shown. */
  let early = '';
  for (let place: string | null = null; ; ) {
    const now = await shown(page, place);
    place = now;
    const add = (texts: readonly string[]) => {
      for (const text of texts) problems.add(`${now} ${text}`);
    };
    for (const dark of [false, true]) {
      await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark);
      add(await page.evaluate(slideProblems, LIMITS));
    }
    if (/: (show|play)\.$/.test(now)) {
      if (now.endsWith('show.')) early = '';
      early += await page.locator('dialog[open]').innerHTML();
      add(await page.evaluate(earlyAnswers));
    }
    const explanation = page.locator('[data-explanation]');
    if (now.endsWith('explain.') && (await explanation.count()) > 0) {
      const text = (await explanation.innerText()).slice(0, 40);
      if (early.includes(text)) add(['explained before the reveal']);
    }
    const [, number, count] = /Slide (\d+) of (\d+)/.exec(now) ?? [];
    const isLast = number === count && (await page.getByText('Next: the end').count()) > 0;
    if (isLast) return [...problems];
    await page.keyboard.press('PageDown');
  }
}

for (const path of pages) {
  for (const [width, height] of sizes) {
    test(`${path} can be read from the back row at ${width} × ${height}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height });
      const address = `${path}${path.includes('?') ? '&' : '?'}present`;
      expect(await problemsFrom(page, address)).toEqual([]);
    });
  }
}
