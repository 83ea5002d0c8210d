import '#src/ui/base.css';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findSection } from '#src/content/site/sections.ts';
import { COMPLETE, saveLessonProgress, saveQuizScore } from '#src/progress/progress.ts';
import { unfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import { SectionPage } from '#src/sections/section-page.tsx';

const music = findSection('music');
/** The music section with a single quiz. */
const withQuiz = {
  ...music,
  quizzes: [{ id: 'present', title: 'Who is playing?', description: 'Listen.' }],
};

beforeEach(() => localStorage.clear());

const row = () => page.getByRole('link', { name: /^Who is playing/ });
const bar = () => row().getByRole('progressbar').element() as HTMLProgressElement;

test('an untried quiz has an empty bar and no score', async () => {
  await render(<SectionPage section={withQuiz} />);
  await expect.element(row()).toHaveAttribute('href', '/section/music/quiz/present');
  expect(bar().position).toBe(0);
  await expect.element(row().getByText(/\d\/\d/)).not.toBeInTheDocument();
});

test("a quiz shows 'score/total' and a bar as soon as a score is saved", async () => {
  await render(<SectionPage section={withQuiz} />);
  saveQuizScore('music', 'present', { score: 7, total: 10 });
  await expect.element(row().getByText('7/10')).toBeVisible();
  expect(bar().position).toBeCloseTo(0.7);
  await expect.element(row().getByRole('img', { name: 'All right' })).not.toBeInTheDocument();
  saveQuizScore('music', 'present', { score: 10, total: 10 });
  await expect.element(row().getByRole('img', { name: 'All right' })).toBeVisible();
});

test('an unfinished quiz says where it goes on, and leads there', async () => {
  await render(<SectionPage section={withQuiz} />);
  const quiz = unfinishedQuiz('music', 'present');
  quiz.write({ seed: 'k7x2', question: 4, total: 10, answers: [] });
  await expect.element(row().getByText('Continue at question 4')).toBeVisible();
  await expect.element(row()).toHaveAttribute('href', '/section/music/quiz/present?seed=k7x2');
  quiz.write(null);
  await expect.element(row().getByText('Continue')).not.toBeInTheDocument();
});

test('the page says how many lessons and quizzes there are, then how many are done', async () => {
  await render(<SectionPage section={music} />);
  await expect.element(page.getByText('3 lessons, 8 quizzes', { exact: true })).toBeVisible();
  saveLessonProgress('music', 'rhythm', COMPLETE);
  saveLessonProgress('music', 'structure', 50);
  saveQuizScore('music', 'present', { score: 7, total: 10 });
  saveQuizScore('music', 'rhythm-building', { score: 0, total: 3 });
  await expect.element(page.getByText('1 of 3 lessons, 1 of 8 quizzes done')).toBeVisible();
});
