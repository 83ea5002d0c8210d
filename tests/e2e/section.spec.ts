import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const fold = (page: Page, title: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
const summary = (page: Page, title: string) => fold(page, title).locator('summary');

const later = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Later' }).getByRole('listitem').filter({ hasText: title });

const check = (page: Page) =>
  page.getByRole('link', { name: /^Basic Rhythms/ }).getByRole('img', { name: 'Completed' });

const COMING_SOON = ['Musical phrasing', 'Artists to know', 'Music theory'];

test('the music section folds its lists, opens nothing that is coming soon, and follows progress', async ({
  page,
  context,
}) => {
  await page.goto('/section/music');
  const first = (title: string) => fold(page, title).getByRole('listitem').first();
  const untried = page.getByRole('progressbar', { name: 'Score in Who is missing?' });
  await expect(untried).toHaveJSProperty('position', 0);
  expect((await untried.boundingBox())?.width).toBeGreaterThan(200);

  await test.step('a list folds by itself, with mouse and keys', async () => {
    await summary(page, 'Quizzes').click();
    await expect(first('Quizzes')).toBeHidden();
    await expect(first('Lessons')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(first('Quizzes')).toBeVisible();
  });

  await test.step('what is coming soon is marked, and no click or key opens it', async () => {
    for (const title of COMING_SOON) {
      await expect(later(page, title)).toContainText('Coming Soon');
      await later(page, title).click();
      await expect(later(page, title).getByRole('link')).toHaveCount(0);
    }
    await expect(page).toHaveURL('/section/music');
    await page.getByRole('link', { name: 'Song Structure' }).focus();
    await page.keyboard.press('Tab');
    await expect(summary(page, 'Quizzes')).toBeFocused();
  });

  await test.step('a lesson gains and loses its green check with the progress of another tab', async () => {
    const other = await context.newPage();
    await other.goto('/section/music/lesson/rhythm');
    await other.getByRole('button', { name: 'Mark as Complete' }).click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? 'dark' : '');
      const [red = 0, green = 0, blue = 0] = await check(page).evaluate((mark) =>
        (getComputedStyle(mark).backgroundColor.match(/\d+/g) ?? []).map(Number),
      );
      expect(green, colorScheme).toBeGreaterThan(Math.max(red, blue) + 30);
    }
    await other.evaluate(() => localStorage.setItem('lesson_progress_music_rhythm', '99'));
    await expect(check(page)).toHaveCount(0);
    await other.close();
  });

  await test.step('the address of the quizzes opens at their list', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/section/music?from=menu#quizzes');
    await expect(page.getByRole('heading', { name: 'Quizzes' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Who is playing?' })).toBeInViewport();
    await expect(page).toHaveURL('/section/music?from=menu#quizzes');
  });
});
