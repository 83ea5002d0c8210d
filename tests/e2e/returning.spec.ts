import type { Page } from '@playwright/test';
import { quiz as origins } from '#src/content/quizzes/history/history-50-60.ts';
import { expect, MOTION, test } from './support/test.ts';

test.use(MOTION);

const title = (page: Page) => page.getByRole('heading', { level: 2 }).first();

/** Answers the question on screen. @returns its text */
async function answer(page: Page, right: boolean): Promise<string> {
  const asked = (await title(page).textContent())?.replace(/^Question \d of \d: /, '') ?? '';
  const question = origins.questions.find((one) => one.question === asked);
  const option = question?.options.find(({ id }) => (id === question.correctAnswer) === right);
  await page.getByRole('button', { name: option?.text ?? '' }).click();
  await expect(page.locator('[data-verdict]')).toHaveAttribute(
    'data-verdict',
    right ? 'right' : 'wrong',
  );
  return asked;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('home leads a returning learner on, and to a round of what was missed', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Start here: Key Instruments' })).toBeVisible();

    await page.goto('/section/history/quiz/history-50-60?seed=k7x2');
    const missed = await answer(page, false);
    await page.getByRole('button', { name: 'Next' }).click();
    await answer(page, true);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Martillo' }).click();
    const goOn = page.getByRole('link', { name: 'Go on: Origins of Bachata, question 3 of 5' });
    await expect(goOn).toBeVisible();

    // The space is reserved, so that the page does not move: prerender.spec.ts.
    await page.reload();
    await expect(goOn).toBeVisible();
    await page.getByRole('link', { name: 'Questions you missed' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions you missed');
    expect(await answer(page, false)).toBe(missed);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText('0 of 1 right at the first try')).toBeVisible();
    const { explainedIn } = origins.questions.find(({ question }) => question === missed) ?? {};
    await expect(page.getByRole('link', { name: explainedIn?.title ?? '' })).toHaveAttribute(
      'href',
      explainedIn?.address ?? '',
    );
    await page.getByRole('button', { name: 'Ask me again' }).click();
    await expect(title(page)).toBeFocused();
    expect(await answer(page, true)).toBe(missed);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(title(page)).toHaveText('All right this time! 🎉');
    await page.getByRole('link', { name: 'Back to Home' }).last().click();
    await expect(goOn).toBeVisible();
    await expect(page.getByRole('link', { name: 'you missed' })).toHaveCount(0);

    await goOn.click();
    await expect(title(page)).toContainText('Question 3 of 5');
  });
});

test('what is on the device can be saved, deleted and brought back', async ({ page }) => {
  await page.goto('/section/music/lesson/rhythm');
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page).toHaveURL('/your-data');
  await expect(page.getByRole('button', { name: 'Save to a file' })).toBeEnabled();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  const completed = page.getByText('Lesson Basic Rhythms (Music): completed');
  const dark = page.getByText('Theme: dark');
  await expect(completed).toBeVisible();
  await expect(dark).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^martillo-\d{4}-\d\d-\d\d\.json$/);

  await page.getByRole('button', { name: 'Delete: Theme and volume' }).click();
  // A second Enter deletes nothing.
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dark).toBeVisible();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Deleted.' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.locator('html')).not.toHaveClass(/dark/);

  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(
    page.getByRole('alert').filter({ hasText: 'not a file that Martillo saved' }),
  ).toBeVisible();
  await input.setInputFiles(await file.path());
  const review = page.getByRole('region', { name: 'What the file has' });
  await expect(review.getByText('Lessons and quizzes: 4 new')).toBeVisible();
  await review.getByRole('button', { name: 'Add to this device' }).click();
  await expect(completed).toBeVisible();
  await expect(dark).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
});
