import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { shuffled } from '#audio/music/random.ts';
import { AUDIO_TO_NAME_QUIZ } from '#src/content/quizzes/matching.ts';
import { expect, test } from './support/test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(options?: RunOptions): Promise<AxeResults> };
  }
}

const WIDTHS = [320, 390, 820, 1440, 1920];
/** The width at which axe runs in each theme: once as on a phone, once as on a desk. */
const AXE_WIDTHS = { light: 390, dark: 1440 } as const;
const THEMES = ['light', 'dark'] as const;

interface Screen {
  path: string;
  /** What a visitor does before the screen is checked. */
  prepare?(page: Page): Promise<void>;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  home: { path: '/' },
  'the practice page': { path: '/practice' },
  'a whole song on the practice page': { path: '/practice?loop=form&section=2&click=on' },
  'home, the band playing without its güira': {
    path: '/',
    async prepare(page) {
      await page.getByRole('button', { name: 'Güira' }).click();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
    },
  },
  'the music section': { path: '/section/music' },
  'the dance section': { path: '/section/dance' },
  'the music glossary': {
    path: '/section/music/glossary',
    prepare: (page) => expect(page.getByRole('button', { name: 'Play Güira' })).toBeVisible(),
  },
  'the rhythm lesson': {
    path: '/section/music/lesson/rhythm',
    prepare: (page) =>
      expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(5),
  },
  'a history quiz': { path: '/section/history/quiz/history-90-00?seed=k7x2' },
  'a history quiz, answered': {
    path: '/section/history/quiz/history-90-00?seed=k7x2',
    prepare: (page) => page.keyboard.press('a'),
  },
  'the review of a history quiz': {
    path: '/section/history/quiz/history-90-00?seed=k7x2',
    async prepare(page) {
      for (let i = 0; i < 5; i++) for (const key of ['a', 'Enter']) await page.keyboard.press(key);
      await expect(page.getByText('Final Score')).toBeVisible();
    },
  },
  'a quiz by ear': { path: '/section/music/quiz/present?seed=k7x2' },
  'a quiz by ear, playing and wrong': {
    path: '/section/music/quiz/rhythms?seed=k7x2',
    async prepare(page) {
      for (const key of ['Space', '1', '2', '3', '4', '5', 'Enter']) await page.keyboard.press(key);
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pause clip' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
    },
  },
  'the review of a quiz by ear': {
    path: '/section/music/quiz/missing?seed=k7x2',
    async prepare(page) {
      for (let i = 1; i <= 10; i++) {
        await expect(page.getByText(`Question ${i} of 10`, { exact: true })).toBeVisible();
        for (const key of ['1', 'Enter']) await page.keyboard.press(key);
        const solution = page.getByRole('button', { name: 'Show Solution' });
        const next = page.getByRole('button', { name: /^(Next Question|Complete Quiz)$/ });
        await expect(solution.or(next)).toBeVisible();
        // By key: two clicks in quick succession would count as a double click.
        if (await solution.isVisible()) await solution.press('Enter');
        await expect(next).toBeVisible();
        await page.keyboard.press('Enter');
      }
      await expect(page.getByRole('button', { name: 'Play Clip 10' })).toBeVisible();
      for (const fold of await page.getByText('Each instrument alone').all()) await fold.click();
    },
  },
  'three rhythms built': {
    path: '/section/music/quiz/rhythm-building',
    async prepare(page) {
      for (const name of ['Derecho', 'Majao', 'Mambo']) {
        await page.getByRole('tab', { name }).click();
        await page.getByRole('button', { name: 'Show Solution' }).click();
        await page.getByRole('button', { name: 'Check' }).click();
      }
      await expect(page.getByText('Perfect Score')).toBeVisible();
    },
  },
  'the rhythm-building quiz': { path: '/section/music/quiz/rhythm-building' },
  'the band, labelled and wrong': {
    path: '/section/music/quiz/label-the-band?seed=k7x2',
    async prepare(page) {
      await put(page, 0, 0);
      await put(page, 1, 2);
      await page.getByRole('button', { name: 'Check Answers' }).click();
      await expect(page.getByText('Review your answers')).toBeVisible();
    },
  },
  'sounds and names, solved': {
    path: '/section/music/quiz/audio-to-name?seed=k7x2',
    async prepare(page) {
      const sounds = AUDIO_TO_NAME_QUIZ.sounds.map(({ id }) => id);
      const cards = shuffled(sounds, 'k7x2 1');
      for (const [target, id] of sounds.entries()) await put(page, cards.indexOf(id), target);
      await page.getByRole('button', { name: 'Check Answers' }).click();
      await expect(page.getByRole('button', { name: 'Back to Quizzes' })).toBeVisible();
    },
  },
  'the instruments lesson, a card in hand': {
    path: '/section/music/lesson/instruments',
    async prepare(page) {
      await page.locator('[data-card]').nth(2).click();
      await expect(page.getByText('Sound C in hand')).toBeVisible();
    },
  },
  'the structure lesson, a part named': {
    path: '/section/music/lesson/structure',
    prepare: (page) => put(page, 0, 0),
  },
};

/** Puts a card on a target, both by their index on the page. */
async function put(page: Page, card: number, target: number): Promise<void> {
  await page.locator('[data-card]').nth(card).click();
  await page.locator('[data-target]').nth(target).click();
}

// Colours change without transitions, so that axe never measures an intermediate one.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, { path, prepare }] of Object.entries(SCREENS)) {
  test(`${name}: fits every width, has controls of thumb size, passes axe`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await prepare?.(page);
    await page.evaluate(() => document.fonts.ready);
    // The pages' content security policy would refuse a script tag.
    await page.evaluate(axe);

    const faults: string[] = [];
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? 'dark' : '');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(findFaults);
        if (width === AXE_WIDTHS[theme]) found.push(...(await page.evaluate(findViolations)));
        faults.push(...found.map((fault) => `${width} px, ${theme}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

test('strokes and the current step stay visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/section/music/lesson/rhythm');
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

/** Axe's violations, one string for each element. Runs in the page. */
async function findViolations(): Promise<string[]> {
  const { violations } = await window.axe.run({ resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
}

/** Elements that overflow the viewport, and controls too small to hit. Runs in the page. */
function findFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide in ${clientWidth}`);

  for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, li')) {
    // Content with its own scroll container may be wider than the viewport.
    if (!element.checkVisibility() || element.closest('.scrolling-table')) continue;
    const { left, right } = element.getBoundingClientRect();
    if (left < 0 || right > clientWidth) faults.push(`overflows: ${element.textContent}`);
  }

  const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  for (const control of document.querySelectorAll('a[href], button, summary, input')) {
    // Collapsed controls are checked where they are expanded.
    if (!control.checkVisibility({ opacityProperty: true })) continue;
    // A checkbox is hit through its label as well.
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    if (width < 24 || height < 24) faults.push(`${name(control)}: ${width} × ${height}`);
    // Links within a sentence are as high as the line.
    if (control.matches('p a, li p a')) continue;
    if (height < 44) faults.push(`${name(control)}: ${height} high`);
  }
  return faults;
}
