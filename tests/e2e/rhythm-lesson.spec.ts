import type { Locator, Page } from '@playwright/test';
import { finger, tabTo } from './support/learner.ts';
import { expect, MOTION, test } from './support/test.ts';

test.use(MOTION);

const DERECHO = '1111111211111112';

async function openLesson(page: Page, act: (target: Locator) => Promise<void>) {
  await page.goto('/');
  await act(page.getByRole('link', { name: /^Music/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeVisible();
  await act(page.getByRole('link', { name: /^Basic Rhythms/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Basic Rhythms' })).toBeVisible();
  return page.getByRole('region', { name: 'Derecho with the lift' });
}

/** Builds, plays and checks derecho, completes the lesson and finds its check mark after a reload. */
async function learnDerecho(page: Page, act: (target: Locator) => Promise<void>) {
  const grid = await openLesson(page, act);
  const cell = (step: number) =>
    grid.getByRole('button', { name: new RegExp(`^Cell ${step} of 16`) });
  for (const [index, stroke] of [...DERECHO].entries()) {
    for (let clicks = 0; clicks < Number(stroke); clicks++) await act(cell(index + 1));
  }
  await expect(cell(16)).toHaveAccessibleName('Cell 16 of 16, after count 8: accented');

  await act(grid.getByRole('button', { name: 'Play', exact: true }));
  await expect(grid.locator('[aria-current=step]')).toHaveCount(1);
  await act(grid.getByRole('button', { name: 'Stop' }));
  await expect(grid.locator('[aria-current]')).toHaveCount(0);

  await act(grid.getByRole('button', { name: 'Check' }));
  await expect(grid.getByText('Perfect!')).toBeVisible();
  await act(page.getByRole('button', { name: 'Mark as Complete' }));
  await expect(page.getByRole('button', { name: '✓ Completed' })).toBeDisabled();

  // An unfinished grid is restored after a reload.
  const majao = page.getByRole('region', { name: 'Majao', exact: true });
  const unfinished = majao.getByRole('button', { name: /^Cell 3 of 16/ });
  await act(unfinished);
  await page.reload();
  // The end of a lesson hydrates when the reader comes near.
  await page.getByRole('heading', { name: 'Test yourself' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: '✓ Completed' })).toBeDisabled();
  await expect(unfinished).toHaveAccessibleName('Cell 3 of 16, count 2: regular');
  await expect(majao.getByText('Continued from your last visit')).toBeVisible();
  // A solved grid is kept until its tab is closed.
  await expect(cell(16)).toHaveAccessibleName('Cell 16 of 16, after count 8: accented');
  await act(page.getByRole('link', { name: 'Back to Music' }).first());
  await expect(
    page.getByRole('link', { name: /^Basic Rhythms/ }).getByRole('img', { name: 'Completed' }),
  ).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('derecho can be built, played and checked by touch', async ({ page }) => {
    await learnDerecho(page, (target) => target.tap());
  });

  test('swiping over a grid or a slider scrolls the page and changes nothing', async ({ page }) => {
    await page.goto('/section/music/lesson/rhythm');
    const grid = page.getByRole('region', { name: 'Derecho with the lift' });
    const cell = grid.getByRole('button', { name: /^Cell 6 of 16/ });
    const hand = await finger(page);
    const scrollTop = () => page.evaluate(() => scrollY);
    /** Moves a finger from the left part of a target, by CSS pixels. @returns the previous scroll position */
    const swipe = async (target: Locator, right: number, up: number) => {
      await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      // The last swipe may still scroll.
      await target.evaluate(
        () =>
          new Promise<void>((resolve) => {
            let last = -1;
            let still = 0;
            const look = () => {
              still = scrollY === last ? still + 1 : 0;
              last = scrollY;
              if (still > 8) resolve();
              else requestAnimationFrame(look);
            };
            look();
          }),
      );
      const before = await scrollTop();
      const box = await target.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
      await hand.down({ x, y });
      await hand.moveTo({ x: x + right, y: y - up }, 10);
      await hand.up();
      return before;
    };
    const before = await swipe(cell, 0, 200);
    await expect.poll(scrollTop).toBeGreaterThan(before + 100);
    await expect(cell).toHaveAccessibleName('Cell 6 of 16, after count 3: empty');
    // A low window, so that the mix scrolls.
    await page.setViewportSize({ width: 320, height: 360 });
    await page.goto('/practice');
    await page.getByRole('tab', { name: 'Mix' }).tap();
    const bass = page.getByRole('group', { name: 'Bass', exact: true });
    const volume = bass.getByRole('slider', { name: 'Volume' });
    const usual = await volume.inputValue();
    for (const up of [200, -200]) {
      const before = await swipe(volume, 3, up);
      await expect.poll(async () => Math.abs((await scrollTop()) - before)).toBeGreaterThan(100);
    }
    await expect(volume).toHaveValue(usual);
    // A horizontal movement slides, and a tap sets the value. A finger that stops the scrolling of the last swipe does
    // not slide, but the next one does.
    await expect(async () => {
      await swipe(volume, 60, 2);
      await expect(volume).not.toHaveValue(usual, { timeout: 1000 });
    }).toPass();
    await volume.tap({ position: { x: 4, y: 20 } });
    await expect(volume).toHaveValue('0');
  });
});

test('derecho can be built, played and checked with the keyboard alone', async ({ page }) => {
  await page.goto('/section/music/lesson/rhythm');
  const grid = page.getByRole('region', { name: 'Derecho with the lift' });
  await tabTo(page, grid.getByRole('button', { name: /^Cell 1 of 16/ }));
  for (const stroke of DERECHO) {
    await page.keyboard.press(stroke);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('p');
  await expect(grid.locator('[aria-current]')).toHaveCount(1);
  await page.keyboard.press('p');
  await tabTo(page, grid.getByRole('button', { name: 'Check' }));
  await page.keyboard.press('Enter');
  await expect(grid.getByText('Perfect!')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Mark as Complete' }));
  await page.keyboard.press('Space');
  const completed = page.getByRole('button', { name: '✓ Completed' });
  await expect(completed).toBeDisabled();
  await expect(completed).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Lesson completed.' })).toBeAttached();
});
