import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const markButton = (page: Page) => page.getByRole('button', { name: 'Mark as Complete' });
const completed = (page: Page) => page.getByRole('button', { name: '✓ Completed' });
const check = (page: Page) => page.getByRole('img', { name: 'Completed' });
const notice = (page: Page) => page.getByText('Your progress is lost when you close this tab');

// Storage that is full, and has room again: src/device/device-storage.test.ts.
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
