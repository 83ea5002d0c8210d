import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const LESSON = '/section/music/lesson/rhythm';

const heading = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name && { name }) });
const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('darkMode'));

test.describe('dark mode', () => {
  test('follows the system until a choice is made, which survives a reload and reaches other tabs; ignores what is invalid', async ({
    page,
    context,
  }) => {
    const isDark = async (dark: boolean) => {
      await expect(toggle(page)).toHaveAttribute('aria-pressed', `${dark}`);
      await expect(root(page)).toHaveClass(dark ? 'dark' : '');
    };
    const onSystem = (colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme });
    await onSystem('light');
    await page.goto('/');

    await test.step('it is as the system, and follows it', async () => {
      await isDark(false);
      await onSystem('dark');
      await isDark(true);
      await onSystem('light');
      await isDark(false);
      expect(await saved(page)).toBeNull();
    });

    await test.step('a choice survives a reload, whatever the system says', async () => {
      await toggle(page).click();
      await isDark(true);
      expect(await saved(page)).toBe('true');
      await page.reload();
      await isDark(true);
      await onSystem('dark');
      await toggle(page).click();
      await isDark(false);
      expect(await saved(page)).toBe('false');
      await onSystem('light');
      await onSystem('dark');
      await isDark(false);
    });

    await test.step('an invalid one is none', async () => {
      await page.evaluate(() => localStorage.setItem('darkMode', 'TRUE'));
      await page.reload();
      await isDark(true);
      await onSystem('light');
      await isDark(false);
    });

    await test.step('it can be switched with the keyboard; another tab follows, also when storage is cleared', async () => {
      const other = await context.newPage();
      await other.goto('/section/music');
      await page.bringToFront();
      await toggle(page).focus();
      await page.keyboard.press('Space');
      await isDark(true);
      await expect(toggle(page)).toBeFocused();
      await expect(root(other)).toHaveClass('dark');
      await expect(toggle(other)).toHaveAttribute('aria-pressed', 'true');
      await page.evaluate(() => localStorage.clear());
      await expect(root(other)).toHaveClass('');
    });
  });

  test.describe('before the app has loaded', () => {
    test.use({ allowedErrors: /Failed to load resource/, waitsForHydration: false });

    test('applies the system preference, and the stored choice', async ({ page }) => {
      await page.route('**/build/index-*.js', (route) => route.abort());
      for (const colorScheme of ['light', 'dark'] as const) {
        const isDark = colorScheme === 'dark';
        await page.emulateMedia({ colorScheme });
        await test.step(`the preference of a ${colorScheme} system`, async () => {
          await page.goto('/');
          await expect(heading(page)).toBeVisible();
          await expect(root(page)).toHaveClass(isDark ? 'dark' : '');
        });
        await test.step(`the choice stored on a ${colorScheme} system`, async () => {
          await page.evaluate((value) => localStorage.setItem('darkMode', value), String(!isDark));
          await page.reload();
          await expect(heading(page)).toBeVisible();
          await expect(root(page)).toHaveClass(isDark ? '' : 'dark');
          await expect(page.locator('body')).toHaveCSS(
            'background-color',
            isDark ? 'rgb(250, 244, 232)' : 'rgb(23, 18, 16)',
          );
          await page.evaluate(() => localStorage.clear());
        });
      }
    });
  });
});

// tests/site/pages.test.ts checks that the layout is the same everywhere and that Donate opens a tab without an opener.
test("a page has the layout's toggle, feedback button and skip link", async ({ page }) => {
  await page.goto(LESSON);

  await test.step('the first Tab offers to skip to the content', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(skip).not.toBeInViewport();
    // Tab continues after the header.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
  });

  await test.step('the dark-mode toggle is at the top right of the column, beside the menu', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const button = await toggle(page).boundingBox();
    const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
    const column = await page.getByRole('main').boundingBox();
    expect(button?.y).toBeLessThan(40);
    const rightOf = (box: typeof button) => (box?.x ?? 0) + (box?.width ?? 0);
    expect((menu?.x ?? 0) - rightOf(button)).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) - rightOf(button)).toBeLessThan(8);
    expect(rightOf(menu)).toBeCloseTo(rightOf(column), 0);
    await toggle(page).click();
    await expect(root(page)).toHaveClass('dark');
  });

  await test.step('the feedback button stays in view and unobstructed on scrolling', async () => {
    await page.setViewportSize({ width: 390, height: 600 });
    const feedback = page.getByRole('button', { name: 'Feedback' });
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => {
        window.scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight));
      }, share);
      await expect(feedback).toBeInViewport({ ratio: 1 });
      // No trial click: the page would keep it until the code of the button has loaded.
      const isFree = await feedback.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isFree).toBe(true);
    }
  });
});

test.describe('an old browser', () => {
  test.use({ allowedErrors: /./, waitsForHydration: false });

  test('is told so, and shows the page as text', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSpliced'));
    await page.goto('/section/music/lesson/rhythm');
    await expect(page.getByRole('alert')).toContainText('please update your browser');
    await expect(page.getByRole('heading', { level: 1, name: 'Basic Rhythms' })).toBeVisible();
  });
});
