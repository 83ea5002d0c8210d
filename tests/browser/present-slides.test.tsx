import '#src/ui/fonts.css';
import '#src/ui/base.css';
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LABEL_THE_BAND, NAME_THE_PARTS } from '#src/content/matching.ts';
import { AUDIO_TO_NAME_QUIZ } from '#src/content/quizzes/matching.ts';
import type { Slide, SlideOf, Step } from '#src/present/slide.ts';
import { SlideFrame } from '#src/present/slide-frame.tsx';
import { boardOf, numberOf } from '#src/present/slides/matching-board.ts';
import { createStage, overflowing, Stage, type TestStage } from '#tests/support/slide-stage.tsx';

const BAND = {
  kind: 'matching',
  id: 'band',
  title: 'Label the band',
  exercise: { kind: 'label-the-band', data: LABEL_THE_BAND },
} satisfies SlideOf<'matching'>;
const MATCHING: readonly SlideOf<'matching'>[] = [
  BAND,
  {
    kind: 'matching',
    id: 'names',
    title: AUDIO_TO_NAME_QUIZ.title,
    exercise: { kind: 'audio-to-name', data: AUDIO_TO_NAME_QUIZ },
  },
  {
    kind: 'matching',
    id: 'parts',
    title: NAME_THE_PARTS.title,
    exercise: { kind: 'name-the-parts', data: NAME_THE_PARTS },
  },
];
const SENTENCE = 'The güira never stops, and the bongos speak up on counts 4 and 8. ';
const OTHERS: readonly Slide[] = [
  { kind: 'title', id: 'title', title: 'Bachata conquers the world', text: SENTENCE },
  { kind: 'title', id: 'short', title: 'Majao' },
  { kind: 'text', id: 'one', title: 'Key point', html: { __html: `<p>${SENTENCE}</p>` } },
  {
    kind: 'text',
    id: 'long',
    title: 'Derecho',
    html: { __html: `<p>${SENTENCE.repeat(6)}</p><ul><li>${SENTENCE}</li><li>Bass</li></ul>` },
    artists: [{ name: 'Luis Segura', about: 'Singer from Mao.' }],
  },
  {
    kind: 'picture',
    id: 'drawing',
    title: 'The stage',
    picture: { drawing: 'stage', alt: 'A stage', caption: SENTENCE },
  },
  {
    kind: 'video',
    id: 'video',
    title: 'Listen',
    video: { link: 'https://youtu.be/b2Ig9IPBtRs', title: 'Luis Segura, Pena' },
  },
];

const at = (stage: TestStage, slide: Slide, step: Step = 'show') => (
  <main data-section="music">
    <h1 className="visually-hidden">Presenting</h1>
    <Stage stage={stage}>
      <SlideFrame key={slide.id} slide={slide} step={step} />
    </Stage>
  </main>
);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const press = (stage: TestStage, digit: number) => flushSync(() => stage.keys.digit?.(digit));
const board = boardOf(BAND.exercise);
const bass = numberOf(board, 'bass');
const guira = numberOf(board, 'guira');

beforeEach(async () => {
  document.documentElement.classList.remove('dark');
  await page.viewport(1280, 720);
});

describe('matching', () => {
  test('a digit plays a sound, and one tap places it', async () => {
    const stage = createStage();
    await render(at(stage, BAND));
    await expect.element(button('Play sound 1')).toBeVisible();
    press(stage, bass);
    await expect.element(button(`Stop sound ${bass}`)).toHaveAttribute('aria-busy', 'false');
    await button(/^Bass/).click();
    await expect.element(button(/^Bass/)).toHaveAccessibleName(new RegExp(`: sound ${bass}$`));
    // Space stops what plays.
    flushSync(() => stage.keys.toggle?.());
    await expect.element(button(`Play sound ${bass}`)).toHaveAttribute('aria-pressed', 'false');
    await button(/^Bass/).click();
    await expect.element(button(/^Bass/)).toHaveAccessibleName(/: empty$/);
  });

  test('Space plays the next sound without a place', async () => {
    const stage = createStage();
    await render(at(stage, BAND));
    await expect.element(button('Play sound 1')).toBeVisible();
    press(stage, 1);
    await button(/^Bass/).click();
    flushSync(() => stage.keys.toggle?.());
    await expect.element(button('Play sound 1')).toBeVisible();
    flushSync(() => stage.keys.toggle?.());
    await expect.element(button('Stop sound 2')).toHaveAttribute('aria-pressed', 'true');
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
    press(later, 0);
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
    press(stage, 0);
    (button(/^Bass/).element() as HTMLElement).click();
    await expect.element(page.getByText('1 of 5 right')).toBeVisible();
  });
});

test('a video starts and is put away with Space', async () => {
  const stage = createStage();
  const slide = OTHERS.find(({ kind }) => kind === 'video') as Slide;
  await render(at(stage, slide));
  await expect.element(button('Play video: Luis Segura, Pena')).toBeVisible();
  flushSync(() => stage.keys.toggle?.());
  await expect.element(page.getByTitle('Luis Segura, Pena')).toBeVisible();
  flushSync(() => stage.keys.toggle?.());
  await expect.element(button('Play video: Luis Segura, Pena')).toBeVisible();
});

test('a text is as large as it fits', async () => {
  const sizeOf = async (slide: Slide) => {
    await render(at(createStage(), slide));
    const text = page.getByText(/never stops/).first();
    await expect.element(text).toBeVisible();
    return Number.parseFloat(getComputedStyle(text.element()).fontSize);
  };
  const [one, long] = OTHERS.filter(({ kind }) => kind === 'text') as [Slide, Slide];
  expect(await sizeOf(one)).toBeCloseTo(6.5 * 12.8, 0);
  document.body.replaceChildren();
  const size = await sizeOf(long);
  expect(size).toBeLessThan(6 * 12.8);
  expect(size).toBeGreaterThanOrEqual(2.4 * 12.8);
});

describe.each([
  [1920, 1080],
  [1280, 720],
  [1024, 768],
])('at %i × %i', (width, height) => {
  test.each([...MATCHING, ...OTHERS])('nothing overflows: $id', async (slide) => {
    await page.viewport(width, height);
    const stage = createStage();
    const { rerender } = await render(at(stage, slide));
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent(slide.title);
    await expect.poll(overflowing).toEqual([]);
    if (slide.kind !== 'matching') return;
    await rerender(at(stage, slide, 'reveal'));
    await expect.element(page.getByText(/of \d right/)).toBeVisible();
    await expect.poll(overflowing).toEqual([]);
  });
});

test.each(['light', 'dark'])('have no axe violations, %s', async (theme) => {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const violations = async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const found = await axe.run('[data-testid=stage]', {
      rules: { 'color-contrast-enhanced': { enabled: true } },
    });
    return found.violations.map(({ id }) => id);
  };
  for (const slide of [...MATCHING, ...OTHERS]) {
    const { rerender, unmount } = await render(at(createStage(), slide));
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
    expect(await violations(), slide.id).toEqual([]);
    if (slide.kind === 'matching') {
      await rerender(at(createStage(), slide, 'reveal'));
      expect(await violations(), `${slide.id}, revealed`).toEqual([]);
    }
    await unmount();
  }
});
