import type { Page } from '@playwright/test';
import { CATALOGUE } from '#audio/music/catalogue.ts';
import { shuffled } from '#audio/music/random.ts';
import { LABEL_THE_BAND, NAME_THE_PARTS } from '#src/content/matching.ts';
import { AUDIO_TO_NAME_QUIZ, LABEL_THE_BAND_QUIZ } from '#src/content/quizzes/matching.ts';
import {
  byFinger,
  byKeyboard,
  byMouse,
  byTap,
  type Exercise,
  exerciseOn,
  finger,
  type Learner,
} from './support/learner.ts';
import { expect, test } from './support/quiet-test.ts';

const SEED = 'e2e';

// The page scrolls at once, so that no hand reaches for what is still moving.
test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

interface Screen {
  path: string;
  /** Which card, by its position, belongs on each place at this attempt. */
  right(page: Page, attempt: number): Promise<number[]>;
}

const dealt = (ids: readonly string[], places: readonly string[], attempt: number) => {
  const order = shuffled(ids, `${SEED} ${attempt}`);
  return places.map((id) => order.indexOf(id));
};
const playerOf = (name: string) =>
  LABEL_THE_BAND_QUIZ.instruments.find((player) => player.name === name)?.id ?? '';
const PLAYERS = LABEL_THE_BAND_QUIZ.instruments.map(({ id }) => id);
const ON_STAGE = LABEL_THE_BAND_QUIZ.positions.map(({ label }) => playerOf(label));
const SOUNDS = AUDIO_TO_NAME_QUIZ.sounds.map(({ id }) => id);

const SCREENS = {
  'label the band': {
    path: `/section/music/quiz/label-the-band?seed=${SEED}`,
    right: async (_, attempt) => dealt(PLAYERS, ON_STAGE, attempt),
  },
  'sound to name': {
    path: `/section/music/quiz/audio-to-name?seed=${SEED}`,
    right: async (_, attempt) => dealt(SOUNDS, SOUNDS, attempt),
  },
  'name the parts': {
    path: '/section/music/lesson/structure',
    right: async (page) => {
      const names = await page.locator('[data-card]').allInnerTexts();
      return NAME_THE_PARTS.parts.map(({ name }) => names.indexOf(name));
    },
  },
} satisfies Record<string, Screen>;

const SIZES = [
  [320, 640],
  [640, 320],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1920, 1080],
] as const;
const WAYS = { byMouse, byFinger, byTap, byKeyboard };

async function open(page: Page, { path }: Screen = SCREENS['label the band']): Promise<Exercise> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  return exerciseOn(page);
}

/** A card on the wrong place, then each where it belongs. */
async function failAndSolve(page: Page, right: readonly number[], learner: Learner) {
  const total = right.length;
  await learner.put(right[1] ?? 0, 0);
  await learner.press('Check Answers');
  await expect(page.getByText('📝 Review your answers:')).toBeVisible();
  await expect(page.getByText('✗ Wrong')).toHaveCount(total);
  for (const [place, card] of right.entries()) await learner.put(card, place);
  await expect(page.getByText('📝 Review your answers:')).toHaveCount(0);
  await learner.press('Check Answers');
  await expect(page.getByText(/^🎉 Perfect!/)).toBeInViewport();
  await expect(page.getByText('✓ Correct!')).toHaveCount(total);
}

for (const [name, screen] of Object.entries(SCREENS)) {
  for (const [way, learnerOf] of Object.entries(WAYS)) {
    test(`${name} is failed and solved ${way}, from the narrowest phone to the widest desk`, async ({
      page,
    }) => {
      test.slow();
      const learner = await learnerOf(await open(page, screen));
      for (const [index, [width, height]] of SIZES.entries()) {
        await test.step(`${width} × ${height}`, async () => {
          await page.setViewportSize({ width, height });
          await failAndSolve(page, await screen.right(page, index + 1), learner);
          await learner.press('Reset');
          await expect(page.locator('[data-card="free"]')).toHaveCount(
            screen === SCREENS['name the parts'] ? 6 : 5,
          );
        });
      }
    });
  }
}

test.describe('a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 600 }, isMobile: true });
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

  /** A finger, and where it can take the first card. */
  async function reach(page: Page) {
    const { cards } = await open(page);
    const hand = await finger(page);
    await cards.first().evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x = 0, y = 0 } = (await cards.first().boundingBox()) ?? {};
    return { hand, at: { x: x + 40, y: y + 20 } };
  }

  test('swipes over the cards and the page scrolls, nothing is picked up', async ({ page }) => {
    const { hand, at } = await reach(page);
    const before = await scrolled(page);
    await hand.down(at);
    await hand.moveTo({ x: at.x, y: at.y - 200 }, 10);
    await expect(page.locator('[data-dragging]')).toHaveCount(0);
    await hand.up();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50);
    await expect(page.locator('[data-card="free"]')).toHaveCount(5);
  });

  test('holds a card, and the page stands still under it', async ({ page }) => {
    const { hand, at } = await reach(page);
    const before = await scrolled(page);
    await hand.down(at);
    await expect(page.locator('[data-dragging]')).toHaveCount(1);
    await hand.moveTo({ x: at.x, y: at.y - 120 }, 10);
    expect(await scrolled(page)).toBe(before);
    // What hangs on the finger says no more than the card did.
    const hanging = page.locator('body > [aria-hidden="true"]');
    await expect(hanging).toHaveText('Sound A');
    const hangs = await hanging.locator('span').boundingBox();
    expect(Math.abs((hangs?.x ?? 0) + (hangs?.width ?? 0) / 2 - at.x)).toBeLessThan(8);
    await hand.up();
    await expect(hanging).toHaveCount(0);
  });

  test('a drag that the system takes away leaves everything where it was', async ({ page }) => {
    const { hand, at } = await reach(page);
    await hand.down(at);
    await expect(page.locator('[data-dragging]')).toHaveCount(1);
    await hand.moveTo({ x: 200, y: 200 });
    await hand.cancel();
    await expect(page.locator('[data-dragging]')).toHaveCount(0);
    await expect(page.locator('[data-card="free"]')).toHaveCount(5);
  });

  test('a slow tap is a tap', async ({ page }) => {
    const { hand, at } = await reach(page);
    await hand.down(at);
    await expect(page.locator('[data-dragging]')).toHaveCount(1);
    await hand.up();
    await expect(page.locator('[data-card="held"]')).toHaveCount(1);
  });

  test('the band of the lesson is labelled by ear alone', async ({ page }) => {
    await page.goto('/section/music/lesson/instruments');
    const exercise = page.getByRole('region', { name: 'Label the band' });
    await expect(exercise.locator('[data-card]')).toHaveCount(5);
    // Only what was asked for can be known of a card, and its name says nothing.
    const heard: string[] = [];
    for (const letter of 'ABCDE') {
      const asked = page.waitForRequest('**/assets/audio/clips/*');
      await exercise.getByRole('button', { name: `Play Sound ${letter}` }).tap();
      const file = /([^/]+)\.\w+$/.exec((await asked).url())?.[1] ?? '';
      expect(file).toMatch(/^[0-9a-f]{12}$/);
      heard.push(Object.values(CATALOGUE).find((clip) => clip.file === file)?.instruments[0] ?? '');
    }
    const logged = page.waitForEvent('console', (message) => message.text().includes('solved'));
    const learner = byTap(exerciseOn(page));
    for (const [place, { label }] of LABEL_THE_BAND.positions.entries()) {
      await learner.put(heard.indexOf(playerOf(label)), place);
    }
    await learner.press('Check Answers');
    await expect(page.getByText(/^🎉 Perfect! You correctly identified/)).toBeInViewport();
    expect((await logged).text()).toBe('Exercise solved: label-the-band');
    await expect(page.getByRole('button', { name: 'Back to Quizzes' })).toHaveCount(0);
  });
});

for (const [name, quiz, title] of [
  ['label the band', 'label-the-band', 'Label the Band'],
  ['sound to name', 'audio-to-name', 'Sound to Name'],
] as const) {
  test(`${name} is saved once it is solved, and not before`, async ({ page }) => {
    const key = `quiz_progress_music_${quiz}`;
    const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
    const right = await SCREENS[name].right(page, 1);
    const learner = byTap(await open(page, SCREENS[name]));
    await page.evaluate(() => {
      window.addEventListener('quizProgressUpdated', () => console.info('score saved'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('button', { name: 'Check Answers' })).toBeDisabled();
    for (const [place, card] of right.entries()) {
      if (place === 0) continue;
      await learner.put(card, place);
    }
    await learner.press('Check Answers');
    await expect(page.getByText('📝 Review your answers:')).toBeVisible();
    expect(await stored()).toBeNull();
    await expect(page.getByRole('button', { name: 'Back to Quizzes' })).toHaveCount(0);

    await learner.put(right[0] ?? 0, 0);
    const saved = page.waitForEvent('console', (message) => message.text() === 'score saved');
    await learner.press('Check Answers');
    await saved;
    expect(await stored()).toBe('5/5');
    await expect(page.getByText('This time they played')).toBeVisible();
    await learner.press('Reset');
    expect(await stored()).toBe('5/5');
    for (const [place, card] of (await SCREENS[name].right(page, 2)).entries()) {
      await learner.put(card, place);
    }
    await learner.press('Check Answers');
    await learner.press('Back to Quizzes');
    await expect(page).toHaveURL('/section/music');
    await expect(page.getByRole('link', { name: title })).toContainText('5/5');
    await expect(page.getByRole('progressbar', { name: `Score in ${title}` })).toHaveAttribute(
      'value',
      '5',
    );
  });
}

test('a card that plays falls silent and goes back to its start when it is dragged', async ({
  page,
}) => {
  const { cards } = await open(page);
  await page.getByRole('button', { name: 'Play Sound B' }).click();
  const pause = page.getByRole('button', { name: 'Pause Sound B' });
  const played = page.locator('circle[pathLength]').nth(1);
  const left = () => played.evaluate((ring) => Number((ring as SVGElement).style.strokeDashoffset));
  await expect(pause).toBeVisible();
  await expect.poll(left).toBeLessThan(0.98);
  const box = await cards.nth(1).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60, { steps: 5 });
  await expect(page.getByRole('button', { name: 'Play Sound B' })).toBeVisible();
  expect(await left()).toBe(1);
  await page.mouse.up();
});

for (const way of ['byMouse', 'byFinger'] as const) {
  test(`a placed card moves to another place and back to the cards ${way}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const exercise = await open(page);
    const learner = await WAYS[way](exercise);
    await learner.put(0, 2);
    await expect(exercise.places.nth(2)).toHaveAccessibleName(/: Sound A$/);
    const fromPlace = await WAYS[way]({ ...exercise, cards: exercise.places });
    await fromPlace.put(2, 4);
    await expect(exercise.places.nth(2)).toHaveAccessibleName(/: empty$/);
    await expect(exercise.places.nth(4)).toHaveAccessibleName(/: Sound A$/);
    await learner.put(1, 4);
    await expect(exercise.places.nth(4)).toHaveAccessibleName(/: Sound B$/);
    await expect(exercise.cards.nth(0)).toHaveAccessibleName('Pick up Sound A');
    // Dropped anywhere on the tray.
    const toTray = await WAYS[way]({ ...exercise, cards: exercise.places, places: exercise.cards });
    await toTray.put(4, 3);
    await expect(exercise.places.nth(4)).toHaveAccessibleName(/: empty$/);
    await expect(page.locator('[data-card="free"]')).toHaveCount(5);
  });
}
