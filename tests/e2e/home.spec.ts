import type { Page } from '@playwright/test';
import { expect, MOTION, test } from './support/test.ts';

test.use(MOTION);

const tile = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

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
