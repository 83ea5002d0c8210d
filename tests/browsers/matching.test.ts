import { shuffled } from '#audio/music/random.ts';
import { LABEL_THE_BAND, NAME_THE_PARTS } from '#src/content/matching.ts';
import type { LabelTheBandExercise } from '#src/content/model.ts';
import { AUDIO_TO_NAME_QUIZ, LABEL_THE_BAND_QUIZ } from '#src/content/quizzes/matching.ts';
import type { Page } from './support/page.ts';
import { expect, test } from './support/test.ts';

const SEED = 'browsers';
const CARDS = { css: '[data-card]' };
const TARGETS = { css: '[data-target]' };

interface Screen {
  path: string;
  /** For each target the index of the card that belongs on it. */
  solution(page: Page): Promise<number[]>;
}

const dealt = (ids: readonly string[], targets: readonly string[]) => {
  const order = shuffled(ids, `${SEED} 1`);
  return targets.map((id) => order.indexOf(id));
};
const onStage = ({ instruments, positions }: LabelTheBandExercise) =>
  positions.map(({ label }) => instruments.find(({ name }) => name === label)?.id ?? '');
const PLAYERS = LABEL_THE_BAND_QUIZ.instruments.map(({ id }) => id);
const SOUNDS = AUDIO_TO_NAME_QUIZ.sounds.map(({ id }) => id);

const SCREENS: Readonly<Record<string, Screen>> = {
  'Label the band': {
    path: `/section/music/quiz/label-the-band?seed=${SEED}`,
    solution: async () => dealt(PLAYERS, onStage(LABEL_THE_BAND_QUIZ)),
  },
  'Sound to name': {
    path: `/section/music/quiz/audio-to-name?seed=${SEED}`,
    solution: async () => dealt(SOUNDS, SOUNDS),
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
    // What was placed before is restored.
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

test('the band of the lesson answers fingers that only touch it', async ({ page }) => {
  await page.goto('/section/music/lesson/instruments');
  expect(LABEL_THE_BAND.instruments).toHaveLength(5);
  // Dragging loads with the first touch. Whatever a browser makes of that event, the page stays.
  await page.run(() => {
    const card = document.querySelector('[data-card]');
    card?.dispatchEvent(new Event('touchstart', { bubbles: true, cancelable: true }));
    card?.dispatchEvent(new Event('touchend', { bubbles: true, cancelable: true }));
  });
  await page.see({ css: '[data-matching="draggable"]' });
  await page.see({ role: 'heading', name: 'Key Instruments' });
});
