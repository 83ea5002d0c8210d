import { QUIZ_CLIPS } from '#audio/music/quiz-clips.ts';
import { shuffled } from '#audio/music/random.ts';
import { quiz as origins } from '#src/content/quizzes/history/history-50-60.ts';
import { ANSWERS } from '#src/content/quizzes/score-answers.ts';
import { expect, test } from './support/test.ts';

const SEED = 'k7x2';

test('a quiz by ear is heard and answered, up to its saved score', async ({ page }) => {
  await page.goto(`/section/music/quiz/rhythms?seed=${SEED}`);
  for (const [i, clip] of shuffled(QUIZ_CLIPS.rhythms, SEED).entries()) {
    await page.read(`Question ${i + 1} of 10`);
    if (i < 2) {
      await page.click({ role: 'button', name: 'Play clip' });
      await page.see({ role: 'button', name: 'Pause clip' });
      await page.hear();
    }
    for (const name of ANSWERS.rhythms(clip)) {
      await page.click(page.option(name));
    }
    await page.click({ role: 'button', name: 'Submit Answer' });
    await page.read('Excellent!');
    await page.click({ role: 'button', name: /^(Next Question|Complete Quiz)$/ });
  }
  await page.read('Final Score: 10 out of 10 questions');
  expect(await page.run(() => localStorage.getItem('quiz_progress_music_rhythms'))).toBe('10/10');
  await page.goto('/section/music');
  await page.read('10/10');
});

test('a quiz on history is answered, up to its saved score', async ({ page }) => {
  await page.goto('/section/history/quiz/history-50-60');
  for (let i = 1; i <= 5; i++) {
    await page.read(`Question ${i} of 5`);
    const [text = ''] = await page.texts({ css: 'h2' });
    const asked = origins.questions.find(({ question }) => text.endsWith(question));
    const right = asked?.options.find(({ id }) => id === asked.correctAnswer)?.text ?? '';
    await page.click(page.option(right));
    await page.read('Right!');
    await page.click({ role: 'button', name: i === 5 ? 'Finish' : 'Next' });
  }
  await page.read('Quiz Complete!');
  const stored = await page.run(() => localStorage.getItem('quiz_progress_history_history-50-60'));
  expect(stored).toBe('5/5');
});
