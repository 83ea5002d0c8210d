import '#src/ui/fonts.css';
import '#src/ui/base.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { LABEL_THE_BAND, NAME_THE_PARTS } from '#src/content/answers/matching.ts';
import { type Slide, type SlideOf, type SlideStep, stepsOf } from '#src/present/slide.ts';
import { boardOf, numberOf } from '#src/present/slides/matching/matching-board.ts';
import { SlideFrame } from '#src/present/stage/slide-frame.tsx';
import { createStage, Stage, type TestStage } from '#tests/support/slide-stage.tsx';

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
  question: 'Which rhythm is it?',
  options: ['Derecho', 'Majao', 'Mambo'].map((text) => ({ id: text, text })),
  correct: ['Derecho'],
  explanation: 'Derecho. The güira plays all eighths.',
  clip: 'band-derecho',
};
/** Each with another answer to the same question. */
const OTHER_ANSWERS: readonly (readonly [Slide, Slide])[] = [
  [
    QUESTION,
    {
      ...QUESTION,
      correct: ['Majao', 'Mambo'],
      explanation: 'Majao and mambo, one after the other.',
      clip: 'band-majao',
    },
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
    { kind: 'rhythm', id: 'r', title: 'Derecho', pattern: RHYTHMS['derecho-counts'], tempo: 120 },
    { kind: 'rhythm', id: 'r', title: 'Derecho', pattern: RHYTHMS['derecho-lift'], tempo: 120 },
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

const at = (stage: TestStage, slide: Slide, step: SlideStep = 'show') => (
  <main data-color="teal">
    <h1 className="visually-hidden">Presenting</h1>
    <Stage stage={stage}>
      <SlideFrame key={slide.id} slide={slide} step={step} />
    </Stage>
  </main>
);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const press = (stage: TestStage, digit: number) => stage.press((keys) => keys.digit?.(digit));
const board = boardOf(BAND.exercise);
const bass = numberOf(board, 'bass');
const guira = numberOf(board, 'guira');

beforeEach(async () => {
  await page.viewport(1280, 720);
});

describe('matching', () => {
  test('a digit plays a sound, and one tap places it', async () => {
    const stage = createStage();
    await render(at(stage, BAND));
    await expect.element(button('Play sound 1')).toBeVisible();
    await press(stage, bass);
    await expect.element(button(`Stop sound ${bass}`)).toHaveAttribute('aria-busy', 'false');
    await button(/^Bass/).click();
    await expect.element(button(/^Bass/)).toHaveAccessibleName(new RegExp(`: sound ${bass}$`));
    // Space stops what plays.
    await stage.press((keys) => keys.toggle?.());
    await expect.element(button(`Play sound ${bass}`)).toHaveAttribute('aria-pressed', 'false');
    await button(/^Bass/).click();
    await expect.element(button(/^Bass/)).toHaveAccessibleName(/: empty$/);
  });

  test('the clicker plays the sounds in turn, until one is chosen', async () => {
    const stage = createStage();
    const { rerender } = await render(at(stage, BAND));
    await expect.element(button('Play sound 1')).toBeVisible();
    await rerender(at(stage, BAND, 'play'));
    await stage.press((keys) => keys.enter?.('play'));
    const stop = button('Stop sound 1');
    await expect.element(stop).toHaveAttribute('data-state', 'playing');
    await expect.element(button('Stop sound 2')).toHaveAttribute('data-state', 'playing');
    await press(stage, 4);
    await expect.element(button('Stop sound 4')).toHaveAttribute('data-state', 'playing');
    await expect.element(button('Play sound 2')).toBeVisible();
  });

  test('keeps what is placed, and takes it back', async () => {
    const stage = createStage();
    const { unmount } = await render(at(stage, BAND));
    await button(`Play sound ${bass}`).click();
    await button(/^Bass/).click();
    await button(`Play sound ${guira}`).click();
    await button(/^Requinto/).click();
    await unmount();
    const later = createStage(stage.kept);
    await render(at(later, BAND));
    await expect.element(button(/^Requinto/)).toHaveAccessibleName(new RegExp(`${guira}$`));
    await press(later, 0);
    await expect.element(button(/^Requinto/)).toHaveAccessibleName(/: empty$/);
    await button('Take all back').click();
    await expect.element(button(/^Bass/)).toHaveAccessibleName(/: empty$/);
  });

  test('reveals what is right and where the others belong, and then changes nothing', async () => {
    const stage = createStage(
      new Map([['band placements', { bass: 'bass', 'percussion-right': 'segunda' }]]),
    );
    const { rerender } = await render(at(stage, BAND));
    await expect.element(button(/^Bass/)).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/right\b(?! at| in front)|wrong|belongs|solo-/);
    await rerender(at(stage, BAND, 'reveal'));
    await expect.element(button(/^Bass/)).toHaveAccessibleName(/: sound \d, right$/);
    await expect
      .element(button(/^Güira/))
      .toHaveAccessibleName(new RegExp(`, wrong: sound ${guira} belongs here$`));
    await expect
      .element(button(/^Segunda/))
      .toHaveAccessibleName(/: empty, sound \d belongs here$/);
    await expect.element(page.getByText('1 of 5 right')).toBeVisible();
    await press(stage, 0);
    (button(/^Bass/).element() as HTMLElement).click();
    await expect.element(page.getByText('1 of 5 right')).toBeVisible();
  });
});

describe('before the reveal', () => {
  test.each(OTHER_ANSWERS.map(([one, other]) => [one.kind, one, other] as const))(
    'nothing in the document depends on the answer: %s',
    async (_, one, other) => {
      const lastStep: SlideStep = stepsOf(one).includes('play') ? 'play' : 'show';
      const shown = async (slide: Slide, step: SlideStep) => {
        const { container, unmount } = await render(at(createStage(), slide, step));
        await expect.poll(() => container.querySelector('h2')).not.toBeNull();
        const html = () => container.innerHTML.replace(/_r_\w+_/g, 'id');
        // Parts that load and text that is fitted come after the heading.
        let [last, frames] = ['', 0];
        while (frames < 10) {
          await new Promise(requestAnimationFrame);
          frames = html() === last ? frames + 1 : 0;
          last = html();
        }
        return { html, unmount };
      };
      for (const step of new Set<SlideStep>(['show', lastStep, 'reveal'])) {
        const first = await shown(one, step);
        const expected = first.html();
        await first.unmount();
        const second = await shown(other, step);
        if (step === 'reveal') await expect.poll(second.html).not.toBe(expected);
        else await expect.poll(second.html).toBe(expected);
        await second.unmount();
      }
    },
  );
});

test('a video starts and is put away with Space', async () => {
  const stage = createStage();
  await render(at(stage, VIDEO));
  await expect.element(button('Play video: Luis Segura, Pena')).toBeVisible();
  await stage.press((keys) => keys.toggle?.());
  await expect.element(page.getByTitle('Luis Segura, Pena')).toBeVisible();
  await stage.press((keys) => keys.toggle?.());
  await expect.element(button('Play video: Luis Segura, Pena')).toBeVisible();
});

test('a text is as large as it fits', async () => {
  const sizeOf = async (slide: Slide) => {
    await render(at(createStage(), slide));
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
