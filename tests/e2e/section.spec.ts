import type { Page } from '@playwright/test';
import { expect, test } from './support/quiet-test.ts';

const fold = (page: Page, title: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
const summary = (page: Page, title: string) => fold(page, title).locator('summary');
const lesson = (page: Page, title: string) =>
  fold(page, 'Lessons').getByRole('listitem').filter({ hasText: title });

for (const title of ['Lessons', 'Quizzes']) {
  test(`${title} folds away and back with the mouse`, async ({ page }) => {
    await page.goto('/section/music');
    const first = fold(page, title).getByRole('listitem').first();
    await expect(first).toBeVisible();
    await summary(page, title).click();
    await expect(first).toBeHidden();
    await summary(page, title).click();
    await expect(first).toBeVisible();
  });

  test(`${title} folds away and back with Enter and Space`, async ({ page }) => {
    await page.goto('/section/music');
    const first = fold(page, title).getByRole('listitem').first();
    await summary(page, title).focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeHidden();
    await page.keyboard.press('Space');
    await expect(first).toBeVisible();
  });
}

test('folding one list away leaves the other open', async ({ page }) => {
  await page.goto('/section/music');
  await summary(page, 'Lessons').click();
  await expect(lesson(page, 'Basic Rhythms')).toBeHidden();
  await expect(fold(page, 'Quizzes').getByRole('listitem').first()).toBeVisible();
});

const contents = [
  ['history', 4, 4],
  ['music', 6, 8],
] as const;

for (const [section, lessons, quizzes] of contents) {
  test(`${section} lists its ${lessons} lessons and ${quizzes} quizzes`, async ({ page }) => {
    await page.goto(`/section/${section}`);
    await expect(fold(page, 'Lessons').getByRole('listitem')).toHaveCount(lessons);
    await expect(fold(page, 'Quizzes').getByRole('listitem')).toHaveCount(quizzes);
  });
}

const glossaries = [
  ['history', '17 terms in 4 categories'],
  ['music', '15 terms in 3 categories'],
  ['dance', '2 terms in 1 category'],
] as const;

for (const [section, counts] of glossaries) {
  test(`the glossary card of ${section} says ${counts}, and the glossary holds as many`, async ({
    page,
  }) => {
    await page.goto(`/section/${section}`);
    const card = page.getByRole('link', { name: 'Glossary' });
    await expect(card).toContainText(counts);
    await card.click();
    await expect(page).toHaveURL(`/section/${section}/glossary`);
    const [terms, categories] = counts.split(/\D+/).map(Number);
    await expect(page.getByRole('term')).toHaveCount(terms ?? 0);
    await expect(page.getByRole('definition')).toHaveCount(terms ?? 0);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
      categories ?? 0,
    );
  });
}

test.describe('what is coming soon', () => {
  const comingSoon = ['Musical Phrasing', 'Artists to Know', 'Music Theory'];

  test('says so, is no link, and does not open by click or Tab', async ({ page }) => {
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

  test('shows no score, though one was stored', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('lesson_progress_music_phrasing', '100');
    });
    await page.goto('/section/music');
    await expect(lesson(page, 'Musical Phrasing')).toContainText('Coming Soon');
    await expect(page.getByRole('img', { name: 'Completed' })).toHaveCount(0);
  });
});

test('a quiz shows its latest score, and rubbish counts as none', async ({ page }) => {
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
    test(`carries a green check, ${colorScheme}`, async ({ page }) => {
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

  test('gets its check as soon as this tab says so, and loses it likewise', async ({ page }) => {
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

  test('gets its check when it is completed in another tab, and loses it when all is cleared', async ({
    page,
    context,
  }) => {
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
