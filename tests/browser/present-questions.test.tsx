import '#src/ui/fonts.css';
import '#src/ui/base.css';
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CHOICES } from '#src/content/answer-names.ts';
import { loadLesson } from '#src/content/lesson-files.ts';
import type { Html, QuickCheckQuestion, SectionId } from '#src/content/model.ts';
import { audioQuiz } from '#src/content/quizzes/audio.ts';
import { loadHistoryQuiz } from '#src/content/quizzes/quiz-files.ts';
import { SECTIONS } from '#src/content/sections.ts';
import { type SlideOf, type Step, stepsOf } from '#src/present/slide.ts';
import { QuestionSlide } from '#src/present/slides/question-slide.tsx';
import { createStage, overflowing, Stage, type TestStage } from '#tests/support/slide-stage.tsx';

const QUESTION: SlideOf<'question'> = {
  kind: 'question',
  id: 'q1',
  title: 'Question 1 of 5',
  question: 'How did it end?',
  options: [
    { id: 'a', text: 'With an election' },
    { id: 'b', text: { __html: 'With a <em>shot</em>' } },
    { id: 'c', text: 'With a storm' },
  ],
  correct: ['b'],
  explanation: 'It ended in May 1961.',
};
const BY_EAR: SlideOf<'question'> = { ...QUESTION, correct: ['a', 'b'], clip: 'present-01' };

const at = (stage: TestStage, step: Step, slide = QUESTION) => (
  <Stage stage={stage}>
    <QuestionSlide key={slide.id} slide={slide} step={step} />
  </Stage>
);
const option = (letter: string) =>
  page.getByRole('button', { name: new RegExp(`^${letter} ?With`) });
const row = page.getByRole('status').filter({ hasText: 'Question 1 of 5' });
const press = (stage: TestStage, ...digits: number[]) => {
  for (const digit of digits) flushSync(() => stage.keys.digit?.(digit));
};

beforeEach(async () => {
  document.documentElement.classList.remove('dark');
  await page.viewport(1280, 720);
});

describe('votes', () => {
  test('are counted by keys and by taps, and shown by number and length', async () => {
    const stage = createStage();
    await render(at(stage, 'show'));
    press(stage, 1, 2, 2, 9);
    await option('B').click();
    await expect.element(option('A')).toHaveAccessibleName(/election 1 vote$/);
    await expect.element(option('B')).toHaveAccessibleName(/shot 3 votes$/);
    await expect.element(option('C')).toHaveAccessibleName(/storm$/);
    await expect.element(row).toHaveTextContent('4 votes');
    const share = (letter: string) =>
      getComputedStyle(option(letter).element()).getPropertyValue('--share');
    expect([share('A'), share('B'), share('C')]).toEqual(['0.25', '0.75', '0']);
  });

  test('are taken back one by one, cleared, and brought back', async () => {
    const stage = createStage();
    await render(at(stage, 'show'));
    press(stage, 1, 2, 0);
    await expect.element(row).toHaveTextContent('1 vote');
    await page.getByRole('button', { name: 'Clear votes' }).click();
    await expect.element(row).not.toHaveTextContent('vote');
    await page.getByRole('button', { name: 'Bring votes back' }).click();
    await expect.element(row).toHaveTextContent('1 vote');
  });

  test('are there again after a reload', async () => {
    const stage = createStage();
    const { unmount } = await render(at(stage, 'show'));
    press(stage, 3, 3);
    await unmount();
    await render(at(createStage(stage.kept), 'show'));
    await expect.element(option('C')).toHaveAccessibleName(/2 votes$/);
  });

  test('a broken stored value counts as none', async () => {
    await render(at(createStage(new Map([['q1 votes', { cast: ['z'] }]])), 'show'));
    await expect.element(option('A')).toBeVisible();
    await expect.element(row).toHaveTextContent(/^Question 1 of 5$/);
  });
});

describe('the reveal', () => {
  test('exposes no answer before', async () => {
    await render(at(createStage(), 'show'));
    await expect.element(option('B')).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/right|correct|ended in May/i);
  });

  test('marks the right option in words, counts right votes, and ends the vote', async () => {
    const stage = createStage();
    const { rerender } = await render(at(stage, 'show'));
    press(stage, 1, 2, 2);
    await rerender(at(stage, 'reveal'));
    await expect.element(option('B')).toHaveAccessibleName('B With a shot Right 2 votes');
    await expect.element(option('A')).toHaveAccessibleName(/election 1 vote$/);
    await expect.element(row).toHaveTextContent('2 of 3 votes right');
    press(stage, 1, 0);
    option('A')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(row).toHaveTextContent('2 of 3 votes right');
    await expect.element(page.getByText('It ended')).not.toBeInTheDocument();
  });

  test('marks several right options', async () => {
    await render(at(createStage(), 'reveal', BY_EAR));
    await expect.element(option('A')).toHaveAccessibleName(/Right$/);
    await expect.element(option('B')).toHaveAccessibleName(/Right$/);
    await expect.element(option('C')).toHaveAccessibleName(/storm$/);
  });

  test('is followed by the explanation, beside the right option', async () => {
    await render(at(createStage(), 'explain'));
    await expect.element(page.getByText('It ended in May 1961.')).toBeVisible();
    await expect.element(option('B')).toHaveAccessibleName('B With a shot Right');
    await expect.element(option('A')).not.toBeInTheDocument();
  });
});

test('a clip plays when its step is entered, stops and plays again after the reveal', async () => {
  const stage = createStage();
  const { rerender } = await render(at(stage, 'show', BY_EAR));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect.element(button('Play clip')).toBeVisible();
  await rerender(at(stage, 'play', BY_EAR));
  await expect.element(button('Play clip')).toBeVisible();
  flushSync(() => stage.keys.enter?.('play'));
  await expect.element(button('Stop clip')).toHaveAttribute('aria-busy', 'false');
  flushSync(() => stage.keys.toggle?.());
  await expect.element(button('Play clip')).toBeVisible();
  await rerender(at(stage, 'reveal', BY_EAR));
  flushSync(() => stage.keys.toggle?.());
  await expect.element(button('Stop clip')).toHaveAttribute('aria-busy', 'false');
  flushSync(() => stage.keys.enter?.('show'));
  await expect.element(button('Play clip')).toBeVisible();
});

test.each(['light', 'dark'])('has no axe violations, %s', async (theme) => {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const stage = createStage();
  const { rerender } = await render(at(stage, 'show', BY_EAR));
  press(stage, 1, 2);
  for (const step of stepsOf(BY_EAR)) {
    await rerender(at(stage, step, BY_EAR));
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await axe.run('[data-testid=stage]', {
      rules: { 'color-contrast-enhanced': { enabled: true } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
});

const QUESTIONS = await everyQuestion();

test('the questions of history quizzes, quizzes by ear and quick checks were found', () => {
  const counts = QUESTIONS.map(({ questions }) => questions.length);
  expect(counts).toEqual([20, expect.any(Number), expect.any(Number)]);
  expect(Math.min(...counts)).toBeGreaterThan(8);
});

describe.each([
  [1920, 1080],
  [1280, 720],
  [1024, 768],
])('at %i × %i', (width, height) => {
  test.each(QUESTIONS)('$kind fit, in letters for the back row', async ({ questions }) => {
    await page.viewport(width, height);
    await document.fonts.ready;
    const stage = createStage();
    const { rerender } = await render(at(stage, 'show'));
    for (const slide of questions) {
      stage.kept.set(`${slide.id} votes`, {
        cast: slide.options.flatMap(({ id }) => Array<string>(12).fill(id)),
        cleared: [],
      });
      for (const step of stepsOf(slide)) {
        if (step === 'play') continue;
        await rerender(at(stage, step, slide));
        await expect.poll(overflowing, { message: `${slide.id} ${step}` }).toEqual([]);
        const { fontSize } = getComputedStyle(
          document.querySelector('[data-testid=stage] ol') as Element,
        );
        expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual((46 * width) / 1920);
      }
    }
  });
});

/** The questions of all quizzes and quick checks; those of a quiz by ear that differ in length. */
async function everyQuestion() {
  const sections = SECTIONS.filter(({ comingSoon }) => !comingSoon);
  const history = sections
    .flatMap(({ quizzes }) => quizzes)
    .filter(({ id }) => /^history-/.test(id));
  const lessons = sections.flatMap(({ id, lessons }) =>
    lessons.filter(({ comingSoon }) => !comingSoon).map((lesson) => [id, lesson.id] as const),
  );
  const ofHistory = await Promise.all(history.map(({ id }) => historyQuestions(id)));
  const ofLessons = await Promise.all(lessons.map(([section, id]) => quickChecks(section, id)));
  const byEar = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  return [
    { kind: 'questions on history', questions: ofHistory.flat() },
    { kind: 'questions by ear', questions: byEar.flatMap(questionsByEar) },
    { kind: 'quick checks', questions: ofLessons.flat() },
  ];
}

async function historyQuestions(id: string): Promise<SlideOf<'question'>[]> {
  const { questions } = await loadHistoryQuiz(id);
  return questions.map(({ correctAnswer, ...question }, i) => ({
    ...question,
    kind: 'question',
    title: `Question ${i + 1} of ${questions.length}`,
    correct: [correctAnswer],
  }));
}

function questionsByEar(type: keyof typeof CHOICES): SlideOf<'question'>[] {
  const { question, choices, questions } = audioQuiz(type);
  const differing = new Map(questions.map((asked) => [asked.correctAnswer.length, asked])).values();
  return [...differing].map(({ id, correctAnswer }, i) => ({
    kind: 'question',
    id,
    title: `Clip ${i + 1} of 10`,
    question,
    options: choices.map((name) => ({ id: name, text: name })),
    correct: correctAnswer,
    explanation: `Clip ${i + 1}: playing were ${correctAnswer.join(', ')}`,
    clip: id,
  }));
}

async function quickChecks(section: SectionId, id: string): Promise<SlideOf<'question'>[]> {
  const { sections } = await loadLesson(section, id);
  const blocks = sections.flatMap(({ contentBlocks }) =>
    contentBlocks.flatMap(({ interactiveBlocks = [] }) => interactiveBlocks),
  );
  return blocks
    .filter((block) => block.kind === 'quiz')
    .map(({ data }: { data: QuickCheckQuestion<Html> }) => ({
      ...data,
      kind: 'question',
      title: 'Quick check',
      correct: data.options.flatMap((option) => (option.isCorrect ? option.id : [])),
    }));
}
