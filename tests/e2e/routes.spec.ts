import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Type and name of each thing in the page's structured data. */
const described = (page: Page) =>
  page.evaluate(() => {
    const [script, ...others] = document.querySelectorAll('script[type="application/ld+json"]');
    if (others.length > 0) throw new Error('The page is described twice');
    const data = JSON.parse(script?.textContent ?? '{"@graph":[]}');
    return data['@graph'].map((thing: Record<string, unknown>) => [thing['@type'], thing.name]);
  });

test('title, address and metadata follow navigation from home to a lesson, the glossary and back', async ({
  page,
}) => {
  const canonical = page.locator('link[rel=canonical]');
  const description = page.locator('meta[name=description]');
  await page.goto('/');
  // The focus of the first page does not change.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.getByRole('link', { name: 'Music' }).click();
  await expect(page).toHaveURL('/section/music');
  await expect(page).toHaveTitle('Music · Martillo');
  await expect(canonical).toHaveAttribute('href', 'https://martillo.example/section/music');
  await page.getByRole('link', { name: 'Basic Rhythms' }).click();
  await expect(page).toHaveURL('/section/music/lesson/rhythm');
  await expect(page).toHaveTitle('Basic Rhythms · Martillo');
  await expect
    .poll(() => described(page))
    .toEqual([
      ['WebSite', 'Martillo'],
      [['Article', 'LearningResource'], 'Basic Rhythms'],
      ['BreadcrumbList', undefined],
    ]);
  await page.getByRole('link', { name: 'Back to Music' }).first().click();
  await page.getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL('/section/music/glossary');
  await expect(page).toHaveTitle('Music Glossary · Martillo');
  await expect.poll(async () => (await described(page))[1]?.[0]).toBe('FAQPage');
  await page.getByRole('link', { name: 'Back to Music' }).click();
  await page.getByRole('link', { name: 'Song Structure' }).click();
  await expect(canonical).toHaveAttribute('href', /lesson\/structure$/);
  await expect(description).toHaveAttribute('content', /^From intro to outro/);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await page.getByRole('link', { name: 'Back to Music' }).first().click();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Learn bachata · Martillo');
});

// src/app/routes.test.tsx checks all targets, src/server/app.test.ts other letters and additional slashes.
test('addresses of nothing lead to the nearest page, and Back does not loop', async ({ page }) => {
  await page.goto('/section/music');

  await test.step('an unknown address leads home, and Back to the page before it', async () => {
    await page.goto('/nowhere?from=mail#mambo');
    await expect(page).toHaveURL('/');
    await expect(heading(page, 'Learn bachata by playing it')).toBeVisible();
    // Only the unknown address is hidden from search engines.
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/section/music');
    await expect(heading(page, 'Music')).toBeVisible();
  });

  await test.step('a lesson that is coming soon leads to its section, and Back past it', async () => {
    await page.goto('/section/dance/lesson/turns');
    await expect(page).toHaveURL('/section/dance');
    await page.goBack();
    await expect(page).toHaveURL('/section/music');
  });
});

test('an unknown quiz shows a blank page and logs why', async ({ page, consoleErrors }) => {
  await page.goto('/section/music/quiz/nope');
  await expect.poll(() => consoleErrors.splice(0)).toEqual(['Quiz not found']);
  await expect(page).toHaveURL('/section/music/quiz/nope');
  await expect(page).toHaveTitle('Quiz not found · Martillo');
  await expect(page.getByRole('main')).toBeEmpty();
  await expect(page.locator('meta[name=robots]')).toHaveCount(1);
  // The layout is still usable.
  await page.getByRole('link', { name: 'Martillo' }).click();
  await expect(heading(page, 'Learn bachata by playing it')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a link to an anchor opens the lesson there, or at its top if there is no such anchor', async ({
  page,
}) => {
  // scrolling.spec.ts covers browsers with scroll anchoring.
  await test.step('a browser without scroll anchoring, as on iPhones', async () => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.setProperty('overflow-anchor', 'none');
      });
    });
    await page.goto('/section/music/lesson/rhythm#mambo');
    const mambo = page.getByRole('heading', { level: 2, name: 'Mambo' });
    await expect(mambo).toBeInViewport();
    // It stays there while the exercises above it load.
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(5);
    await expect(mambo).toBeInViewport();
  });

  await test.step('a malformed or unknown anchor', async () => {
    await page.goto('about:blank');
    await page.goto('/section/music/lesson/rhythm#%E0%A4%A');
    await expect(heading(page, 'Basic Rhythms')).toBeInViewport();
  });
});
