import type { Page } from '@playwright/test';
import { expect, MOTION, test } from './support/test.ts';

test.use(MOTION);

const tiles = (page: Page) => page.getByRole('listitem').and(page.locator('[data-color]'));
const tile = (page: Page, title: string) => tiles(page).filter({ hasText: title });

test('home offers History, Music and Dance, each with its own description, picture and colour', async ({
  page,
}) => {
  await page.goto('/');
  const titles = tiles(page).getByRole('heading', { level: 3 });
  await expect(tiles(page)).toHaveCount(3);
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

  await test.step('the licence of the recorded notes can be opened', async () => {
    await page.getByRole('link', { name: 'notices' }).click();
    await expect(page.getByText(/Frank Wen/)).toBeVisible();
  });
});

test('a click anywhere on a tile opens its section, and Enter does; nothing opens Dance', async ({
  page,
}) => {
  await page.goto('/');
  const dance = tile(page, 'Dance');

  await test.step('Dance is not a link and opens nothing on click', async () => {
    await expect(dance.getByRole('link')).toHaveCount(0);
    await dance.getByRole('heading', { name: 'Dance' }).click();
    await dance.getByText('Coming Soon').click();
    await dance.getByText('Steps, turns and hips').dblclick();
    await dance.locator('svg').first().click();
    await expect(page).toHaveURL('/');
    expect(page.context().pages()).toHaveLength(1);
  });

  await test.step('a click on the picture of a tile, away from its link, opens its section', async () => {
    for (const [title, path] of [
      ['History', '/section/history'],
      ['Music', '/section/music'],
    ] as const) {
      await tile(page, title).click({ position: { x: 30, y: 30 } });
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
    }
  });

  await test.step('Dance cannot be opened with the keyboard', async () => {
    await page.reload();
    await expect(dance).toBeVisible();
    const stops = await tabStops(page);
    expect(stops.filter(({ color }) => color).map(({ color }) => color)).toEqual(['clay', 'teal']);
    // Neither do keys after a click on it.
    await dance.click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Learn bachata by playing it' })).toBeVisible();
  });

  await test.step('the tiles open with Enter', async () => {
    await page.getByRole('link', { name: 'Music' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeFocused();
  });

  await test.step('the page of Dance lists the coming lessons and its glossary', async () => {
    await page.goto('/section/dance');
    const lessons = page.getByRole('main').getByRole('listitem');
    await expect(lessons).toHaveCount(3);
    for (const title of ['Basic steps', 'Turns', 'Hip movement']) {
      await expect(lessons.filter({ hasText: title })).toContainText('Coming Soon');
    }
    await expect(lessons.getByRole('link')).toHaveCount(0);
    await page.getByRole('link', { name: 'Glossary' }).click();
    await expect(page).toHaveURL('/section/dance/glossary');
    await expect(page.getByRole('heading', { name: 'Basic Movements' })).toBeVisible();
    await expect(page.getByRole('term')).toHaveText(['Basic Step', 'Tap']);
  });
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
