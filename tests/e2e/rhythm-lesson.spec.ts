import type { Locator } from '@playwright/test';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { finger } from './support/learner.ts';
import { expect, MOTION, test } from './support/test.ts';

test.use(MOTION);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('derecho can be built, played and checked by touch', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Music/ }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeVisible();
    await page.getByRole('link', { name: /^Basic Rhythms/ }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Basic Rhythms' })).toBeVisible();
    const grid = page.getByRole('region', { name: 'Derecho with the lift' });
    const cell = (step: number) =>
      grid.getByRole('button', { name: new RegExp(`^Cell ${step} of 16`) });
    for (const [index, stroke] of RHYTHMS['derecho-lift'].steps.entries()) {
      for (let taps = 0; taps < stroke; taps++) await cell(index + 1).tap();
    }
    await expect(cell(16)).toHaveAccessibleName('Cell 16 of 16, after count 8: accented');

    await grid.getByRole('button', { name: 'Play', exact: true }).tap();
    await expect(grid.locator('[aria-current=step]')).toHaveCount(1);
    await grid.getByRole('button', { name: 'Stop' }).tap();
    await expect(grid.locator('[aria-current]')).toHaveCount(0);

    await grid.getByRole('button', { name: 'Check' }).tap();
    await expect(grid.getByText('Perfect!')).toBeVisible();
    await page.getByRole('button', { name: 'Mark as Complete' }).tap();
    const completed = page.getByRole('button', { name: '✓ Completed' });
    await expect(completed).toBeDisabled();
    await expect(completed).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Lesson completed.' })).toBeAttached();

    // An unfinished grid is restored after a reload.
    const majao = page.getByRole('region', { name: 'Majao', exact: true });
    const unfinished = majao.getByRole('button', { name: /^Cell 3 of 16/ });
    await unfinished.tap();
    await page.reload();
    // The end of a lesson hydrates when the reader comes near.
    await page.getByRole('heading', { name: 'Test yourself' }).scrollIntoViewIfNeeded();
    await expect(completed).toBeDisabled();
    await expect(unfinished).toHaveAccessibleName('Cell 3 of 16, count 2: regular');
    await expect(majao.getByText('Continued from your last visit')).toBeVisible();
    // A solved grid is kept until its tab is closed.
    await expect(cell(16)).toHaveAccessibleName('Cell 16 of 16, after count 8: accented');
    await page.getByRole('link', { name: 'Back to Music' }).first().tap();
    await expect(
      page.getByRole('link', { name: /^Basic Rhythms/ }).getByRole('img', { name: 'Completed' }),
    ).toBeVisible();
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
