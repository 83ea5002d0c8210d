import { describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Html, QuickCheckQuestion } from '#src/content/model.ts';
import { QuickCheck } from '#src/exercises/quick-check/quick-check.tsx';
import { expectNoViolations } from '#tests/support/axe.ts';
import { inPage } from '#tests/support/in-page.tsx';

const html = (__html: string): Html => ({ __html });

const QUESTION: QuickCheckQuestion<Html> = {
  id: 'bachata-origins-q1',
  question: html('What was the music called <em>before</em> it was called bachata?'),
  options: [
    { id: 'a', text: html('Merengue típico, as it was played on accordions in the north') },
    { id: 'b', text: html('Amargue'), isCorrect: true },
    { id: 'c', text: html('Reggaeton') },
  ],
  explanation: html(
    '<p><strong>Amargue</strong> means <a href="/section/history/glossary#amargue">bitterness</a>.</p>',
  ),
};

const answered = vi.fn();

const show = (question = QUESTION) =>
  render(
    inPage(
      <>
        <h1>Origins</h1>
        <h2>A name</h2>
        <QuickCheck question={question} onAnswered={answered} />
      </>,
    ),
  );
const option = (letter: string) => page.getByRole('button', { name: new RegExp(`^${letter} `) });
const explanation = () => page.getByRole('heading', { name: 'Explanation:' });

describe('choosing', () => {
  test('on a phone an answer stays beside its letter, with the mark below', async () => {
    await page.viewport(390, 800);
    await show();
    await option('B').click();
    await expect.element(option('B')).toHaveAccessibleName('B Amargue Your answer: right');
    const [letter, text, mark] = [...option('B').element().children].map((part) =>
      part.getBoundingClientRect(),
    );
    expect(text?.left).toBeGreaterThan(letter?.right ?? Number.NaN);
    expect(text?.top).toBeLessThan(letter?.bottom ?? Number.NaN);
    expect(mark?.left).toBe(text?.left);
    expect(mark?.top).toBeGreaterThanOrEqual(text?.bottom ?? Number.NaN);
  });

  test('a wrong choice is marked, the right one revealed and explained, without axe violations', async () => {
    await show();
    await expectNoViolations();
    await option('C').click();
    await expect.element(option('C')).toHaveAccessibleName('C Reggaeton Your answer: wrong');
    await expect.element(option('B')).toHaveAccessibleName('B Amargue The right answer');
    await expect.element(explanation()).toBeVisible();
    await expect.element(page.getByText('🎉')).not.toBeInTheDocument();
    await expect.poll(() => answered.mock.calls).toEqual([[false]]);
    await expectNoViolations('answered');
  });

  test('a right choice, by Tab and Enter, is marked and celebrated, and onAnswered called once', async () => {
    await show();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.element(option('B')).toHaveFocus();
    await expect.element(page.getByText('🎉')).toBeInTheDocument();
    await expect.element(option('B')).toHaveAccessibleName('B Amargue Your answer: right');
    await expect.element(page.getByText('🎉')).not.toBeInTheDocument();
    expect(answered).not.toHaveBeenCalled();
    await expect.poll(() => answered.mock.calls).toEqual([[true]]);
  });

  test('without an explanation there is no heading for one', async () => {
    await show({ ...QUESTION, explanation: html('') });
    await option('B').click();
    await expect.element(option('B')).toHaveAccessibleName(/right$/);
    await expect.element(explanation()).not.toBeInTheDocument();
  });
});

test('arrow keys move the focus, wrapping around, and do not choose; a letter does', async () => {
  await show();
  await userEvent.keyboard('{Tab}{ArrowUp}');
  await expect.element(option('C')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(option('B')).toHaveFocus();
  await expect.element(explanation()).not.toBeInTheDocument();
  await userEvent.keyboard('C');
  await expect.element(option('C')).toHaveFocus();
  await expect.element(option('C')).toHaveAccessibleName(/Your answer: wrong$/);
});

test('right and wrong differ in border style in forced colours', async () => {
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await force('active');
  try {
    await show();
    await option('C').click();
    const border = (letter: string) => getComputedStyle(option(letter).element()).borderTopStyle;
    await expect.poll(() => [border('B'), border('C')]).toEqual(['solid', 'double']);
  } finally {
    await force('none');
  }
});
