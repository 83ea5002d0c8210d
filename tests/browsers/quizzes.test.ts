import { takeHistoryQuiz, takeQuizByEar } from './support/quizzes.ts';
import { test } from './support/test.ts';

test('a quiz by ear is heard and answered, up to its saved score', async ({ page }) => {
  await takeQuizByEar(page, 2);
  await page.goto('/section/music');
  await page.read('10/10');
});

test('a quiz on history is answered, up to its saved score', async ({ page }) => {
  await takeHistoryQuiz(page);
});
