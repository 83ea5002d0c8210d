import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const fold = (page: Page, title: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
const summary = (page: Page, title: string) => fold(page, title).locator('summary');
const lesson = (page: Page, title: string) =>
  fold(page, 'Lessons').getByRole('listitem').filter({ hasText: title });

const later = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Later' }).getByRole('listitem').filter({ hasText: title });

const check = (page: Page) => lesson(page, 'Basic Rhythms').getByRole('img', { name: 'Completed' });

const COMING_SOON = ['Musical phrasing', 'Artists to know', 'Music theory'];
const RHYTHM = 'lesson_progress_music_rhythm';

const store = (page: Page, entries: Record<string, string>) =>
  page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);

test('the music section folds its lists, opens nothing that is coming soon, and follows progress', async ({
  page,
  context,
}) => {
  await page.goto('/section/music');
  const first = (title: string) => fold(page, title).getByRole('listitem').first();

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

  await test.step('a lesson gains and loses its check with the progress of another tab', async () => {
    const other = await context.newPage();
    await other.goto('/section/music/lesson/rhythm');
    await other.getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(check(page)).toBeVisible();
    await other.evaluate(() => localStorage.clear());
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

test('stored progress shows as scores and checks; what is invalid or unfinished shows nothing', async ({
  page,
}) => {
  await page.goto('/section/music');
  await expect(page.getByText('3 lessons, 8 quizzes', { exact: true })).toBeVisible();
  const untried = page.getByRole('progressbar', { name: 'Score in Who is missing?' });
  expect(await untried.evaluate((bar: HTMLProgressElement) => bar.position)).toBe(0);
  await store(page, {
    unfinished_quiz_music_missing: '{"seed":"k7x2","question":4,"total":10,"answers":[]}',
    lesson_progress_music_phrasing: '100',
    quiz_progress_music_present: '7/10',
    quiz_progress_music_missing: '3/0',
    quiz_progress_music_sections: 'NaN',
    quiz_progress_music_rhythms: '11/10',
    quiz_progress_music_parts: '10/10',
    [RHYTHM]: '99',
  });
  await page.reload();
  await test.step('no check on what is unfinished, nor on what is coming soon', async () => {
    await expect(later(page, 'Musical phrasing')).toContainText('Coming Soon');
    await expect(lesson(page, 'Basic Rhythms')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Completed' })).toHaveCount(0);
  });

  await test.step('a quiz shows its latest score', async () => {
    const quizzes = fold(page, 'Quizzes').getByRole('listitem');
    await expect(quizzes.filter({ hasText: /\d+\/\d+/ })).toHaveCount(2);
    await expect(quizzes.filter({ hasText: 'Who is playing?' })).toContainText('7/10');
    const parts = quizzes.filter({ hasText: 'Rhythm by percussion alone' });
    await expect(parts).toContainText('10/10');
    await expect(parts.getByRole('img', { name: 'All right' })).toBeVisible();
    await expect(quizzes.getByRole('img', { name: 'All right' })).toHaveCount(1);
    await expect(page.getByText('0 of 3 lessons, 2 of 8 quizzes done')).toBeVisible();
  });

  await test.step('an unfinished quiz leads to where it goes on', async () => {
    const quiz = page.getByRole('link', { name: /^Who is missing/ });
    await expect(quiz).toContainText('Continue at question 4');
    await expect(quiz).toHaveAttribute('href', '/section/music/quiz/missing?seed=k7x2');
  });

  await test.step('a completed lesson has a green check in both themes', async () => {
    await store(page, { [RHYTHM]: '100' });
    await page.reload();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? 'dark' : '');
      await expect(check(page)).toBeVisible();
      const [red = 0, green = 0, blue = 0] = await check(page).evaluate((mark) =>
        (getComputedStyle(mark).backgroundColor.match(/\d+/g) ?? []).map(Number),
      );
      expect(green, colorScheme).toBeGreaterThan(red + 30);
      expect(green, colorScheme).toBeGreaterThan(blue + 30);
    }
  });
});
