import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const KEY = 'lesson_progress_music_rhythm';

const markButton = (page: Page) => page.getByRole('button', { name: 'Mark as Complete' });
const completed = (page: Page) => page.getByRole('button', { name: '✓ Completed' });
const check = (page: Page) => page.getByRole('img', { name: 'Completed' });
const notice = (page: Page) => page.getByText('Your progress is lost when you close this tab');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('with storage blocked, a notice is shown once, and progress and theme last in this tab', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('link', { name: /^Music/ }).click();
  await page.getByRole('link', { name: 'Basic Rhythms' }).click();
  await markButton(page).click();
  await expect(completed(page)).toBeDisabled();
  await page.getByRole('link', { name: 'Back to Music' }).last().click();
  await expect(check(page)).toBeVisible();
  await page.goBack();
  await expect(completed(page)).toBeDisabled();
  await expect(notice(page)).toHaveCount(1);
  const toggle = page.getByRole('button', { name: 'Dark mode' });
  await toggle.click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.getByRole('link', { name: 'Martillo' }).click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveClass('dark');
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page.getByText('Lesson Basic Rhythms (Music): completed')).toBeVisible();
  await expect(page.getByText('unless you save it to a file')).toBeVisible();
});

test('with storage full, a notice appears until there is room again', async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (document.documentElement.dataset.full !== 'no') {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      setItem.call(this, key, value);
    };
  });
  await page.goto('/section/music');
  await expect(check(page)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);

  await test.step('the notice appears once something could not be stored', async () => {
    await page.getByRole('link', { name: 'Basic Rhythms' }).click();
    await markButton(page).click();
    await expect(completed(page)).toBeDisabled();
    await expect(notice(page)).toHaveCount(1);
  });

  await test.step('with room again it is stored, and the notice disappears', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset.full = 'no';
    });
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect(notice(page)).toHaveCount(0);
    expect(await stored(page)).toBe('100');
  });
});
