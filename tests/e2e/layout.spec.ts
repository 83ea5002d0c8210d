import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { shuffled } from '#audio/music/random.ts';
import { AUDIO_TO_NAME_QUIZ } from '#src/content/quizzes/matching.ts';
import { expect, test } from './support/quiet-test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(options?: RunOptions): Promise<AxeResults> };
  }
}

const WIDTHS = [320, 390, 820, 1440, 1920];
const THEMES = ['light', 'dark'] as const;

const screens = {
  home: '/',
  'the music section': '/section/music',
  'the dance section': '/section/dance',
  'the music glossary': '/section/music/glossary',
  'the rhythm lesson': '/section/music/lesson/rhythm',
  'a history quiz': '/section/history/quiz/history-90-00?seed=k7x2',
  'a history quiz, answered': '/section/history/quiz/history-90-00?seed=k7x2',
  'the review of a history quiz': '/section/history/quiz/history-90-00?seed=k7x2',
  'a quiz by ear': '/section/music/quiz/present?seed=k7x2',
  'a quiz by ear, playing and wrong': '/section/music/quiz/rhythms?seed=k7x2',
  'the review of a quiz by ear': '/section/music/quiz/missing?seed=k7x2',
  'three rhythms built': '/section/music/quiz/rhythm-building',
  'the rhythm-building quiz': '/section/music/quiz/rhythm-building',
  'the band, labelled and wrong': '/section/music/quiz/label-the-band?seed=k7x2',
  'sounds and names, solved': '/section/music/quiz/audio-to-name?seed=k7x2',
  'the instruments lesson, a card in hand': '/section/music/lesson/instruments',
  'the structure lesson, a part named': '/section/music/lesson/structure',
};

/** Puts the card on the place; both by their position on the page. */
async function put(page: Page, card: number, place: number): Promise<void> {
  await page.locator('[data-card]').nth(card).click();
  await page.locator('[data-place]').nth(place).click();
}

/** What is done on a page before it is looked at. */
const acts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a history quiz, answered': (page) => page.keyboard.press('a'),
  'the review of a history quiz': async (page) => {
    for (let i = 0; i < 5; i++) for (const key of ['a', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByText('Final Score')).toBeVisible();
  },
  'a quiz by ear, playing and wrong': async (page) => {
    for (const key of ['Space', '1', '2', '3', '4', '5', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause clip' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
  },
  'the review of a quiz by ear': async (page) => {
    for (let i = 1; i <= 10; i++) {
      await expect(page.getByText(`Question ${i} of 10`, { exact: true })).toBeVisible();
      for (const key of ['1', 'Enter']) await page.keyboard.press(key);
      const solution = page.getByRole('button', { name: 'Show Solution' });
      const next = page.getByRole('button', { name: /^(Next Question|Complete Quiz)$/ });
      await expect(solution.or(next)).toBeVisible();
      // By key: two clicks so soon one after the other would be taken for a double click.
      if (await solution.isVisible()) await solution.press('Enter');
      await expect(next).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('button', { name: 'Play Clip 10' })).toBeVisible();
    for (const fold of await page.getByText('Each instrument alone').all()) await fold.click();
  },
  'three rhythms built': async (page) => {
    for (const name of ['Derecho', 'Majao', 'Mambo']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('button', { name: 'Show Solution' }).click();
      await page.getByRole('button', { name: 'Check' }).click();
    }
    await expect(page.getByText('Perfect Score')).toBeVisible();
  },
  'the band, labelled and wrong': async (page) => {
    await put(page, 0, 0);
    await put(page, 1, 2);
    await page.getByRole('button', { name: 'Check Answers' }).click();
    await expect(page.getByText('Review your answers')).toBeVisible();
  },
  'sounds and names, solved': async (page) => {
    const sounds = AUDIO_TO_NAME_QUIZ.sounds.map(({ id }) => id);
    const cards = shuffled(sounds, 'k7x2 1');
    for (const [place, id] of sounds.entries()) await put(page, cards.indexOf(id), place);
    await page.getByRole('button', { name: 'Check Answers' }).click();
    await expect(page.getByRole('button', { name: 'Back to Quizzes' })).toBeVisible();
  },
  'the instruments lesson, a card in hand': async (page) => {
    await page.locator('[data-card]').nth(2).click();
    await expect(page.getByText('Sound C in hand')).toBeVisible();
  },
  'the structure lesson, a part named': (page) => put(page, 0, 0),
};

// Colours change at once, so that none is measured half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path.endsWith('/lesson/rhythm')) {
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(5);
  }
  await page.evaluate(() => document.fonts.ready);
}

async function dress(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? 'dark' : '');
}

for (const [name, path] of Object.entries(screens)) {
  test.describe(name, () => {
    test('fits every width, and every control can be hit', async ({ page }) => {
      await open(page, path);
      await acts[name]?.(page);
      for (const width of WIDTHS) {
        for (const theme of THEMES) {
          await dress(page, width, theme);
          const faults = await page.evaluate(findFaults);
          expect(faults, `${width} px, ${theme}`).toEqual([]);
        }
      }
    });

    test('is accessible as far as axe can tell, on phone and desk, light and dark', async ({
      page,
    }) => {
      await open(page, path);
      await acts[name]?.(page);
      // The pages' policy would refuse it as a script tag.
      await page.evaluate(axe);
      for (const width of [390, 1440]) {
        for (const theme of THEMES) {
          await dress(page, width, theme);
          expect(await page.evaluate(findViolations), `${width} px, ${theme}`).toEqual([]);
        }
      }
    });
  });
}

test('where the system sets the colours, strokes and the step that is heard are still seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/section/music/lesson/rhythm');
  const grid = page.getByRole('region', { name: 'Derecho with the lift' });
  await grid.getByRole('button', { name: 'Show Solution' }).click();
  const bar = grid.locator('[data-stroke="2"] > span').first();
  const colours = await bar.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element.parentElement as Element).backgroundColor,
  ]);
  expect(colours[0]).not.toBe(colours[1]);
  await grid.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(grid.locator('[aria-current]')).toHaveCSS('outline-width', '4px');
});

/** What axe finds wrong, in words. Runs in the page. */
async function findViolations(): Promise<string[]> {
  const { violations } = await window.axe.run({ resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
}

/** What sticks out of the window or is too small to hit. Runs in the page. */
function findFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide in ${clientWidth}`);

  for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, li')) {
    // What scrolls by itself may be wider than the window.
    if (!element.checkVisibility() || element.closest('.scrolling-table')) continue;
    const { left, right } = element.getBoundingClientRect();
    if (left < 0 || right > clientWidth) faults.push(`sticks out: ${element.textContent}`);
  }

  const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  for (const control of document.querySelectorAll('a[href], button, summary, input')) {
    // What is folded away until it is wanted is measured when it is out.
    if (!control.checkVisibility({ opacityProperty: true })) continue;
    // What is written beside a box is hit as well.
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    if (width < 24 || height < 24) faults.push(`${name(control)}: ${width} × ${height}`);
    // Links within a sentence go with the line; everything else is for a thumb.
    if (control.matches('p a, li p a')) continue;
    if (height < 44) faults.push(`${name(control)}: ${height} high`);
  }
  return faults;
}
