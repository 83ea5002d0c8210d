import { factsOf } from '#audio/music/clips/clip.ts';
import { QUIZ_CLIPS } from '#audio/music/clips/quiz-clips.ts';
import { shuffled } from '#audio/music/random.ts';
import { answersOf } from '#src/content/quizzes/answers.ts';
import { quiz as origins } from '#src/content/quizzes/history/history-50-60.ts';
import type { Page } from './page.ts';
import { expect } from './test.ts';

export const QUIZ_BY_EAR = '/section/music/quiz/rhythms';
export const HISTORY_QUIZ = '/section/history/quiz/history-50-60';

const SEED = 'k7x2';

const savedScore = (page: Page, quiz: string) =>
  page.run((quiz) => localStorage.getItem(`quiz_progress_${quiz}`), quiz);

/** Takes a quiz by ear, up to its saved score. @param heard how many of its ten clips are played */
export async function takeQuizByEar(page: Page, heard: number): Promise<void> {
  await page.goto(`${QUIZ_BY_EAR}?seed=${SEED}`);
  for (const [i, clip] of shuffled(QUIZ_CLIPS.rhythms, SEED).entries()) {
    await page.read(`Question ${i + 1} of 10`);
    if (i < heard) {
      await page.hearNothing();
      await page.click({ role: 'button', name: 'Play clip' });
      await page.see({ role: 'button', name: 'Pause clip' });
      await page.hear();
    }
    for (const name of answersOf('rhythms', factsOf(clip))) {
      await page.click(page.option(name));
    }
    await page.click({ role: 'button', name: 'Submit Answer' });
    await page.read('Excellent!');
    await page.click({ role: 'button', name: /^(Next Question|Complete Quiz)$/ });
  }
  await page.read('Final Score: 10 out of 10 questions');
  expect(await savedScore(page, 'music_rhythms')).toBe('10/10');
}

/** Takes a quiz on history, up to its saved score. */
export async function takeHistoryQuiz(page: Page): Promise<void> {
  await page.goto(HISTORY_QUIZ);
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
  expect(await savedScore(page, 'history_history-50-60')).toBe('5/5');
}
