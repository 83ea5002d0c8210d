import { TouchBackendImpl } from 'react-dnd-touch-backend';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { clipSources } from '#audio/music/clips/catalogue.ts';
import { shuffled } from '#audio/music/random.ts';
import { LABEL_THE_BAND, NAME_THE_PARTS } from '#src/content/answers/matching.ts';
import { AUDIO_TO_NAME_QUIZ as AUDIO_TO_NAME } from '#src/content/quizzes/matching.ts';
import { LabelTheBand } from '#src/exercises/matching/boards/label-the-band.tsx';
import { NameTheParts } from '#src/exercises/matching/boards/name-the-parts.tsx';
import { AudioToNameQuiz } from '#src/quizzes/matching/audio-to-name-quiz.tsx';
import { expectNoViolations } from '#tests/support/axe.ts';
import { inPage } from '#tests/support/in-page.tsx';
import { reducedMotion } from '#tests/support/motion.ts';
import twoSeconds from './fixtures/sweep.webm?url';

vi.mock('#audio/music/clips/catalogue.ts', { spy: true });

const SEED = 'browser';
const onSolved = vi.fn();
const SHORT_SONG = { ...NAME_THE_PARTS, parts: NAME_THE_PARTS.parts.slice(0, 2) };
const options = { seed: SEED, onSolved };
const quiz = {
  section: 'music',
  quizId: 'audio-to-name',
  seed: SEED,
  onSeed() {},
  onAgain() {},
} as const;

const show = (exercise = <LabelTheBand exercise={LABEL_THE_BAND} {...options} />) =>
  render(
    inPage(
      <>
        <h1>Music</h1>
        <h2>Instruments</h2>
        {exercise}
      </>,
    ),
  );
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const card = (letter: string) => button(`Pick up Sound ${letter}`);
const target = (label: string) => button(new RegExp(`^${label} silhouette`));
const check = button('Check Answers');
const status = () => document.querySelector('.visually-hidden[role="status"]')?.textContent;

/** The order in which cards are dealt, by their ids. */
const orderOf = (items: readonly { id: string }[]) =>
  shuffled(
    items.map(({ id }) => id),
    `${SEED} 1`,
  );
/** The letter of the card with this instrument's sound. */
const letterOf = (instrument: string) =>
  'ABCDE'[orderOf(LABEL_THE_BAND.instruments).indexOf(instrument)] ?? '';

async function put(instrument: string, label: string) {
  await card(letterOf(instrument)).click();
  await target(label).click();
}

const RIGHT = [
  ['requinto', 'Requinto'],
  ['segunda', 'Segunda'],
  ['bass', 'Bass'],
  ['guira', 'Güira'],
  ['bongos', 'Bongos'],
] as const;

async function solve() {
  for (const [instrument, label] of RIGHT) await put(instrument, label);
  await check.click();
}

const confetti = () => document.querySelector('body > canvas');

beforeEach(async () => {
  await reducedMotion(true);
  await page.viewport(820, 1000);
});

describe('label the band', () => {
  test('the cards do not reveal their answers: they differ only in their letter', async () => {
    await show();
    const cards = [...document.querySelectorAll('[data-card]')].map(
      (button) => button.parentElement,
    );
    expect(cards.map((element) => element?.textContent)).toEqual(
      ['A', 'B', 'C', 'D', 'E'].map((letter) => `Sound ${letter}`),
    );
    const alike = new Set(cards.map((element) => element?.outerHTML.replace(/Sound [A-E]/g, '')));
    expect(alike.size).toBe(1);
  });

  test('a miss is reviewed and explained, and announced after every check, until something changes', async () => {
    await show();
    await put('requinto', 'Segunda');
    await put('bass', 'Bass');
    await check.click();
    await expect.element(page.getByText('📝 Review your answers:')).toBeVisible();
    expect(page.getByText('✓ Correct!').elements()).toHaveLength(1);
    expect(page.getByText('✗ Wrong').elements()).toHaveLength(4);
    expect(onSolved).not.toHaveBeenCalled();
    await expect.element(page.getByText('The lesson explains:')).toBeVisible();
    const links = document.querySelectorAll('a[href*="/lesson/"]');
    expect(links).toHaveLength(4);
    expect(links[0]?.getAttribute('href')).toBe('/section/music/lesson/instruments#bongos');
    const announced = document.querySelector('.visually-hidden[role="status"] p');
    expect(announced?.textContent).toBe('1 of 5 right. The review follows the cards.');
    await check.click();
    await expect.poll(() => announced?.isConnected).toBe(false);
    expect(status()).toBe('1 of 5 right. The review follows the cards.');
    await button('Take back what is wrong').click();
    await expect.element(page.getByText('✗ Wrong').first()).not.toBeInTheDocument();
    await expect.element(page.getByText('📝 Review your answers:')).not.toBeInTheDocument();
    expect(document.querySelectorAll('[data-target="filled"]')).toHaveLength(1);
  });

  test('the device vibrates when a card is picked up or placed', async () => {
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    await show();
    await card('A').click();
    expect(vibrate.mock.calls).toEqual([[15]]);
    await target('Bass').click();
    expect(vibrate.mock.calls).toEqual([[15], [15]]);
  });

  test('a placed card is silent in the tray, and is heard on its place, also after a check; Put back returns it', async () => {
    await show();
    const letter = letterOf('bass');
    await put('bass', 'Bass');
    const used = button(`Sound ${letter}, in use`);
    await expect.element(used).toHaveAttribute('aria-disabled', 'true');
    await used.click({ force: true });
    expect(page.getByText('in hand').elements()).toHaveLength(0);
    const tray = page.getByRole('list', { name: 'Cards' });
    expect(tray.getByRole('button', { name: `Play Sound ${letter}` }).elements()).toHaveLength(0);
    for (const press of [false, true]) {
      if (press) await check.click();
      await button(`Play Sound ${letter}`).click();
      await button(`Pause Sound ${letter}`).click();
      await expect.element(button(`Play Sound ${letter}`)).toBeVisible();
    }
    await target('Bass').click();
    await button('Put back').click();
    await expect.element(target('Bass')).toHaveAccessibleName(/: empty$/);
    await expect.element(card(letter)).toHaveAttribute('aria-pressed', 'false');
  });

  test('once it is solved there is praise, and the band plays; Solo leaves one player alone', {
    // Many presses and sounds. On a busy machine, the limit only ends a test that hangs.
    timeout: 90_000,
  }, async () => {
    await reducedMotion(false);
    await show();
    await solve();
    const praise = '🎉 Perfect! You correctly identified and positioned all instruments!';
    await expect.element(page.getByText(praise)).toBeVisible();
    await expect.element(page.getByText('The güira is the bright scrape')).toBeVisible();
    expect(onSolved).toHaveBeenCalledTimes(1);
    await expect.poll(confetti).not.toBeNull();
    const band = page.getByRole('region', { name: 'The band' });
    const inBand = (name: string) => band.getByRole('button', { name, exact: true });
    await inBand('Play').click();
    await expect.element(inBand('Stop')).toBeVisible();
    await inBand('Solo Güira').click();
    const inNow = RIGHT.map(([, name]) => inBand(name).element().getAttribute('aria-pressed'));
    expect(inNow).toEqual(['false', 'false', 'false', 'true', 'false']);
    await inBand('Stop').click();
    await expect.element(inBand('Play')).toBeVisible();
    await button('Reset').click();
    await expect.element(target('Bass')).toHaveAccessibleName(/: empty$/);
  });
});

describe('the keyboard', () => {
  test('Enter picks up and focuses the first empty target, arrows move between targets, Escape cancels, Space places', async () => {
    await show();
    (card('A').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    expect(status()).toMatch(/^Sound A picked up. Choose one of the 5 silhouettes/);
    await userEvent.keyboard('{Escape}');
    await expect.element(card('A')).toHaveFocus();
    expect(status()).toBe('Sound A stays where it was.');
    await expect.element(card('A')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.element(target('Bongos')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(target('Bass')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect.element(target('Segunda')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(target('Segunda')).toHaveAccessibleName(/: Sound A$/);
    // Play the sound before picking it up.
    await expect.element(button('Play Sound B')).toHaveFocus();
    expect(status()).toBe('Sound A placed on Segunda silhouette. 4 still empty.');
  });

  test('Tab leads on from a solved exercise to what is next', async () => {
    await show(
      <LabelTheBand
        exercise={LABEL_THE_BAND}
        {...options}
        next={<button type="button">Next quiz</button>}
      />,
    );
    for (const [instrument, label] of RIGHT) await put(instrument, label);
    (check.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Next quiz')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Next quiz')).toHaveFocus();
  });
});

test('a song plays from part to part, each with its number', async () => {
  vi.mocked(clipSources).mockReturnValue([twoSeconds]);
  await show(<NameTheParts exercise={SHORT_SONG} {...options} />);
  vi.mocked(clipSources).mockReset();
  for (const part of [1, 2]) await expect.element(button(`Part ${part} empty`)).toBeVisible();
  await button('Play all parts').click();
  await expect.element(button('Pause part 1')).toBeVisible();
  await expect.element(button('Pause part 2'), { timeout: 5000 }).toBeVisible();
  await button('Pause').click();
  await expect.element(button('Play part 2')).toBeVisible();
  await button('Play all parts').click();
  await expect.element(button('Pause part 2')).toBeVisible();
});

test('a browser in which dragging fails keeps the exercise, to be solved by tap', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fails = vi.spyOn(TouchBackendImpl.prototype, 'connectDragSource').mockImplementation(() => {
    throw new TypeError('Illegal constructor');
  });
  await show();
  await solve();
  expect(fails).toHaveBeenCalled();
  expect(onSolved).toHaveBeenCalledTimes(1);
});

// tests/e2e/layout.spec.ts checks empty boards, and boards with a held or a wrong card.
test.each([
  {
    exercise: <LabelTheBand exercise={LABEL_THE_BAND} {...options} />,
    items: LABEL_THE_BAND.instruments,
    labels: LABEL_THE_BAND.positions.map(({ label }) => label),
  },
  {
    exercise: <AudioToNameQuiz {...quiz} />,
    items: AUDIO_TO_NAME.sounds,
    labels: AUDIO_TO_NAME.sounds.map(({ name }) => name),
  },
  {
    exercise: <NameTheParts exercise={NAME_THE_PARTS} {...options} />,
    items: NAME_THE_PARTS.parts,
    labels: NAME_THE_PARTS.parts.map(({ name }) => name),
  },
])('axe finds no violations in the board of $labels', async ({ exercise, items, labels }) => {
  await show(exercise);
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  const targets = [...document.querySelectorAll<HTMLElement>('[data-target]')];
  cards[0]?.click();
  targets[0]?.click();
  await expect.element(check).toBeEnabled();
  targets[0]?.click();
  await expect.element(button('Put back')).toBeVisible();
  await expectNoViolations('holding a placed card');
  await button('Reset').click();
  const order = orderOf(items);
  for (const [place, label] of labels.entries()) {
    cards[order.indexOf(items.find(({ name }) => name === label)?.id ?? '')]?.click();
    targets[place]?.click();
  }
  await check.click();
  await expect.element(page.getByText(/^🎉 Perfect!/)).toBeVisible();
  await expectNoViolations('solved');
});
