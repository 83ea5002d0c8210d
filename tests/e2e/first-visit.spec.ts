// The first visit of a learner with a phone: the number of taps, and the time to read and hear everything.
import type { Locator, Page } from '@playwright/test';
import { CATALOGUE } from '#audio/music/clips/catalogue.ts';
import { COUNTS } from '#audio/music/rhythms.ts';
import { lesson } from '#src/content/lessons/music/instruments.ts';
import { OPENING, stepOfBlock } from '#src/content/steps.ts';
import { expect, test } from './support/test.ts';

/** Words that a learner reads in a second. */
const READING = 180 / 60;
/** Duration of a tap in seconds, and of a tap on a cell. */
const TAP = 1;
const CELL = 0.5;

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

test('a first question is answered within 8 taps and 2 minutes, a first grid solved within 4', async ({
  page,
}) => {
  const visit = { taps: 0, seconds: 0 };
  const tap = async (target: Locator) => {
    await expect(target).toBeInViewport({ ratio: 1 });
    await target.tap();
    visit.taps += 1;
    visit.seconds += TAP;
  };
  const readScreen = async () => {
    visit.seconds += (await wordsOnScreen(page)) / READING;
  };
  const readStep = async (step: string) => {
    const parts = page.locator(`main [data-step="${step}"]`).filter({ visible: true });
    const words = await parts.allInnerTexts();
    visit.seconds += words.join(' ').trim().split(/\s+/).length / READING;
    for (const seconds of clipsOf(step)) {
      visit.taps += 1;
      visit.seconds += TAP + seconds;
    }
  };
  const bar = page.getByRole('navigation', { name: 'Steps' });
  const next = bar.getByRole('button', { name: 'Next' });

  await page.goto('/');
  await readScreen();
  await tap(page.getByRole('link', { name: 'Start here' }));
  await expect(page).toHaveURL(/\/section\/music\/lesson\/instruments/);
  await readScreen();
  await tap(page.getByRole('link', { name: /^Start: \d+ steps/ }));
  await expect(next).toBeVisible();
  await readStep(OPENING);
  await tap(next);
  await expect(page).toHaveURL(/at=band$/);
  await readStep('band');
  const right = page.getByRole('button', { name: 'Five' });
  await right.scrollIntoViewIfNeeded();
  await tap(right);
  await expect(bar).toContainText('solved');
  console.info(`First question: ${visit.taps} taps, ${Math.round(visit.seconds)} s`);
  expect(visit.taps).toBeLessThanOrEqual(8);
  expect(visit.seconds).toBeLessThanOrEqual(120);

  await tap(next);
  await expect(page).toHaveURL(/at=how-musicians-count$/);
  await readStep('how-musicians-count');
  const cells = page.getByRole('button', { name: /^Cell \d+ of \d+/ });
  for (const [index, stroke] of COUNTS.steps.entries()) {
    if (stroke === 0) continue;
    await cells.nth(index).tap();
    visit.seconds += CELL;
  }
  const check = page.getByRole('button', { name: 'Check' });
  await check.scrollIntoViewIfNeeded();
  await tap(check);
  await expect(bar).toContainText('solved');
  console.info(`First grid: ${visit.taps} taps, ${Math.round(visit.seconds)} s`);
  expect(visit.seconds).toBeLessThanOrEqual(240);
});

/** The number of words on screen. */
const wordsOnScreen = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') as Element, 4);
    const range = document.createRange();
    let words = 0;
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const { top, height } = range.getBoundingClientRect();
      const text = texts.currentNode.textContent?.trim();
      if (text && height > 0 && top < innerHeight) words += text.split(/\s+/).length;
    }
    return words;
  });

/** The durations of the clips of a step, in seconds. */
function clipsOf(step: string): number[] {
  const samples = [
    ...(step === OPENING ? (lesson.hero?.audio ?? []) : []),
    ...lesson.sections.flatMap((section) =>
      section.contentBlocks.flatMap((block, index) =>
        stepOfBlock(section, index) === step ? (block.media?.audio ?? []) : [],
      ),
    ),
  ];
  return samples.map(({ clip }) => CATALOGUE[clip]?.seconds ?? Number.NaN);
}
