import { shuffled } from '#audio/music/random.ts';
import { NAME_THE_PARTS } from '#src/content/answers/matching.ts';
import type { LabelTheBandExercise } from '#src/content/model.ts';
import { LABEL_THE_BAND_QUIZ } from '#src/content/quizzes/matching.ts';
import type { Page } from './support/page.ts';
import { test } from './support/test.ts';

const SEED = 'browsers';
const CARDS = { css: '[data-card]' };
const TARGETS = { css: '[data-target]' };

interface Screen {
  path: string;
  /** The index of the card that belongs on each target. */
  solution(page: Page): Promise<number[]>;
}

const dealt = (ids: readonly string[], targets: readonly string[]) => {
  const order = shuffled(ids, `${SEED} 1`);
  return targets.map((id) => order.indexOf(id));
};
const onStage = ({ instruments, positions }: LabelTheBandExercise) =>
  positions.map(({ label }) => instruments.find(({ name }) => name === label)?.id ?? '');
const PLAYERS = LABEL_THE_BAND_QUIZ.instruments.map(({ id }) => id);

const SCREENS: Readonly<Record<string, Screen>> = {
  'Label the band': {
    path: `/section/music/quiz/label-the-band?seed=${SEED}`,
    solution: async () => dealt(PLAYERS, onStage(LABEL_THE_BAND_QUIZ)),
  },
  'Name the parts': {
    path: '/section/music/lesson/structure',
    async solution(page) {
      const names = await page.texts(CARDS);
      return NAME_THE_PARTS.parts.map(({ name }) => names.indexOf(name));
    },
  },
};

type Use = (page: Page, ...what: Parameters<Page['tap']>) => Promise<void>;
const INPUTS: Readonly<Record<string, Use>> = {
  tap: (page, ...what) => page.tap(...what),
  async key(page, ...what) {
    await page.tabTo(...what);
    await page.press('Enter');
  },
};

for (const [name, { path, solution }] of Object.entries(SCREENS)) {
  test.for(Object.keys(INPUTS))(`${name} is solved by %s`, async (input, { page }) => {
    const use: Use = (...what) => INPUTS[input]?.(...what) ?? Promise.resolve();
    await page.goto(path);
    // Cards that were placed before are restored.
    await page.run(() => localStorage.clear());
    await page.reload();
    const cards = await solution(page);
    for (const [target, card] of cards.entries()) {
      await use(page, CARDS, card);
      await use(page, TARGETS, target);
    }
    await use(page, { role: 'button', name: 'Check Answers' });
    await page.read('🎉 Perfect!');
    await page
      .poll(() => document.body.innerText.split('✓ Correct!').length - 1)
      .toBe(cards.length);
  });
}

test('a card is dragged by the first touch of the page', async ({ page }) => {
  await page.goto('/section/music/quiz/label-the-band');
  // WebDriver cannot touch in WebKitGTK, so the test dispatches the events of a finger.
  await page.run(() => {
    const card = document.querySelector('[data-card]');
    const { left = 0, top = 0 } = card?.getBoundingClientRect() ?? {};
    const finger = { clientX: left + 20, clientY: top + 20, identifier: 1, target: card };
    const event = new Event('touchstart', { bubbles: true, cancelable: true });
    card?.dispatchEvent(Object.assign(event, { touches: [finger], targetTouches: [finger] }));
    card?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
  });
  // Dragging loads with the first touch, and takes over this touch.
  await page.see({ css: '[data-matching="draggable"]' });
  await page.run(() => {
    const card = document.querySelector('[data-card]');
    const { left = 0, top = 0 } = card?.getBoundingClientRect() ?? {};
    const finger = { clientX: left + 20, clientY: top - 20, identifier: 1, target: card };
    const event = new Event('touchmove', { bubbles: true, cancelable: true });
    card?.dispatchEvent(Object.assign(event, { touches: [finger], targetTouches: [finger] }));
  });
  await page.see({ css: '[data-dragging]' });
});
