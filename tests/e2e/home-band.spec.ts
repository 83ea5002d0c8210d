import type { Page } from '@playwright/test';
import { loadAgain } from './support/imports.ts';
import { firstHeardAt, isAudible, listenToPages } from './support/sound-level.ts';
import { expect, MOTION, test } from './support/test.ts';

test.use(MOTION);

/** Time limit from the press to the first sound, in milliseconds: a second, plus the delay of a busy machine. */
const PATIENCE = 6000;

const PLAYERS = ['Requinto', 'Segunda', 'Bass', 'Güira', 'Bongos'];

const band = (page: Page) => page.getByRole('region', { name: 'The band' });
const button = (page: Page, name: string) => band(page).getByRole('button', { name, exact: true });
const practise = (page: Page) => band(page).getByRole('link', { name: 'Play this in Practice' });

/** The number of a player's lights that are fading. */
const lights = (page: Page, player: string) =>
  button(page, player).evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).filter((one) => !('transitionProperty' in one))
        .length,
  );

/** Polls often, because a light is on for 120 ms: checks every second, in time with the beat, could miss them all. */
const OFTEN = { intervals: [70] };

test.beforeEach(({ page }) => listenToPages(page));

test('Play is heard at once, players and rhythm change while it plays, and go along to Practice', async ({
  page,
}) => {
  await page.goto('/');
  await expect(practise(page)).toHaveAttribute('href', '/practice?rhythm=derecho');

  await test.step('Play is heard at once', async () => {
    await page.evaluate(() => {
      const note = () => Object.assign(window, { pressedAt: performance.now() });
      addEventListener('click', note, { capture: true, once: true });
    });
    await button(page, 'Play').click();
    await expect.poll(() => firstHeardAt(page)).not.toBeNull();
    const pressedAt = await page.evaluate((): number => Reflect.get(window, 'pressedAt'));
    expect(Number(await firstHeardAt(page)) - pressedAt).toBeLessThan(PATIENCE);
  });

  await test.step('another rhythm goes on playing', async () => {
    await button(page, 'Mambo').click();
    await expect(button(page, 'Mambo')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'Derecho')).toHaveAttribute('aria-pressed', 'false');
    await expect(button(page, 'Stop')).toBeVisible();
    await expect.poll(() => lights(page, 'Güira'), OFTEN).toBeGreaterThan(0);
    expect(await isAudible(page)).toBe(true);
  });

  await test.step('players are taken out and brought back, by mouse and by keyboard', async () => {
    for (const name of PLAYERS) {
      await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
      await button(page, name).click();
      await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false');
    }
    await expect.poll(() => isAudible(page)).toBe(false);
    await button(page, 'Bass').focus();
    await page.keyboard.press('Space');
    await expect(button(page, 'Bass')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => isAudible(page)).toBe(true);
  });

  await test.step('Stop ends it', async () => {
    await button(page, 'Stop').click();
    await expect.poll(() => isAudible(page)).toBe(false);
    await expect(button(page, 'Play')).toBeVisible();
  });

  await test.step('who plays lights up on every stroke, who is out does not', async () => {
    for (const name of ['Requinto', 'Güira', 'Bongos']) await button(page, name).click();
    await button(page, 'Play').click();
    for (const name of ['Güira', 'Bongos', 'Bass']) {
      await expect.poll(() => lights(page, name), OFTEN).toBeGreaterThan(0);
    }
    expect(await lights(page, 'Segunda')).toBe(0);
  });

  await test.step('"Play this in Practice" takes the rhythm and who is out along, and the band stops', async () => {
    await expect.poll(() => isAudible(page)).toBe(true);
    await practise(page).click();
    await expect(page).toHaveURL('/practice?rhythm=mambo&segunda=mute');
    await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
    await expect.poll(() => isAudible(page)).toBe(false);
  });
});

test.describe('without a connection', () => {
  test.use({ allowedErrors: /net::ERR_FAILED|could not be loaded/ });

  test('what does not arrive is reported, and Play tries again when it is pressed again', async ({
    page,
  }) => {
    const notes = /\/build\/small-band-music-.*\.js$/;
    let fail = () => {};
    const pressed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(notes, async (route) => {
      await pressed;
      // The connection is back before the app checks whether the file exists.
      return route.request().resourceType() === 'script' ? route.abort() : route.fallback();
    });
    await page.goto('/');
    const play = button(page, 'Play');
    await play.click();
    fail();
    const report = band(page).getByText('Check the connection and press Play again');
    await expect(report).toBeVisible();
    await page.unroute(notes);
    await loadAgain(page, play, () => play.click());
    await expect(report).toHaveCount(0);
    await expect.poll(() => isAudible(page)).toBe(true);
  });
});
