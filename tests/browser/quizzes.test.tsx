import { type ReactNode, Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { shuffled } from '#audio/music/random.ts';
import { type AudioQuiz, CHOICES, choiceName } from '#src/content/answers/choices.ts';
import { audioQuiz } from '#src/content/quizzes/audio.ts';
import { rhythmBuilding } from '#src/content/quizzes/rhythm-building.ts';
import { gridMemory } from '#src/exercises/rhythm-grid/memory.ts';
import { quizScore } from '#src/progress/progress.ts';
import { unfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import { AudioQuizView } from '#src/quizzes/audio/audio-quiz.tsx';
import { HistoryQuizView } from '#src/quizzes/history/history-quiz.tsx';
import { RhythmBuildingView } from '#src/quizzes/rhythm-building/rhythm-building.tsx';
import { openClip } from '#src/sound/clips/open-clip.ts';
import { inPage, more } from '#tests/support/in-page.tsx';
import { reducedMotion } from '#tests/support/motion.ts';

vi.mock('#src/sound/clips/open-clip.ts', { spy: true });

const SEED = 'k7x2';
const challenges = rhythmBuilding.challenges.length;
const onSeed = vi.fn();
const onAgain = vi.fn();
const callbacks = { onSeed, onAgain };

const screenOf = (quiz: ReactNode) =>
  inPage(
    <Suspense>
      {quiz}
      <button type="button">Elsewhere</button>
      <textarea aria-label="Message" />
    </Suspense>,
  );
const button = (name: string | RegExp, exact = false) => page.getByRole('button', { name, exact });
const title = page.getByRole('heading', { level: 2 });
const options = page.getByRole('list').getByRole('button');
const next = button('Next');
/** Resolves once React has rendered what an event dispatched by the test changed. */
const rendered = () => new Promise(requestAnimationFrame);
const keyboard = (keys: string) => userEvent.keyboard(keys);
const isAnswered = (text: string) => /\((right|wrong)\)/.test(text);
/** The index of the option that was chosen or revealed; none before the answer. */
const marked = () => options.elements().filter(({ textContent }) => isAnswered(textContent ?? ''));

beforeEach(async () => {
  vi.resetAllMocks();
  // Each test is a separate visit.
  history.replaceState({ key: Math.random() }, '');
  // Confetti is tested with the grids.
  await reducedMotion(true);
  await page.viewport(820, 1000);
});

describe('a history quiz', () => {
  const show = async () => {
    await render(
      screenOf(
        <HistoryQuizView section="history" quizId="history-50-60" seed={SEED} {...callbacks} />,
      ),
    );
    await expect.element(title).toHaveTextContent('Question 1 of 5');
  };

  test('Tab and Enter suffice, and each question is read from its heading', async () => {
    await show();
    (options.elements()[1] as HTMLElement).focus();
    await keyboard('{Enter}');
    await expect.element(next).toBeVisible();
    for (const option of options.all()) await expect.element(option).toBeDisabled();
    await keyboard('{Tab}{Tab}{Tab}');
    await expect.element(next).toHaveFocus();
    await keyboard('{Enter}');
    await expect.element(title).toHaveFocus();
    await expect.element(title).toHaveTextContent('Question 2 of 5');
  });

  test('keys with a modifier, in a form field or in a dialog do not answer', async () => {
    await show();
    await keyboard('{Control>}b{/Control}{Alt>}1{/Alt}');
    await page.getByLabelText('Message').click();
    await keyboard('a');
    await expect.element(page.getByLabelText('Message')).toHaveValue('a');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    await keyboard('a');
    dialog.remove();
    expect(marked()).toEqual([]);
    await button('Elsewhere').click();
    await keyboard('a');
    await expect.poll(marked).not.toEqual([]);
  });

  test('the second click or tap of a double one on Next does not answer the new question', async () => {
    await show();
    await keyboard('a');
    const press = (element: Element | undefined, clientX: number, detail = 1) =>
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, detail }));
    press(next.element(), 100);
    await expect.element(title).toHaveTextContent('Question 2 of 5');
    // Browsers do not count taps, and count mouse clicks (`detail`) across elements.
    press(options.elements()[0], 110);
    press(options.elements()[0], 110, 2);
    await rendered();
    expect(marked()).toEqual([]);
    // Too far away to be the same tap.
    press(options.elements()[1], 200);
    await expect.poll(marked).not.toEqual([]);
  });

  test('holding Enter advances once', async () => {
    await show();
    (options.elements()[0] as HTMLElement).focus();
    await keyboard('{Enter>10/}');
    await expect.element(next).toBeVisible();
    await expect.element(title).toHaveTextContent('Question 1 of 5');
    // Another key ends the double press.
    await keyboard('{Shift}{Enter>10/}');
    await expect.element(title).toHaveTextContent('Question 2 of 5');
    expect(marked()).toEqual([]);
  });

  test('Enter pressed twice does not skip the explanation', async () => {
    await show();
    const press = (timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      const target = document.activeElement ?? document.body;
      // A browser's own response to Enter on a button.
      if (target.dispatchEvent(event) && target instanceof HTMLButtonElement) target.click();
    };
    (options.elements()[0] as HTMLElement).focus();
    press(1000);
    await expect.element(next).toBeVisible();
    (next.element() as HTMLElement).focus();
    press(1120);
    await rendered();
    await expect.element(title).toHaveTextContent('Question 1 of 5');
    (document.activeElement as HTMLElement).blur();
    press(1250);
    await rendered();
    await expect.element(title).toHaveTextContent('Question 1 of 5');
    press(1310);
    await expect.element(title).toHaveTextContent('Question 2 of 5');
  });
});

describe('an audio quiz', () => {
  const questions = (quiz: AudioQuiz) => shuffled(audioQuiz(quiz).questions, SEED);
  const answers = (quiz: AudioQuiz) => questions(quiz).map(({ correctAnswer }) => correctAnswer);
  const hearInFront = button(/^Hear it again with .* in front$/);
  const attempt = (quizId: AudioQuiz) =>
    screenOf(<AudioQuizView section="music" quizId={quizId} seed={SEED} {...callbacks} />);
  const show = async (quizId: AudioQuiz) => {
    await render(attempt(quizId));
    await expect.element(title).toHaveTextContent('Question 1 of 10');
  };
  const choice = (name: string) => page.getByRole('list').getByRole('button', { name });
  const choose = async (choices: readonly string[]) => {
    for (const id of choices) await choice(choiceName(id)).click();
  };
  const submit = button('Submit Answer');
  const next = button(/^(Next Question|Complete Quiz)$/);
  const [right = []] = answers('missing');
  const names = right.map(choiceName);
  const others = CHOICES.missing.filter((player) => !right.includes(player));

  test('Show Solution marks and announces the answer, scores nothing and leads to the next question', async () => {
    await show('missing');
    await choose(others.slice(0, 1));
    await keyboard('{Enter}');
    (button('Show Solution').element() as HTMLElement).focus();
    await keyboard('{Shift}{Enter}');
    await expect.element(title).toHaveFocus();
    for (const name of names) await expect.element(choice(`${name} (right)`)).toBeVisible();
    await expect.element(choice(`${choiceName(others[0] ?? '')} (wrong)`)).toBeVisible();
    const solution = page.getByText(`Solution: ${names.join(', ')}`).element();
    expect(solution.closest('[aria-live=polite]')).not.toBeNull();
    await expect.element(page.getByText('Score: 0')).toBeVisible();
    await next.click();
    await expect.element(title).toHaveTextContent('Question 2 of 10');
    await expect.element(title).toHaveFocus();
  });

  test('letters and digits choose, Enter submits and advances, Space plays, also after a click', async () => {
    await show('present');
    await keyboard('b');
    await expect.element(page.getByText('Segunda: chosen')).toBeInTheDocument();
    await keyboard('2');
    await expect.element(page.getByText('Segunda: not chosen')).toBeInTheDocument();
    for (const [i, one] of answers('present').slice(0, 2).entries()) {
      await keyboard('{Enter}');
      await expect.element(submit).toBeVisible();
      await keyboard(' ');
      await expect.element(button('Pause clip')).toBeVisible();
      if (i === 0) await choose(one);
      else for (const player of one) await keyboard(`${CHOICES.present.indexOf(player) + 1}`);
      await keyboard('{Enter}');
      await expect.element(page.getByText('Excellent!')).toBeVisible();
      await keyboard(' ');
      await expect.element(button('Play clip')).toBeVisible();
      await keyboard('{Enter}');
      await expect.element(title).toHaveTextContent(`Question ${i + 2} of 10`);
    }
  });

  test('of several choices none looks right or wrong before it is known to be', async () => {
    await show('present');
    const right = answers('present')[0] ?? [];
    const wrong = CHOICES.present.find((one) => !right.includes(one)) ?? '';
    const name = choiceName(wrong);
    await choose([wrong, ...right.slice(1)]);
    const colour = () => getComputedStyle(choice(name).element()).borderTopColor;
    const ink = getComputedStyle(choice(name).element()).color;
    await expect.poll(colour).toBe(ink);
    await keyboard('{Enter}');
    await expect.element(button('Try Again')).toBeVisible();
    expect(colour()).toBe(ink);
    expect(marked()).toEqual([]);
    await button('Show Solution').click();
    await expect.element(choice(name)).toHaveAttribute('data-mark', 'wrong');
    await expect.poll(colour).not.toBe(ink);
  });

  test('a wrong choice is marked and gives nothing away; the answer is explained, with one player brought forward', async () => {
    await show('rhythms');
    const [first, second] = questions('rhythms');
    const verdict = (text: RegExp) =>
      page.getByText(text).element().closest('[aria-live=polite]')?.textContent;
    const wrong = CHOICES.rhythms.find((one) => !first?.correctAnswer.includes(one)) ?? '';
    await choose([wrong]);
    await submit.click();
    await expect
      .element(choice(`${choiceName(wrong)} (wrong)`))
      .toHaveAttribute('data-mark', 'wrong');
    expect(marked()).toHaveLength(1);
    expect(verdict(/^That's not quite right/)).toBe(
      "That's not quite right. Give it another shot!",
    );
    await expect.element(hearInFront).not.toBeInTheDocument();
    await button('Try Again').click();
    expect(marked()).toEqual([]);

    await choose(first?.correctAnswer ?? []);
    await submit.click();
    expect(verdict(/^Excellent!/)).toBe(`Excellent!${first?.reason.text}`);
    await hearInFront.click();
    await expect
      .poll(() => vi.mocked(openClip).mock.calls.map(([clip]) => clip))
      .toEqual([{ clip: first?.id, player: first?.reason.front, isAmongOthers: true }]);
    await expect.element(button('Pause', true)).toHaveAttribute('aria-busy', 'false');
    await next.click();
    await expect.element(button('Play clip')).toBeVisible();
    await expect.element(hearInFront).not.toBeInTheDocument();

    await choose(CHOICES.rhythms.filter((one) => !second?.correctAnswer.includes(one)).slice(0, 1));
    await submit.click();
    await button('Show Solution').click();
    expect(verdict(/^Solution: /)).toBe(
      `Solution: ${second?.correctAnswer.map(choiceName).join(', ')}${second?.reason.text}`,
    );
    await expect.element(hearInFront).toBeVisible();
  });

  test('Tab, Space and Enter suffice', async () => {
    await show('missing');
    (button('Play clip').element() as HTMLElement).focus();
    for (const name of CHOICES.missing.map(choiceName)) {
      await keyboard('{Tab}');
      await expect.element(choice(name)).toHaveFocus();
      if (names.includes(name)) await keyboard(' ');
    }
    await keyboard('{Tab}');
    await expect.element(submit).toHaveFocus();
    await keyboard('{Enter}');
    await expect.element(next).toHaveFocus();
    // Another key ends the double press.
    await keyboard('{Shift}{Enter}');
    await expect.element(title).toHaveFocus();
    await expect.element(title).toHaveTextContent('Question 2 of 10');
  });

  test('with clips that fail, a question can be answered all the same, or skipped: then it is left out of this attempt, but not of the score to store', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(openClip).mockImplementation(() => {
      throw new Error('no sound');
    });
    const skip = button('Skip Question');
    const fail = async () => {
      await button('Play clip').click();
      await expect.element(page.getByText('This clip could not be loaded')).toBeVisible();
    };
    const asked = questions('missing');
    const outcomes = asked.slice(0, 8).map(({ id, correctAnswer }) => ({
      question: id,
      end: 'right',
      tries: [correctAnswer.map(choiceName)],
    }));
    const kept = { outcomes, asked: asked[8]?.id ?? '', tries: [] };
    unfinishedQuiz('music', 'missing').write({
      ...{ seed: SEED, question: 9, total: 10, answers: kept },
    });
    await render(attempt('missing'));
    await expect.element(skip).not.toBeInTheDocument();
    await fail();
    const right: readonly string[] = asked[8]?.correctAnswer ?? [];
    await choose(CHOICES.missing.filter((name) => !right.includes(name)).slice(0, 1));
    await submit.click();
    await skip.dblClick();
    await expect.element(title).toHaveTextContent('Question 10 of 10');
    await expect.element(page.getByText('Score: 8')).toBeVisible();
    await fail();
    await choose(asked[9]?.correctAnswer ?? []);
    await submit.click();
    await expect.element(page.getByText('Excellent!')).toBeVisible();
    await expect.element(skip).not.toBeInTheDocument();
    await next.click();
    await expect.element(page.getByText('Final Score: 9 out of 9 questions')).toBeVisible();
    await expect.element(page.getByText('One question was skipped and not counted')).toBeVisible();
    expect(quizScore('music', 'missing')).toEqual({ score: 9, total: 10 });
  });
});

describe('rhythm building', () => {
  beforeEach(() => {
    gridMemory.clear();
    const address = new URL(location.href);
    address.searchParams.delete('rhythm');
    history.replaceState(history.state, '', address);
  });

  const show = () => render(screenOf(<RhythmBuildingView section="music" />));
  const tab = (name: string) => page.getByRole('tab', { name });
  const solve = async (name: string) => {
    await tab(name).click();
    await more();
    await button('Show Solution').click();
    await button('Check').click();
  };
  const score = () => quizScore('music', 'rhythm-building');
  const current = () => document.querySelectorAll('[aria-current=step]').length;

  test('Space plays and stops, and Enter checks: a wrong rhythm is explained and completes nothing', async () => {
    await show();
    await expect.element(button('Check')).toBeVisible();
    await keyboard(' ');
    await expect.poll(current).toBe(1);
    await keyboard(' ');
    await expect.poll(current).toBe(0);
    await keyboard('{Enter}');
    await expect.element(page.getByText('Not quite right')).toBeVisible();
    await expect.element(page.getByText('Derecho has no gaps.')).toBeVisible();
    await expect.element(page.getByText(`0 of ${challenges} rhythms completed`)).toBeVisible();
    expect(score()).toBeNull();
  });

  test('arrow keys move between the tabs, and a rhythm stops playing when it is left', async () => {
    await show();
    (tab('Derecho').element() as HTMLElement).focus();
    await keyboard('{ArrowRight}');
    await expect.element(tab('Majao')).toHaveFocus();
    await expect.element(tab('Majao')).toHaveAttribute('aria-selected', 'true');
    await more();
    await button('Loop').click();
    await button('Play').click();
    await expect.poll(current).toBe(1);
    await button('Next').click();
    await expect.element(tab('Mambo')).toHaveAttribute('aria-selected', 'true');
    await expect.element(button('Play')).toBeVisible();
    expect(current()).toBe(0);
  });

  test('each solved rhythm is reported, and marked if built with the solution, until it is built from an empty grid', async () => {
    await show();
    await solve('Mambo');
    await expect.element(tab('Mambo')).toHaveAccessibleName('Mambo with the solution');
    await expect.element(page.getByText(`1 of ${challenges} rhythms completed`)).toBeVisible();
    expect(score()).toEqual({ score: 1, total: 3 });
    await solve('Derecho');
    await solve('Majao');
    // The result appears automatically.
    await expect.element(title).toHaveTextContent('Congratulations! 🏆');
    await expect.element(page.getByText('With the solution: Derecho, Majao, Mambo.')).toBeVisible();
    expect(score()).toEqual({ score: 3, total: 3 });
    await button('Back to Quizzes').click();
    expect(location.href).toMatch(/\/section\/music#quizzes$/);
    await button('Build Mambo from an empty grid').click();
    await expect.element(button(/^Cell 1 of 16/)).toHaveFocus();
    await keyboard([...'1011101110111011'].join('{ArrowRight}'));
    await button('Check').click();
    await expect.element(page.getByText('With the solution: Derecho, Majao.')).toBeVisible();
    await button('Try Again').click();
    await expect.element(page.getByText(`0 of ${challenges} rhythms completed`)).toHaveFocus();
    await expect.element(tab('Derecho')).toHaveAttribute('aria-selected', 'true');
    expect(document.querySelectorAll('[data-stroke="0"]')).toHaveLength(16);
    expect(score()).toEqual({ score: 0, total: 3 });
  });

  test('the address leads to its rhythm', async () => {
    const address = new URL(location.href);
    address.searchParams.set('rhythm', 'mambo');
    history.replaceState(history.state, '', address);
    await show();
    await expect.element(tab('Mambo')).toHaveAttribute('aria-selected', 'true');
    // The other questions are still open, so Next leads on from the last one.
    await button('Next').click();
    await expect.element(tab('Derecho')).toHaveAttribute('aria-selected', 'true');
    expect(new URLSearchParams(location.search).get('rhythm')).toBe('derecho');
  });
});
