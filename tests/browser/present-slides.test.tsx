import '#src/ui/fonts.css';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clipSources } from '#audio/music/clips/catalogue.ts';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { LABEL_THE_BAND, NAME_THE_PARTS } from '#src/content/answers/matching.ts';
import { type Slide, type SlideOf, type SlideStep, stepsOf } from '#src/present/slide.ts';
import { boardOf, numberOf } from '#src/present/slides/matching/matching-board.ts';
import { type SlideValues, showSlide } from '#tests/support/slide-stage.tsx';
import twoSeconds from './fixtures/sweep.webm?url';

vi.mock('#audio/music/clips/catalogue.ts', { spy: true });

const BAND = {
  kind: 'matching',
  id: 'band',
  title: 'Label the band',
  exercise: { kind: 'label-the-band', data: LABEL_THE_BAND },
} satisfies SlideOf<'matching'>;
const QUESTION: SlideOf<'question'> = {
  kind: 'question',
  id: 'question',
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
/** Pairs of slides with the same question and different answers. */
const OTHER_ANSWERS: readonly (readonly [Slide, Slide])[] = [
  [
    BY_EAR,
    { ...BY_EAR, correct: ['c'], explanation: 'It ended in March 1962.', clip: 'present-02' },
  ],
  [
    BAND,
    {
      ...BAND,
      exercise: {
        kind: 'label-the-band',
        data: { ...LABEL_THE_BAND, instruments: LABEL_THE_BAND.instruments.toReversed() },
      },
    },
  ],
  [
    { ...BAND, exercise: { kind: 'name-the-parts', data: NAME_THE_PARTS } },
    {
      ...BAND,
      exercise: {
        kind: 'name-the-parts',
        data: { ...NAME_THE_PARTS, parts: NAME_THE_PARTS.parts.toReversed() },
      },
    },
  ],
  [
    { kind: 'rhythm', id: 'r', title: 'Derecho', pattern: RHYTHMS['derecho-counts'] },
    { kind: 'rhythm', id: 'r', title: 'Derecho', pattern: RHYTHMS['derecho-lift'] },
  ],
];
const SENTENCE = 'The güira never stops, and the bongos speak up on counts 4 and 8. ';
const text = (id: string, html: string): Slide => ({
  kind: 'text',
  id,
  title: 'Derecho',
  text: { __html: html },
});
const VIDEO: Slide = {
  kind: 'video',
  id: 'video',
  title: 'Listen',
  video: { link: 'https://youtu.be/b2Ig9IPBtRs', title: 'Luis Segura, Pena' },
};

const button = (name: string | RegExp) => page.getByRole('button', { name });
const board = boardOf(BAND.exercise);
const bass = numberOf(board, 'bass');
const guira = numberOf(board, 'guira');

beforeEach(() => page.viewport(1280, 720));

describe('a question', () => {
  const option = (letter: string) => button(new RegExp(`^${letter} ?With`));
  const row = page.getByRole('status').filter({ hasText: 'Question 1 of 5' });

  test('counts votes by keys and by taps, shows them by number and length, and takes them back', async () => {
    const shown = await showSlide(QUESTION);
    shown.press(1, 2, 2, 9);
    await option('B').click();
    await expect.element(option('A')).toHaveAccessibleName(/election 1 vote$/);
    await expect.element(option('B')).toHaveAccessibleName(/shot 3 votes$/);
    await expect.element(option('C')).toHaveAccessibleName(/storm$/);
    await expect.element(row).toHaveTextContent('4 votes');
    const share = (letter: string) =>
      getComputedStyle(option(letter).element()).getPropertyValue('--share');
    expect([share('A'), share('B'), share('C')]).toEqual(['0.25', '0.75', '0']);
    shown.press(0);
    await expect.element(row).toHaveTextContent('3 votes');
    await button('Clear votes').click();
    await expect.element(row).not.toHaveTextContent('vote');
    await button('Restore votes').click();
    await expect.element(row).toHaveTextContent('3 votes');
  });

  test('is revealed in words, with the number of right votes, which ends the vote, and then explained', async () => {
    const shown = await showSlide(QUESTION);
    shown.press(1, 2, 2);
    await shown.show('reveal');
    await expect.element(option('B')).toHaveAccessibleName('B With a shot Right 2 votes');
    await expect.element(option('A')).toHaveAccessibleName(/election 1 vote$/);
    await expect.element(row).toHaveTextContent('2 of 3 votes right');
    shown.press(1, 0);
    option('A')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(row).toHaveTextContent('2 of 3 votes right');
    await expect.element(page.getByText('It ended')).not.toBeInTheDocument();
    await shown.show('explain');
    await expect.element(page.getByText('It ended in May 1961.')).toBeVisible();
    await expect.element(option('B')).toHaveAccessibleName(/^B With a shot Right/);
    await expect.element(option('A')).not.toBeInTheDocument();
  });

  test('by ear plays its clip when that step is entered, stops, and plays again after several options were revealed', async () => {
    const shown = await showSlide(BY_EAR);
    await expect.element(button('Play clip')).toBeVisible();
    await shown.show('play');
    await expect.element(button('Play clip')).toBeVisible();
    shown.keys().enter?.('play');
    await expect.element(button('Stop clip')).toHaveAttribute('aria-busy', 'false');
    shown.keys().toggle?.();
    await expect.element(button('Play clip')).toBeVisible();
    await shown.show('reveal');
    for (const right of ['A', 'B'])
      await expect.element(option(right)).toHaveAccessibleName(/Right$/);
    await expect.element(option('C')).toHaveAccessibleName(/storm$/);
    shown.keys().toggle?.();
    await expect.element(button('Stop clip')).toHaveAttribute('aria-busy', 'false');
    shown.keys().enter?.('show');
    await expect.element(button('Play clip')).toBeVisible();
  });
});

describe('matching', () => {
  test('a digit plays a sound, and one tap places it', async () => {
    const shown = await showSlide(BAND);
    shown.press(bass);
    await expect.element(button(`Stop sound ${bass}`)).toHaveAttribute('aria-busy', 'false');
    await button(/^Bass/).click();
    await expect.element(button(/^Bass/)).toHaveAccessibleName(new RegExp(`: sound ${bass}$`));
    // Space stops the sound.
    shown.keys().toggle?.();
    await expect.element(button(`Play sound ${bass}`)).toHaveAttribute('aria-pressed', 'false');
    await button(/^Bass/).click();
    await expect.element(button(/^Bass/)).toHaveAccessibleName(/: empty$/);
  });

  test('the clicker plays the sounds in turn, until one is chosen', async () => {
    vi.mocked(clipSources).mockReturnValue([twoSeconds]);
    const shown = await showSlide(BAND);
    await shown.enter('play');
    const stop = button('Stop sound 1');
    await expect.element(stop).toHaveAttribute('data-state', 'playing');
    await expect.element(button('Stop sound 2')).toHaveAttribute('data-state', 'playing');
    shown.press(4);
    await expect.element(button('Stop sound 4')).toHaveAttribute('data-state', 'playing');
    await expect.element(button('Play sound 2')).toBeVisible();
    vi.mocked(clipSources).mockReset();
  });

  test('keeps what is placed, and takes it back', async () => {
    const kept: SlideValues = new Map();
    const before = await showSlide(BAND, 'show', kept);
    await button(`Play sound ${bass}`).click();
    await button(/^Bass/).click();
    await button(`Play sound ${guira}`).click();
    await button(/^Requinto/).click();
    await before.leave();
    const later = await showSlide(BAND, 'show', kept);
    await expect.element(button(/^Requinto/)).toHaveAccessibleName(new RegExp(`${guira}$`));
    later.press(0);
    await expect.element(button(/^Requinto/)).toHaveAccessibleName(/: empty$/);
    await button('Take all back').click();
    await expect.element(button(/^Bass/)).toHaveAccessibleName(/: empty$/);
  });

  test('reveals what is right and where the others belong, and then changes nothing', async () => {
    const placed = { bass: 'bass', 'percussion-right': 'segunda' };
    const shown = await showSlide(BAND, 'show', new Map([['band placements', placed]]));
    expect(document.body.innerHTML).not.toMatch(/right\b(?! at| in front)|wrong|belongs|solo-/);
    await shown.show('reveal');
    await expect.element(button(/^Bass/)).toHaveAccessibleName(/: sound \d, right$/);
    await expect
      .element(button(/^Güira/))
      .toHaveAccessibleName(new RegExp(`, wrong: sound ${guira} belongs here$`));
    await expect
      .element(button(/^Segunda/))
      .toHaveAccessibleName(/: empty, sound \d belongs here$/);
    await expect.element(page.getByText('1 of 5 right')).toBeVisible();
    shown.press(0);
    (button(/^Bass/).element() as HTMLElement).click();
    await expect.element(page.getByText('1 of 5 right')).toBeVisible();
  });
});

describe('before the reveal', () => {
  test.each(OTHER_ANSWERS.map(([one, other]) => [one.kind, one, other] as const))(
    'nothing in the document depends on the answer: %s',
    async (_, one, other) => {
      const lastStep: SlideStep = stepsOf(one).includes('play') ? 'play' : 'show';
      const show = async (slide: Slide, step: SlideStep) => {
        const { container, leave } = await showSlide(slide, step);
        const html = () => container.innerHTML.replace(/_r_\w+_/g, 'id');
        // Parts that load and text that is fitted come after the heading.
        let [last, frames] = ['', 0];
        while (frames < 10) {
          await new Promise(requestAnimationFrame);
          frames = html() === last ? frames + 1 : 0;
          last = html();
        }
        return { html, leave };
      };
      for (const step of new Set<SlideStep>(['show', lastStep, 'reveal'])) {
        const first = await show(one, step);
        const expected = first.html();
        await first.leave();
        const second = await show(other, step);
        if (step === 'reveal') await expect.poll(second.html).not.toBe(expected);
        else await expect.poll(second.html).toBe(expected);
        await second.leave();
      }
    },
  );
});

test('a video starts and is put away with Space', async () => {
  const shown = await showSlide(VIDEO);
  await expect.element(button('Play video: Luis Segura, Pena')).toBeVisible();
  shown.keys().toggle?.();
  await expect.element(page.getByTitle('Luis Segura, Pena')).toBeVisible();
  shown.keys().toggle?.();
  await expect.element(button('Play video: Luis Segura, Pena')).toBeVisible();
});

test('a text is as large as it fits', async () => {
  const sizeOf = async (slide: Slide) => {
    await showSlide(slide);
    const text = page.getByText(/never stops/).first();
    await expect.element(text).toBeVisible();
    return Number.parseFloat(getComputedStyle(text.element()).fontSize);
  };
  expect(await sizeOf(text('one', `<p>${SENTENCE}</p>`))).toBeCloseTo(6.5 * 12.8, 0);
  document.body.replaceChildren();
  const size = await sizeOf(text('long', `<p>${SENTENCE.repeat(6)}</p>`));
  expect(size).toBeLessThan(6 * 12.8);
  expect(size).toBeGreaterThanOrEqual(3.5 * 12.8);
});
