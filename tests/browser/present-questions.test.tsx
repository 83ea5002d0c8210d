import '#src/ui/fonts.css';
import '#src/ui/base.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SlideOf, SlideStep } from '#src/present/slide.ts';
import { QuestionSlide } from '#src/present/slides/question/question-slide.tsx';
import { createStage, Stage, type TestStage } from '#tests/support/slide-stage.tsx';

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

const at = (stage: TestStage, step: SlideStep, slide = QUESTION) => (
  <Stage stage={stage}>
    <QuestionSlide key={slide.id} slide={slide} step={step} />
  </Stage>
);
const option = (letter: string) =>
  page.getByRole('button', { name: new RegExp(`^${letter} ?With`) });
const row = page.getByRole('status').filter({ hasText: 'Question 1 of 5' });
const press = async (stage: TestStage, ...digits: number[]) => {
  for (const digit of digits) await stage.press((keys) => keys.digit?.(digit));
};

beforeEach(async () => {
  await page.viewport(1280, 720);
});

describe('votes', () => {
  test('are counted by keys and by taps, and shown by number and length', async () => {
    const stage = createStage();
    await render(at(stage, 'show'));
    await press(stage, 1, 2, 2, 9);
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
    await press(stage, 1, 2, 0);
    await expect.element(row).toHaveTextContent('1 vote');
    await page.getByRole('button', { name: 'Clear votes' }).click();
    await expect.element(row).not.toHaveTextContent('vote');
    await page.getByRole('button', { name: 'Restore votes' }).click();
    await expect.element(row).toHaveTextContent('1 vote');
  });
});

describe('the reveal', () => {
  test('marks the right option in words, counts right votes, and ends the vote', async () => {
    const stage = createStage();
    const { rerender } = await render(at(stage, 'show'));
    await press(stage, 1, 2, 2);
    await rerender(at(stage, 'reveal'));
    await expect.element(option('B')).toHaveAccessibleName('B With a shot Right 2 votes');
    await expect.element(option('A')).toHaveAccessibleName(/election 1 vote$/);
    await expect.element(row).toHaveTextContent('2 of 3 votes right');
    await press(stage, 1, 0);
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
  await stage.press((keys) => keys.enter?.('play'));
  await expect.element(button('Stop clip')).toHaveAttribute('aria-busy', 'false');
  await stage.press((keys) => keys.toggle?.());
  await expect.element(button('Play clip')).toBeVisible();
  await rerender(at(stage, 'reveal', BY_EAR));
  await stage.press((keys) => keys.toggle?.());
  await expect.element(button('Stop clip')).toHaveAttribute('aria-busy', 'false');
  await stage.press((keys) => keys.enter?.('show'));
  await expect.element(button('Play clip')).toBeVisible();
});
