import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const fold = (page: Page, title: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
const summary = (page: Page, title: string) => fold(page, title).locator('summary');
const lesson = (page: Page, title: string) =>
  fold(page, 'Lessons').getByRole('listitem').filter({ hasText: title });

test('lists fold with the mouse, each by itself', async ({ page }) => {
  await page.goto('/section/music');
  const first = (title: string) => fold(page, title).getByRole('listitem').first();
  for (const [title, other] of [
    ['Lessons', 'Quizzes'],
    ['Quizzes', 'Lessons'],
  ] as const) {
    await expect(first(title)).toBeVisible();
    await summary(page, title).click();
    await expect(first(title)).toBeHidden();
    await expect(first(other)).toBeVisible();
    await summary(page, title).click();
    await expect(first(title)).toBeVisible();
  }
});

test('lists fold with Enter and Space', async ({ page }) => {
  await page.goto('/section/music');
  for (const title of ['Lessons', 'Quizzes']) {
    const first = fold(page, title).getByRole('listitem').first();
    await summary(page, title).focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeHidden();
    await page.keyboard.press('Space');
    await expect(first).toBeVisible();
  }
});

test('the glossary card opens the glossary', async ({ page }) => {
  await page.goto('/section/history');
  await page.getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL('/section/history/glossary');
  await expect(page.getByRole('term')).toHaveCount(17);
});

test('the address of the quizzes opens at their list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/section/music#quizzes');
  await expect(page.getByRole('heading', { name: 'Quizzes' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Who Is Playing?' })).toBeInViewport();
});

test.describe('what is coming soon', () => {
  const comingSoon = ['Musical Phrasing', 'Artists to Know', 'Music Theory'];

  test('is marked and cannot be opened by click or keyboard', async ({ page }) => {
    await page.goto('/section/music');
    for (const title of comingSoon) {
      await expect(lesson(page, title)).toContainText('Coming Soon');
      await lesson(page, title).click();
      await expect(lesson(page, title).getByRole('link')).toHaveCount(0);
    }
    await expect(page).toHaveURL('/section/music');
    await page.getByRole('link', { name: 'Song Structure' }).focus();
    await page.keyboard.press('Tab');
    await expect(summary(page, 'Quizzes')).toBeFocused();
  });

  test.describe('under a thumb', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('a tap opens nothing', async ({ page }) => {
      await page.goto('/section/music');
      for (const title of comingSoon) await lesson(page, title).tap();
      await expect(page).toHaveURL('/section/music');
    });
  });

  test('shows no progress, even if some is stored', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('lesson_progress_music_phrasing', '100');
    });
    await page.goto('/section/music');
    await expect(lesson(page, 'Musical Phrasing')).toContainText('Coming Soon');
    await expect(page.getByRole('img', { name: 'Completed' })).toHaveCount(0);
  });
});

test('a quiz shows its latest score and ignores invalid ones', async ({ page }) => {
  await page.addInitScript(() => {
    const stored = {
      present: '7/10',
      missing: '3/0',
      sections: 'NaN',
      rhythms: '11/10',
      parts: '10/10',
    };
    for (const [quiz, score] of Object.entries(stored)) {
      localStorage.setItem(`quiz_progress_music_${quiz}`, score);
    }
  });
  await page.goto('/section/music');
  const quizzes = fold(page, 'Quizzes').getByRole('listitem');
  await expect(quizzes.filter({ hasText: /\d+\/\d+/ })).toHaveCount(2);
  await expect(quizzes.filter({ hasText: 'Who Is Playing?' })).toContainText('7/10');
  const parts = quizzes.filter({ hasText: 'Rhythm by Percussion Alone' });
  await expect(parts).toContainText('10/10');
  await expect(parts.getByRole('img', { name: 'All right' })).toBeVisible();
  await expect(quizzes.getByRole('img', { name: 'All right' })).toHaveCount(1);
});

test.describe('a completed lesson', () => {
  const key = 'lesson_progress_music_rhythm';
  const check = (page: Page) =>
    lesson(page, 'Basic Rhythms').getByRole('img', { name: 'Completed' });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has a green check, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript((name) => localStorage.setItem(name, '100'), key);
      await page.goto('/section/music');
      await expect(check(page)).toBeVisible();
      const [red = 0, green = 0, blue = 0] = await check(page).evaluate((mark) =>
        (getComputedStyle(mark).backgroundColor.match(/\d+/g) ?? []).map(Number),
      );
      expect(green).toBeGreaterThan(red + 30);
      expect(green).toBeGreaterThan(blue + 30);
    });
  }

  test('has no check at 0, 50 or 99', async ({ page }) => {
    await page.goto('/section/music');
    for (const progress of ['0', '50', '99']) {
      await page.evaluate(
        ([name = '', value = '']) => localStorage.setItem(name, value),
        [key, progress],
      );
      await page.reload();
      await expect(lesson(page, 'Basic Rhythms')).toBeVisible();
      await expect(check(page)).toHaveCount(0);
    }
  });

  test('gains and loses its check with the progress of this tab', async ({ page }) => {
    await page.goto('/section/music');
    await expect(lesson(page, 'Basic Rhythms')).toBeVisible();
    await expect(check(page)).toHaveCount(0);
    await page.evaluate((name) => {
      localStorage.setItem(name, '100');
      window.dispatchEvent(new Event('lessonProgressUpdated'));
    }, key);
    await expect(check(page)).toBeVisible();
    await page.evaluate((name) => {
      localStorage.removeItem(name);
      window.dispatchEvent(new Event('lessonProgressUpdated'));
    }, key);
    await expect(check(page)).toHaveCount(0);
  });

  test('gains and loses its check with the progress of another tab', async ({ page, context }) => {
    await page.goto('/section/music');
    await expect(check(page)).toHaveCount(0);
    const other = await context.newPage();
    await other.goto('/section/music/lesson/rhythm');
    await other.getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(check(page)).toBeVisible();
    await other.evaluate(() => localStorage.clear());
    await expect(check(page)).toHaveCount(0);
  });
});
