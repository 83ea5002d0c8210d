import type { Page } from '@playwright/test';
import { pathTo } from '#src/content/site/pages.ts';
import { loadAgain } from './support/imports.ts';
import { isAudible, listenToPages } from './support/sound-level.ts';
import { expect, test } from './support/test.ts';

// The app when Tone cannot be fetched, and its recovery.

const TONE = '**/build/transport-*.js';

test.use({ allowedErrors: /net::ERR_FAILED|could not be loaded/ });

test.beforeEach(async ({ page }) => {
  await listenToPages(page);
  await page.route(TONE, (route) => route.abort());
});

/**
 * Plays again once Tone can be fetched.
 * @param play repeats all actions that lead to the sound
 */
async function tryAgain(page: Page, play: () => Promise<void>): Promise<void> {
  await page.unroute(TONE);
  const again = page.getByRole('button', { name: 'Try again' });
  await loadAgain(page, again, play);
  await expect(again).toHaveCount(0);
  await expect.poll(() => isAudible(page)).toBe(true);
}

test('a grid says so, its cells sound, and Try again plays it', async ({ page }) => {
  await page.goto('/section/music/lesson/rhythm');
  const grid = page.getByRole('region', { name: 'Derecho with the low drum' });
  const play = async () => {
    const more = grid.getByRole('button', { name: 'More', expanded: false });
    if (await more.isVisible()) await more.click();
    await grid.getByRole('button', { name: 'Show Solution' }).click();
    await grid.getByRole('button', { name: 'Play', exact: true }).click();
  };
  await play();
  await expect(grid.getByText('The grid cannot be played')).toBeVisible();
  await expect(grid.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(() => isAudible(page)).toBe(false);
  await grid.locator('[data-stroke="1"]').first().click();
  await expect.poll(() => isAudible(page)).toBe(true);
  await expect.poll(() => isAudible(page)).toBe(false);
  await tryAgain(page, play);
});

test('a calibration by taps says so, and Try again clicks', async ({ page }) => {
  await page.goto('/practice');
  await page.getByRole('tab', { name: 'Play along' }).click();
  const calibrate = () => page.getByRole('button', { name: 'Calibrate', exact: true }).click();
  await calibrate();
  await expect(page.getByText('The clicks could not be loaded.')).toBeVisible();
  await tryAgain(page, calibrate);
});

test('a piece of a slide says so, and Try again plays it', async ({ page }) => {
  await page.goto(`${pathTo('ear')}?present`);
  const play = () => page.getByRole('button', { name: 'Play clip' }).click();
  await expect(page.getByRole('dialog')).toContainText('Slide 1');
  await page.keyboard.press('PageDown');
  await play();
  await expect(page.getByText('This clip could not be loaded: check the connection')).toBeVisible();
  await tryAgain(page, play);
});
