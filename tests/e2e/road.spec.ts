import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The look of a player on the stage. */
const look = (page: Page, player: string) =>
  page.locator(`[data-player="${player}"] [data-person]`);

test('a stop is done once a whole loop was played with its player muted', async ({ page }) => {
  await page.goto('/practice?rhythm=derecho&bass=mute&loop=1&tempo=160&count-in=off');
  await expect(page.getByText('Your stop: play the bass')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('Stop done: the bass part was yours')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next: Label the band, quiz' })).toBeVisible();

  await test.step('and then their player has colour on home', async () => {
    await page.goto('/');
    await expect(page.getByText('1 of 24 stops done', { exact: true })).toBeVisible();
    await expect(look(page, 'bass')).toHaveAttribute('data-person', 'full');
    await expect(look(page, 'guira')).toHaveAttribute('data-person', 'plain');
  });
});

test('a look at a later lesson leaves the place on the road; a step of it is a use', async ({
  page,
}) => {
  // An anchor in a lesson, which the browser scrolls to.
  await page.goto('/section/history/lesson/history-50-60#band');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const home = page.getByRole('link', { name: 'Martillo' });
  await home.click();
  await page.goto('/section/music/lesson/rhythm');
  await home.click();
  await expect(page.getByRole('link', { name: 'Start here: Key Instruments' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^Start: \d+ steps/ }).click();
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('button', { name: 'Next' }).click();
  await expect(steps).toContainText('2 of');
  await home.click();
  await expect(page.getByRole('link', { name: /^Go on: Basic Rhythms, step 2 of/ })).toBeVisible();
});

test.describe('before the page is hydrated', () => {
  test.use({ waitsForHydration: false });

  test('players who are learned have colour', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('road_done_band_bass', '2026-11-25T08:00:00.000Z');
    });
    await page.goto('/');
    const hasColour = (name: string) =>
      look(page, name)
        .locator('svg')
        .evaluate((person) => {
          const style = getComputedStyle(person);
          return style.getPropertyValue('--shirt') === style.getPropertyValue('--clothes');
        });
    await expect(look(page, 'bass')).toHaveAttribute('data-person', 'plain');
    expect([await hasColour('bass'), await hasColour('guira')]).toEqual([true, false]);
  });
});
