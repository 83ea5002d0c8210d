import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const tile = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

test('home offers History, Music and Dance, each with its own description, picture and colour', async ({
  page,
}) => {
  await page.goto('/');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await expect(titles).toHaveText(['History', 'Music', 'Dance']);
  await expect(tile(page, 'History')).toContainText('From the barrios of Santo Domingo');
  await expect(tile(page, 'Music')).toContainText('Three rhythms, five instruments, one song');
  await expect(tile(page, 'Dance')).toContainText('Steps, turns and hips');
  const colours = await titles.evaluateAll((all) =>
    all.map((title) => getComputedStyle(title).color),
  );
  expect(new Set(colours).size).toBe(3);
  for (const title of ['History', 'Music', 'Dance']) {
    await expect(tile(page, title).locator('svg').first()).toBeVisible();
  }
  await expect(page.getByText('Coming Soon')).toHaveCount(1);
  await expect(tile(page, 'Dance').getByText('Coming Soon', { exact: true })).toBeVisible();
  await expect(tile(page, 'Dance').locator('svg').first()).toHaveCSS('opacity', '0.5');
  await expect(tile(page, 'Music').locator('svg').first()).toHaveCSS('opacity', '1');
});

test('a click anywhere on a tile opens its section', async ({ page }) => {
  await page.goto('/');
  for (const [title, path] of [
    ['History', '/section/history'],
    ['Music', '/section/music'],
  ] as const) {
    // On the picture, away from the link's text.
    await tile(page, title).click({ position: { x: 30, y: 30 } });
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
  }
});

test.describe('Dance', () => {
  test('is not a link and opens nothing on click', async ({ page }) => {
    await page.goto('/');
    const dance = tile(page, 'Dance');
    await expect(dance.getByRole('link')).toHaveCount(0);
    await dance.getByRole('heading', { name: 'Dance' }).click();
    await dance.getByText('Coming Soon').click();
    await dance.getByText('Steps, turns and hips').dblclick();
    await dance.locator('svg').first().click();
    await expect(page).toHaveURL('/');
    expect(page.context().pages()).toHaveLength(1);
  });

  test('cannot be opened with the keyboard', async ({ page }) => {
    await page.goto('/');
    await expect(tile(page, 'Dance')).toBeVisible();
    const stops = await tabStops(page);
    expect(stops.filter(({ color }) => color).map(({ color }) => color)).toEqual(['clay', 'teal']);
    // Neither do keys after a click on it.
    await tile(page, 'Dance').click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Learn bachata by playing it' })).toBeVisible();
  });

  test.describe('under a thumb', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('a tap on Dance opens nothing, a tap on Music opens Music', async ({ page }) => {
      await page.goto('/');
      await tile(page, 'Dance').tap();
      await tile(page, 'Dance').getByRole('heading').tap();
      await tile(page, 'Dance').getByText('Coming Soon').tap();
      await expect(page).toHaveURL('/');
      await tile(page, 'Music').tap();
      await expect(page).toHaveURL('/section/music');
    });
  });

  test('its page lists the coming lessons and its glossary', async ({ page }) => {
    await page.goto('/section/dance');
    const lessons = page.getByRole('main').getByRole('listitem');
    await expect(lessons).toHaveCount(3);
    for (const title of ['Basic Steps', 'Turns', 'Hip Movement']) {
      await expect(lessons.filter({ hasText: title })).toContainText('Coming Soon');
    }
    await expect(lessons.getByRole('link')).toHaveCount(0);
    await page.getByRole('link', { name: 'Glossary' }).click();
    await expect(page).toHaveURL('/section/dance/glossary');
    await expect(page.getByRole('heading', { name: 'Basic Movements' })).toBeVisible();
    await expect(page.getByRole('term')).toHaveText(['Basic Step', 'Tap']);
  });
});

test('the tiles open with Enter', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Music' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeFocused();
});

/** The tab stops of the page, in order. */
async function tabStops(page: Page): Promise<{ text: string; color: string | undefined }[]> {
  const stops: { text: string; color: string | undefined }[] = [];
  for (let presses = 0; presses < 50; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return null;
      return {
        text: at.textContent ?? '',
        color: at.closest<HTMLElement>('[data-color]')?.dataset.color,
      };
    });
    if (!stop || (stops.length > 0 && stop.text === stops[0]?.text)) return stops;
    stops.push(stop);
  }
  throw new Error('Tab does not return to the first stop');
}
