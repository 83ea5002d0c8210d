import type { Page } from '@playwright/test';
import { expect, MOTION, test } from './support/test.ts';

test.use(MOTION);

const tiles = (page: Page) => page.getByRole('listitem').and(page.locator('[data-color]'));
const tile = (page: Page, title: string) => tiles(page).filter({ hasText: title });

test('a click anywhere on a tile opens its section, nothing opens Dance', async ({ page }) => {
  await page.goto('/');
  const dance = tile(page, 'Dance');

  // tests/site/pages.test.ts checks the texts.
  await test.step('each tile has its own colour, and what is coming soon is pale', async () => {
    const colours = await tiles(page)
      .getByRole('heading', { level: 3 })
      .evaluateAll((all) => all.map((title) => getComputedStyle(title).color));
    expect(new Set(colours).size).toBe(3);
    await expect(dance.getByText('Coming Soon', { exact: true })).toBeVisible();
    await expect(dance.locator('svg').first()).toHaveCSS('opacity', '0.5');
    await expect(tile(page, 'Music').locator('svg').first()).toHaveCSS('opacity', '1');
  });

  await test.step('Dance has nothing for the keyboard, and opens nothing on a click', async () => {
    await expect(dance.locator('a, button, [tabindex]')).toHaveCount(0);
    await dance.getByRole('heading', { name: 'Dance' }).click();
    await dance.getByText('Steps, turns and hips').dblclick();
    await dance.locator('svg').first().click();
    for (const key of ['Enter', 'Space']) await page.keyboard.press(key);
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
});

test('Play is on the first screen of every small phone, below players who stand in the middle', async ({
  page,
}) => {
  await page.goto('/');
  const stage = page.getByRole('group', { name: 'Players' });
  for (const width of [320, 352, 360, 375, 376, 390, 414]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(page.getByRole('button', { name: 'Play' }), `${width}`).toBeInViewport({
      ratio: 1,
    });
    const offCentre = await stage.evaluate((fieldset) => {
      const boxes = [...fieldset.querySelectorAll('button')].map((one) =>
        one.getBoundingClientRect(),
      );
      const lowest = Math.max(...boxes.map(({ top }) => top));
      const row = boxes.filter(({ top }) => top === lowest);
      const { left, right } = fieldset.getBoundingClientRect();
      const free = Math.min(...row.map((box) => box.left)) - left;
      return free - (right - Math.max(...row.map((box) => box.right)));
    });
    expect(Math.abs(offCentre), `${width}`).toBeLessThan(2);
  }
});
