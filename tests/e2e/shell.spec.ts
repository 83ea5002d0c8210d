import type { Page } from '@playwright/test';
import { expect, test } from './support/quiet-test.ts';

const LESSON = '/section/music/lesson/rhythm';
const screens = ['/', '/section/music', '/section/dance', LESSON, '/section/music/glossary'];

const heading = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name && { name }) });
const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('darkMode'));

test.describe('dark mode', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a ${colorScheme} system`, () => {
      test.use({ colorScheme });
      const isDark = colorScheme === 'dark';
      const [own, other] = isDark ? ['dark', ''] : ['', 'dark'];

      test('starts as the system is, and saves nothing by itself', async ({ page }) => {
        await page.goto('/');
        await expect(toggle(page)).toHaveAttribute('aria-pressed', String(isDark));
        await expect(root(page)).toHaveClass(own);
        expect(await saved(page)).toBeNull();
      });

      test('what I choose is saved and survives a reload', async ({ page }) => {
        await page.goto('/');
        await toggle(page).click();
        await expect(root(page)).toHaveClass(other);
        expect(await saved(page)).toBe(String(!isDark));
        await page.reload();
        await expect(toggle(page)).toHaveAttribute('aria-pressed', String(!isDark));
        await expect(root(page)).toHaveClass(other);
        await toggle(page).click();
        await expect(root(page)).toHaveClass(own);
        expect(await saved(page)).toBe(String(isDark));
      });

      test.describe('before the app itself has loaded', () => {
        test.use({ forgiven: /Failed to load resource/, hydrated: false });
        test.beforeEach(({ page }) => page.route('**/build/index-*.js', (route) => route.abort()));

        test('shows what I chose', async ({ page }) => {
          await page.addInitScript(
            (value) => localStorage.setItem('darkMode', value),
            String(!isDark),
          );
          await page.goto('/');
          await expect(heading(page)).toBeVisible();
          await expect(root(page)).toHaveClass(other);
          await expect(page.locator('body')).toHaveCSS(
            'background-color',
            isDark ? 'rgb(250, 244, 232)' : 'rgb(23, 18, 16)',
          );
        });

        test('shows what the system prefers', async ({ page }) => {
          await page.goto('/');
          await expect(heading(page)).toBeVisible();
          await expect(root(page)).toHaveClass(own);
        });
      });

      test('saved rubbish is no choice, so the system decides', async ({ page }) => {
        await page.goto('/');
        for (const rubbish of ['', 'yes', '1', 'null', 'TRUE', '{}']) {
          await page.evaluate((value) => localStorage.setItem('darkMode', value), rubbish);
          await page.reload();
          await expect(toggle(page), rubbish).toHaveAttribute('aria-pressed', String(isDark));
          await expect(root(page), rubbish).toHaveClass(own);
        }
      });
    });
  }

  test('another tab follows, also when everything is cleared there', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/section/music');
    await toggle(page).click();
    await expect(root(other)).toHaveClass('dark');
    await expect(toggle(other)).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => localStorage.clear());
    await expect(root(other)).toHaveClass('');
  });

  test('follows the system through the evening, until I choose', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root(page)).toHaveClass('dark');
    await toggle(page).click();
    await expect(root(page)).toHaveClass('');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('can be switched with the keyboard', async ({ page }) => {
    await page.goto('/');
    await toggle(page).focus();
    await page.keyboard.press('Space');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle(page)).toBeFocused();
  });
});

test.describe('on every screen', () => {
  test('the dark-mode toggle is at the top right of the column', async ({ page }) => {
    let dark = false;
    for (const path of screens) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      const button = await toggle(page).boundingBox();
      const column = await page.getByRole('main').boundingBox();
      expect(button?.y, path).toBeLessThan(40);
      expect((button?.x ?? 0) + (button?.width ?? 0), path).toBeCloseTo(
        (column?.x ?? 0) + (column?.width ?? 0),
        0,
      );
      await toggle(page).click();
      dark = !dark;
      await expect(root(page), path).toHaveClass(dark ? 'dark' : '');
    }
  });

  test('Donate opens a page of its own in a new tab', async ({ page, context }) => {
    await context.route('https://donate.martillo.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Thank you</title>' }),
    );
    for (const path of screens) {
      await page.goto(path);
      const donate = page.getByRole('link', { name: 'Donate' });
      await expect(donate).toHaveAttribute('target', '_blank');
      await expect(donate).toHaveAttribute('rel', /\b(noopener|noreferrer)\b/);
      const opening = context.waitForEvent('page');
      await donate.click();
      const opened = await opening;
      await expect(opened).toHaveTitle('Thank you');
      expect(await opened.evaluate(() => window.opener)).toBeNull();
      await opened.close();
      await expect(page).toHaveURL(path);
    }
  });

  test('the feedback button floats at the bottom, wherever I have scrolled to', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    const feedback = page.getByRole('button', { name: 'Feedback' });
    for (const path of screens) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((part) => {
          window.scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight));
        }, share);
        await expect(feedback, path).toBeInViewport({ ratio: 1 });
        // Nothing lies over it.
        await feedback.click({ trial: true });
      }
    }
  });

  test('the first Tab offers to skip to the content', async ({ page }) => {
    for (const path of screens) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(skip).not.toBeInViewport();
      // From there Tab goes on, and not through the header.
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
    }
  });
});

test('the feedback button can be reached and pressed with the keyboard', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'MIT licence' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('opening the app leaves the focus at the top of the page', async ({ page }) => {
  await page.goto('/section/music');
  await expect(heading(page, 'Music')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('every step to another page puts the focus on its heading', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Music' }).click();
  await expect(heading(page, 'Music')).toBeFocused();
  await page.getByRole('link', { name: 'Basic Rhythms' }).click();
  await expect(heading(page, 'Basic Rhythms')).toBeFocused();
  await page.getByRole('link', { name: 'Back to Music' }).last().click();
  await expect(heading(page, 'Music')).toBeFocused();
  await page.getByRole('link', { name: 'Glossary' }).click();
  await expect(heading(page, 'Glossary')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Music')).toBeFocused();
  await page.goForward();
  await expect(heading(page, 'Glossary')).toBeFocused();
  await page.getByRole('link', { name: 'Martillo' }).click();
  await expect(heading(page, 'Learn bachata by playing it')).toBeFocused();
});
