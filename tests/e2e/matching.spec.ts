import type { Page } from '@playwright/test';
import { AUDIO_TO_NAME, LABEL_THE_BAND, NAME_THE_PARTS } from '#src/content/matching.ts';
import {
  byFinger,
  byKeyboard,
  byMouse,
  byTap,
  type Exercise,
  exerciseOn,
  finger,
  type Learner,
  rightCards,
} from '#tests/matching/learner.ts';
import { type ExercisePage, serveExercises } from '#tests/matching/serve.mjs';
import { test as base, expect } from './quiet-test.ts';

const SEED = 'e2e';

const test = base.extend<object, { served: ExercisePage }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use, { workerIndex }) => {
      const served = await serveExercises(workerIndex);
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
});
test.use({ hasTouch: true });
test.describe.configure({ mode: 'parallel' });

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const playerOf = (label: string) =>
  LABEL_THE_BAND.instruments.find(({ name }) => name === label)?.id ?? '';
const EXERCISES = {
  'label-the-band': rightCards(
    ids(LABEL_THE_BAND.instruments),
    LABEL_THE_BAND.positions.map(({ label }) => playerOf(label)),
    SEED,
  ),
  'audio-to-name': rightCards(ids(AUDIO_TO_NAME.sounds), ids(AUDIO_TO_NAME.sounds), SEED),
  'name-the-parts': rightCards(ids(NAME_THE_PARTS.parts), ids(NAME_THE_PARTS.parts), SEED),
};
type Name = keyof typeof EXERCISES;

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

async function open(page: Page, served: ExercisePage, name: Name): Promise<Exercise> {
  await page.goto(served.address(name, `seed=${SEED}`));
  await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  return exerciseOn(page);
}

/** Two cards the wrong way round, then each where it belongs. */
async function failAndSolve(page: Page, right: readonly number[], learner: Learner) {
  const told = () => page.evaluate(() => window.told);
  const total = right.length;
  const [first = 0, second = 0] = right;
  await learner.put(first, 1);
  await learner.put(second, 0);
  await learner.press('Check Answers');
  await expect(page.getByText('📝 Review your answers:')).toBeVisible();
  await expect(page.getByText('✗ Wrong')).toHaveCount(total);
  expect(await told()).toEqual([`checked 0/${total}`]);

  await learner.press('Reset');
  await expect(page.getByText('📝 Review your answers:')).toHaveCount(0);
  for (const [place, card] of right.entries()) await learner.put(card, place);
  await learner.press('Check Answers');
  await expect(page.getByText(/^🎉 Perfect!/)).toBeVisible();
  await expect(page.getByText('✓ Correct!')).toHaveCount(total);
  expect(await told()).toEqual([`checked 0/${total}`, `checked ${total}/${total}`, 'solved']);
}

for (const [name, right] of Object.entries(EXERCISES) as [Name, number[]][]) {
  for (const [way, learnerOf] of Object.entries(WAYS)) {
    for (const [width, height] of SIZES) {
      test(`${name} is failed and solved ${way} at ${width} × ${height}`, async ({
        page,
        served,
      }) => {
        await page.setViewportSize({ width, height });
        const exercise = await open(page, served, name);
        await failAndSolve(page, right, await learnerOf(exercise));
      });
    }
  }
}

test.describe('a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 600 }, isMobile: true });
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

  test('swipes over the cards and the page scrolls, nothing is picked up', async ({
    page,
    served,
  }) => {
    const { cards } = await open(page, served, 'label-the-band');
    await cards.first().scrollIntoViewIfNeeded();
    const box = await cards.first().boundingBox();
    const before = await scrolled(page);
    const hand = await finger(page);
    await hand.down({ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 });
    await hand.moveTo({ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) - 180 }, 10);
    await expect(page.locator('[data-dragging]')).toHaveCount(0);
    await hand.up();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 100);
    await expect(page.locator('[data-card="free"]')).toHaveCount(5);
  });

  test('holds a card, and the page stands still under it', async ({ page, served }) => {
    const { cards } = await open(page, served, 'label-the-band');
    await cards.first().evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await cards.first().boundingBox();
    const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 };
    const before = await scrolled(page);
    const hand = await finger(page);
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

  test('a drag that the system takes away leaves everything where it was', async ({
    page,
    served,
  }) => {
    const { cards } = await open(page, served, 'label-the-band');
    await cards.first().evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await cards.first().boundingBox();
    const hand = await finger(page);
    await hand.down({ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 });
    await expect(page.locator('[data-dragging]')).toHaveCount(1);
    await hand.moveTo({ x: 200, y: 200 });
    await hand.cancel();
    await expect(page.locator('[data-dragging]')).toHaveCount(0);
    await expect(page.locator('[data-card="free"]')).toHaveCount(5);
  });

  test('a slow tap is a tap', async ({ page, served }) => {
    const { cards } = await open(page, served, 'label-the-band');
    await cards.first().evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await cards.first().boundingBox();
    const hand = await finger(page);
    await hand.down({ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 });
    await expect(page.locator('[data-dragging]')).toHaveCount(1);
    await hand.up();
    await expect(page.locator('[data-card="held"]')).toHaveCount(1);
  });
});

test('a card that plays falls silent and goes back to its start when it is dragged', async ({
  page,
  served,
}) => {
  const { cards } = await open(page, served, 'label-the-band');
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
  test(`a placed card moves to another place and back to the cards ${way}`, async ({
    page,
    served,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const exercise = await open(page, served, 'label-the-band');
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
