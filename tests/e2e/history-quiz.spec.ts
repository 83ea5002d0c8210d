import type { Page } from '@playwright/test';
import { quiz as origins } from '#src/content/quizzes/history/history-50-60.ts';
import type { HistoryQuestion } from '#src/content/quizzes/model.ts';
import { expect, test } from './support/test.ts';

// The flow within a quiz is tested in tests/browser/quizzes.test.tsx.

const PATH = '/section/history/quiz/history-50-60';
const KEY = 'quiz_progress_history_history-50-60';

const title = (page: Page) => page.getByRole('heading', { level: 2 });
const options = (page: Page) => page.getByRole('list').getByRole('button');
const option = (page: Page, text: string) =>
  page.getByRole('list').getByRole('button', { name: text });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** The current question, with the texts of its right and of one wrong option. */
async function currentQuestion(page: Page) {
  const text = await title(page).textContent();
  const question = origins.questions.find((one) => text?.endsWith(one.question));
  if (!question) throw new Error(`No quiz has the question "${text}"`);
  const textOf = (id: string) => question.options.find((option) => option.id === id)?.text ?? '';
  const wrong = question.options.find(({ id }) => id !== question.correctAnswer)?.id ?? '';
  return { ...question, right: textOf(question.correctAnswer), wrong: textOf(wrong) };
}

test('a quiz is answered from its link to its saved score', async ({ page }) => {
  await page.goto('/section/history');
  const link = page.locator(`a[href="${PATH}"]`);
  const hasSeed = page.waitForURL(/\?seed=[a-z0-9]+$/);
  // Go back as soon as the quiz has written its seed to the URL.
  const isBack = page.evaluate(async () => {
    while (!location.search.startsWith('?seed=')) await new Promise(requestAnimationFrame);
    history.back();
  });
  await link.click();
  await Promise.all([hasSeed, isBack]);
  // The seed replaced the history entry once, without a new entry.
  await expect(page).toHaveURL('/section/history');
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await expect(page).toHaveURL('/section/history');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: origins.title })).toBeFocused();
  await page.evaluate(() => {
    addEventListener('quizProgressUpdated', () => console.info('score saved'));
  });
  let saves = 0;
  page.on('console', (message) => {
    if (message.text() === 'score saved') saves++;
  });
  let second: HistoryQuestion | undefined;
  for (let i = 1; i <= 5; i++) {
    await expect(page.getByText(`Question ${i} of 5`, { exact: true })).toBeVisible();
    const { right, wrong, ...question } = await currentQuestion(page);
    const { explanation } = question;
    if (i === 2) second = question;
    await expect(options(page)).toHaveCount(4);
    await option(page, i === 2 ? wrong : right).click();
    await expect(page.getByText(i === 2 ? `Wrong. It is: ${right}` : 'Right!')).toBeVisible();
    await expect(page.getByText(explanation)).toBeVisible();
    await expect(page.getByText(`Score: ${i === 1 ? 1 : i - 1}`)).toBeVisible();
    expect(await stored(page)).toBeNull();
    await page.getByRole('button', { name: i === 5 ? 'Finish' : 'Next' }).click();
  }
  await expect(title(page)).toHaveText('Quiz Complete! 🏆');
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('Final Score: 4 out of 5 questions')).toBeVisible();
  expect(await stored(page)).toBe('4/5');
  expect(saves).toBe(1);
  for (const { question, explanation } of origins.questions) {
    const item = page.getByRole('listitem').filter({ hasText: question });
    await expect(item).toContainText(explanation);
  }
  await expect(page.getByText('You chose:')).toHaveCount(1);

  // A missed question has an explanation in a lesson, and is on the list of missed questions.
  await expect(page.getByText('Best score: 4 out of 5')).toBeVisible();
  const missed = await page.evaluate(() => localStorage.getItem('missed_questions'));
  expect(JSON.parse(missed ?? '')).toEqual([
    { section: 'history', quiz: origins.id, question: second?.id },
  ]);
  await page.getByRole('link', { name: `${second?.explainedIn.title} ${origins.title}` }).click();
  await expect(page).toHaveURL(second?.explainedIn.address ?? '');
  await expect(
    page.getByRole('heading', { level: 2, name: second?.explainedIn.title ?? '' }),
  ).toBeFocused();
  await page.goBack();
  await expect(page.getByText('Final Score: 4 out of 5 questions')).toBeVisible();
  // Try Again, and a better score: tests/e2e/matching.spec.ts, and src/progress/progress.test.ts and missed.test.ts.

  await test.step('the seed in the address may be anything', async () => {
    for (const seed of ['', `<b>${'x'.repeat(500)}`]) {
      await page.goto(`${PATH}?seed=${seed}`, { waitUntil: 'commit' });
      await expect(options(page), seed).toHaveCount(4);
    }
  });
});

test('an unfinished quiz is not scored, and goes on after a reload, Back, or in a new tab', async ({
  page,
  context,
}) => {
  // The section's page stays on screen until the quiz is ready.
  const isOpen = (page: Page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Origins of Bachata');
  const goesOn = async (page: Page, number = 2) => {
    await isOpen(page);
    await expect(title(page)).toContainText(`Question ${number} of 5`);
    await expect(page.getByText(`You are at question ${number} of 5.`)).toBeVisible();
    await expect(page.getByText(`Score: ${number - 1}`)).toBeVisible();
  };
  await page.goto('/section/history');
  await page.evaluate((key) => localStorage.setItem(key, '3/5'), KEY);
  await page.locator(`a[href="${PATH}"]`).click();
  await isOpen(page);
  await option(page, (await currentQuestion(page)).right).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.reload();
  await goesOn(page);
  await page.getByRole('link', { name: 'Back to History' }).click();
  await expect(page).toHaveURL('/section/history');
  await page.goBack();
  await goesOn(page);
  await option(page, (await currentQuestion(page)).right).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0);
  const third = await title(page).textContent();
  expect(await stored(page)).toBe('3/5');
  await page.close();

  const other = await context.newPage();
  await other.goto(PATH);
  await expect(title(other)).toHaveText('Pick up where you left off?');
  await other.getByRole('button', { name: 'Continue at question 3' }).click();
  await goesOn(other, 3);
  await expect(title(other)).toHaveText(third ?? '');
  await expect(title(other)).toBeFocused();
  await other.getByRole('button', { name: 'Start over' }).click();
  await expect(title(other)).toContainText('Question 1 of 5');
  await expect(title(other)).toBeFocused();
  await other.reload();
  await expect(title(other)).toContainText('Question 1 of 5');
  await expect(other.getByRole('button', { name: 'Start over' })).toHaveCount(0);
  expect(await stored(other)).toBe('3/5');
});
