import type { Page } from '@playwright/test';
import { SECTIONS } from '#src/content/sections.ts';
import { sitePages } from '#src/content/site-pages.ts';
import { holdFiles } from './support/hold-files.ts';
import { expect, test } from './support/test.ts';

const LESSON = '/section/music/lesson/rhythm';
const PARTED = [LESSON, '/section/music/glossary', '/practice'];

test.use({ waitsForHydration: false, allowedErrors: /net::ERR_FAILED/ });
test.beforeEach(({ page }) => page.route(/^https:/, (route) => route.abort()));

/** How each part that is out of sight at first is rendered. */
const rendering = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-long-part]:not([data-long-part="laid-out"])')].map(
      (part) => {
        const { display, contentVisibility } = getComputedStyle(part);
        return display === 'none' ? 'hidden' : contentVisibility;
      },
    ),
  );

/** Keeps the style sheet of the pages that are opened. @returns a function that delivers it */
const holdStyles = (page: Page) => holdFiles(page, '**/build/*.css');

for (const path of PARTED) {
  test(`${path} is laid out in parts once its styles have come`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const deliver = await holdStyles(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => document.readyState !== 'loading');
    const before = await rendering(page);
    expect(before.length).toBeGreaterThan(1);
    expect(new Set(before)).toEqual(new Set(['hidden']));
    deliver();
    await expect(page.locator('html[data-in-parts]')).toHaveCount(0);
    expect(await rendering(page)).toEqual([]);
  });

  test(`the parts of ${path} can be scrolled to before that`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await holdStyles(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.mouse.wheel(0, 400);
    await expect.poll(() => rendering(page)).not.toContain('hidden');
    const title = page.locator('[data-long-part] h2, [data-long-part] h3').first();
    await title.scrollIntoViewIfNeeded();
    await expect(title).toBeInViewport();
    expect(await title.evaluate((one) => one.checkVisibility())).toBe(true);
  });
}

test('a lesson that is opened at an anchor is laid out as a whole', async ({ page }) => {
  await holdStyles(page);
  await page.goto(`${LESSON}#summary`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect(page.locator('#summary')).toBeInViewport();
  expect(new Set(await rendering(page))).toEqual(new Set(['visible']));
});

test('windows that may show a part at once leave it to the browser', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await holdStyles(page);
  await page.goto(LESSON, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  expect(new Set(await rendering(page))).toEqual(new Set(['auto']));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every part is rendered, and all of them are below the first screen', async ({ page }) => {
    const pages = await Promise.all(
      sitePages(SECTIONS).map(async ({ path }) => {
        const html = await (await page.request.get(path)).text();
        return { path, isParted: html.includes('data-long-part') };
      }),
    );
    const parted = pages.filter(({ isParted }) => isParted).map(({ path }) => path);
    expect(parted).toEqual(expect.arrayContaining(PARTED));
    for (const path of parted) {
      await page.goto(path);
      for (const width of [390, 820, 1440]) {
        // The tallest window in which any of them is hidden at first; those with fields only up to 900.
        await page.setViewportSize({ width, height: 1000 });
        const parts = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('[data-long-part]')].map((part) => ({
            height: part.dataset.longPart === 'fields' ? 900 : 1000,
            top: part.getBoundingClientRect().top,
            rendering: getComputedStyle(part).contentVisibility,
          })),
        );
        for (const { height, top, rendering } of parts) {
          expect(top, `${path} at ${width}`).toBeGreaterThan(height);
          expect(rendering).not.toBe('hidden');
        }
      }
    }
  });
});
