import type { Page } from '@playwright/test';
import { shuffled } from '#audio/music/random.ts';
import { NAME_THE_PARTS } from '#src/content/answers/matching.ts';
import { AUDIO_TO_NAME_QUIZ, LABEL_THE_BAND_QUIZ } from '#src/content/quizzes/matching.ts';
import { HOLD } from '#src/exercises/matching/drag/grip.ts';
import {
  byFinger,
  byKeyboard,
  byMouse,
  type Exercise,
  exerciseOn,
  finger,
  type Learner,
} from './support/learner.ts';
import { expect, test } from './support/test.ts';

const SEED = 'e2e';
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };

test.use({ hasTouch: true });

interface Screen {
  path: string;
  /** The index of the right card for each target. */
  solution(page: Page): Promise<number[]>;
}

const dealt = (ids: readonly string[], targets: readonly string[]) => {
  const order = shuffled(ids, `${SEED} 1`);
  return targets.map((id) => order.indexOf(id));
};
const playerOf = (name: string) =>
  LABEL_THE_BAND_QUIZ.instruments.find((player) => player.name === name)?.id ?? '';
const PLAYERS = LABEL_THE_BAND_QUIZ.instruments.map(({ id }) => id);
const ON_STAGE = LABEL_THE_BAND_QUIZ.positions.map(({ label }) => playerOf(label));
const SOUNDS = AUDIO_TO_NAME_QUIZ.sounds.map(({ id }) => id);

const SCREENS = {
  'label the band': {
    path: `/section/music/quiz/label-the-band?seed=${SEED}`,
    solution: async () => dealt(PLAYERS, ON_STAGE),
  },
  'sound to name': {
    path: `/section/music/quiz/audio-to-name?seed=${SEED}`,
    solution: async () => dealt(SOUNDS, SOUNDS),
  },
  'name the parts': {
    path: '/section/music/lesson/structure',
    solution: async (page) => {
      // `textContent` includes cards that are not rendered yet.
      const names = await page.locator('[data-card]').allTextContents();
      return NAME_THE_PARTS.parts.map(({ name }) => names.indexOf(name));
    },
  },
} as const satisfies Record<string, Screen>;

/** Widths and heights of the windows in which each input drags a card. */
const SIZES = {
  finger: [
    [320, 640],
    [844, 390],
    [820, 1180],
  ],
  mouse: [
    [390, 844],
    [1180, 820],
    [1920, 1080],
  ],
} as const;
const INPUTS = { mouse: byMouse, finger: byFinger };

async function open(page: Page, { path }: Screen = SCREENS['label the band']): Promise<Exercise> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  return exerciseOn(page);
}

/** Checks with one card on the wrong target. */
async function fail(page: Page, solution: readonly number[], learner: Learner) {
  await learner.put(solution[1] ?? 0, 0);
  await learner.press('Check Answers');
  await expect(page.getByText('📝 Review your answers:')).toBeVisible();
  await expect(page.getByText('✗ Wrong')).toHaveCount(solution.length);
}

/** Picks up and places a card by Enter, which checks when no control has the focus. */
async function checkByEnter({ page, cards, targets }: Exercise) {
  const review = page.getByText('📝 Review your answers:');
  await cards.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sound A in hand')).toBeVisible();
  await targets.first().focus();
  await page.keyboard.press('Enter');
  await expect(targets.first()).toContainText('Sound A');
  await expect(review).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Enter');
  await expect(review).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
}

/** Drags a card while its clip plays, and puts it back. */
async function dragPlaying({ page, cards }: Exercise) {
  await page.getByRole('button', { name: 'Play Sound B' }).click();
  const played = page.locator('circle[pathLength]').nth(1);
  const left = () => played.evaluate((ring) => Number((ring as SVGElement).style.strokeDashoffset));
  await expect(page.getByRole('button', { name: 'Pause Sound B' })).toBeVisible();
  await expect.poll(left).toBeLessThan(0.98);
  const { x = 0, y = 0 } = (await cards.nth(1).boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 60, { steps: 5 });
  await expect(page.getByRole('button', { name: 'Play Sound B' })).toBeVisible();
  expect(await left()).toBe(1);
  await page.mouse.up();
}

async function solve(page: Page, solution: readonly number[], learner: Learner) {
  for (const [target, card] of solution.entries()) await learner.put(card, target);
  await expect(page.getByText('📝 Review your answers:')).toHaveCount(0);
  await learner.press('Check Answers');
  await expect(page.getByText(/^🎉 Perfect!/)).toBeInViewport();
  await expect(page.getByText('✓ Correct!')).toHaveCount(solution.length);
}

/** Moves a placed card to another target, puts a second one in its place, and returns that one to the tray. */
async function moveCards(exercise: Exercise, input: keyof typeof INPUTS) {
  const { page, cards, targets } = exercise;
  const learner = await INPUTS[input](exercise);
  await learner.put(0, 2);
  await expect(targets.nth(2)).toHaveAccessibleName(/: Sound A$/);
  const fromTarget = await INPUTS[input]({ ...exercise, cards: targets });
  await fromTarget.put(2, 4);
  await expect(targets.nth(2)).toHaveAccessibleName(/ empty$/);
  await expect(targets.nth(4)).toHaveAccessibleName(/: Sound A$/);
  await learner.put(1, 4);
  await expect(targets.nth(4)).toHaveAccessibleName(/: Sound B$/);
  await expect(cards.nth(0)).toHaveAccessibleName('Pick up Sound A');
  // Dropped anywhere on the tray.
  const toTray = await INPUTS[input]({ ...exercise, cards: targets, targets: cards });
  await toTray.put(4, 3);
  await expect(targets.nth(4)).toHaveAccessibleName(/ empty$/);
  await expect(page.locator('[data-card="free"]')).toHaveCount(5);
}

// One drag from the last card to the first target at each size: the longest way, past the edges.
for (const [name, input] of [
  ['label the band', 'finger'],
  ['name the parts', 'mouse'],
] as const) {
  test(`${name}: a card is dragged by ${input} in windows small and large`, async ({ page }) => {
    const exercise = await open(page, SCREENS[name]);
    const learner = await INPUTS[input](exercise);
    for (const [width, height] of SIZES[input]) {
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        const last = (await exercise.cards.count()) - 1;
        await learner.put(last, 0);
        await expect(exercise.targets.first()).not.toHaveAccessibleName(/ empty$/);
        await learner.press('Check Answers');
        await expect(page.getByText('📝 Review your answers:')).toBeInViewport();
        await learner.press('Reset');
        await expect(exercise.targets.first()).toHaveAccessibleName(/ empty$/);
      });
    }
    if (name === 'label the band') {
      await test.step('a placed card moves to another target and back to the tray', async () => {
        await page.setViewportSize(PHONE);
        await moveCards(exercise, input);
      });
    } else {
      await test.step('it is solved by finger', async () => {
        // Board and tray fit on a tablet, so that no drag has to scroll.
        await page.setViewportSize(TABLET);
        const solution = await SCREENS[name].solution(page);
        const logged = page.waitForEvent('console', (message) => message.text().includes('solved'));
        await solve(page, solution, await byFinger(exercise));
        expect((await logged).text()).toBe('Exercise solved: name-the-parts');
        await expect(page.getByRole('button', { name: 'Back to Quizzes' })).toHaveCount(0);
      });
    }
  });
}

test.describe('a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 600 }, isMobile: true });
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

  test('swipes scroll the page, and a long press, a grip or a slow tap moves a card', async ({
    page,
  }) => {
    const { cards, targets } = await open(page);
    const hand = await finger(page);
    const free = page.locator('[data-card="free"]');
    const dragged = page.locator('[data-dragging]');
    /** Brings board and cards into view, so that no drag has to scroll. @returns a point on the first card */
    const reach = async () => {
      await cards.last().evaluate((element) => element.scrollIntoView(false));
      const { x = 0, y = 0 } = (await cards.first().boundingBox()) ?? {};
      return { x: x + 40, y: y + 20 };
    };
    /** Presses until a movement starts a drag. */
    const press = async (at: { x: number; y: number }) => {
      await hand.down(at);
      await hand.rest(HOLD);
    };

    await test.step('the first touch of the page drags once dragging has loaded', async () => {
      const at = await reach();
      await press(at);
      await expect(page.locator('[data-matching="draggable"]')).toBeVisible();
      await hand.moveTo({ x: at.x, y: at.y - 100 }, 5);
      await expect(dragged).toHaveCount(1);
    });

    await test.step('every card stays where it was if the system cancels the touch', async () => {
      await hand.moveTo({ x: 200, y: 200 });
      await hand.cancel();
      await expect(dragged).toHaveCount(0);
      await expect(free).toHaveCount(5);
    });

    await test.step('a card is dragged by its grip at once, and no further than the exercise', async () => {
      await reach();
      const before = await scrolled(page);
      const grip = await page.locator('[data-grip]').first().boundingBox();
      const at = { x: (grip?.x ?? 0) + 10, y: (grip?.y ?? 0) + 10 };
      await hand.down(at);
      await hand.rest(0);
      await hand.moveTo({ x: at.x, y: at.y - 60 }, 6);
      await expect(dragged).toHaveCount(1);
      expect(await scrolled(page)).toBe(before);
      // The page scrolls at the window's edge, but not here: the exercise ends above it.
      await hand.moveTo({ x: at.x, y: 598 });
      await page.evaluate(async () => {
        for (let i = 0; i < 20; i++) await new Promise(requestAnimationFrame);
      });
      expect(await scrolled(page)).toBe(before);
      await hand.cancel();
      await expect(dragged).toHaveCount(0);
    });

    await test.step('after a long press the card follows the finger, the page and the menu do not', async () => {
      const at = await reach();
      const before = await scrolled(page);
      await press(at);
      const opensMenu = await cards.first().evaluate((card) => {
        const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
        return card.dispatchEvent(menu);
      });
      expect(opensMenu).toBe(false);
      await hand.moveTo({ x: at.x, y: at.y - 120 }, 10);
      await expect(dragged).toHaveCount(1);
      expect(await scrolled(page)).toBe(before);
      const preview = page.locator('body > [aria-hidden="true"]');
      await expect(preview).toHaveText('Sound A');
      const drawn = await preview.locator('span').boundingBox();
      expect(Math.abs((drawn?.x ?? 0) + (drawn?.width ?? 0) / 2 - at.x)).toBeLessThan(8);
      await hand.moveTo(at);
      await hand.up();
      await expect(preview).toHaveCount(0);
    });

    await test.step('a drag that came back has picked the card up, as a slow tap does', async () => {
      await expect(page.locator('[data-card="held"]')).toHaveCount(1);
      await cards.first().tap();
      await expect(free).toHaveCount(5);
      await press(await reach());
      await hand.up();
      await expect(page.locator('[data-card="held"]')).toHaveCount(1);
      await cards.first().tap();
      await expect(free).toHaveCount(5);
    });

    await test.step('a finger that rests at the edge reaches a place off screen', async () => {
      await page.evaluate(() => {
        const board = document.querySelector('[data-board]')?.getBoundingClientRect();
        window.scrollBy({ top: (board?.bottom ?? 0) - 20, behavior: 'instant' });
      });
      await expect(targets.first()).not.toBeInViewport();
      const { x = 0, width = 0 } = (await targets.first().boundingBox()) ?? {};
      const card = await cards.last().boundingBox();
      await press({ x: (card?.x ?? 0) + 40, y: (card?.y ?? 0) + 20 });
      // On the first target once the whole board is in view.
      await hand.moveTo({ x: x + width / 2, y: 60 });
      const isOver = () => targets.first().evaluate((e) => e.closest('[data-over]') !== null);
      await expect.poll(isOver).toBe(true);
      await hand.up();
      await expect(targets.first()).toHaveAccessibleName(/: Sound E$/);
      await page.getByRole('button', { name: 'Reset' }).tap();
      await expect(free).toHaveCount(5);
    });

    await test.step('a swipe over the cards scrolls the page, and picks nothing up', async () => {
      const at = await reach();
      const before = await scrolled(page);
      await hand.down(at);
      await hand.moveTo({ x: at.x, y: at.y - 200 }, 10);
      await expect(dragged).toHaveCount(0);
      await hand.up();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50);
      await expect(free).toHaveCount(5);
    });

    await test.step('a drag ends with the page it was on', async () => {
      const at = await reach();
      await press(at);
      await hand.moveTo({ x: at.x, y: at.y - 100 }, 5);
      await expect(dragged).toHaveCount(1);
      const back = page.getByRole('link', { name: 'Back to Music' });
      await back.evaluate((link) => (link as HTMLElement).click());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Music');
      await hand.up();
      const before = await scrolled(page);
      await hand.down({ x: 200, y: 500 });
      await hand.moveTo({ x: 200, y: 200 }, 10);
      await hand.up();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50);
    });
  });
});

test('label the band is failed and solved by mouse, and saved once it is solved, not before', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  const title = 'Label the band';
  const stored = () =>
    page.evaluate(() => localStorage.getItem('quiz_progress_music_label-the-band'));
  const exercise = await open(page);
  const solution = await SCREENS['label the band'].solution();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('button', { name: 'Check Answers' })).toBeDisabled();
  await test.step('a clip that plays stops and rewinds when its card is dragged', () =>
    dragPlaying(exercise));
  await test.step('a placed card moves to another target and back to the tray', () =>
    moveCards(exercise, 'mouse'));
  await fail(page, solution, await byMouse(exercise));
  expect(await stored()).toBeNull();
  await expect(page.getByRole('button', { name: 'Back to Quizzes' })).toHaveCount(0);
  // Placed cards survive a reload.
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(page.getByText('Your cards are where you left them.')).toBeVisible();
  await expect(page.locator('[data-target]').first()).not.toHaveAccessibleName(/ empty$/);
  await page.getByRole('button', { name: 'Start over' }).tap();
  await expect(page.locator('[data-card="free"]')).toHaveCount(5);
  await page.evaluate(() => {
    window.addEventListener('quizProgressUpdated', () => console.info('score saved'));
  });

  const saved = page.waitForEvent('console', (message) => message.text() === 'score saved');
  const learner = await byMouse(exercise);
  await solve(page, solution, learner);
  await saved;
  expect(await stored()).toBe('5/5');
  await expect(page.getByText('This time they played')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next: / })).toBeInViewport({ ratio: 1 });
  await learner.press('Try Again');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(page.locator('[data-card="free"]')).toHaveCount(5);
  await expect(page).not.toHaveURL(new RegExp(`seed=${SEED}`));
  expect(await stored()).toBe('5/5');
  await page.getByRole('link', { name: 'Back to Music' }).tap();
  await expect(page.getByRole('link', { name: title })).toContainText('5/5');
  await expect(page.getByRole('progressbar', { name: `Score in ${title}` })).toHaveAttribute(
    'value',
    '5',
  );
});

test('sound to name is solved by keyboard: Enter takes a card, puts it down, and then checks', async ({
  page,
}) => {
  const exercise = await open(page, SCREENS['sound to name']);
  await checkByEnter(exercise);
  await solve(page, await SCREENS['sound to name'].solution(), byKeyboard(exercise));
});
