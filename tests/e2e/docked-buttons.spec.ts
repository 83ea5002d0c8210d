import type { Page } from '@playwright/test';
import { expect, test, walkTo } from './support/test.ts';

/** Widths of phones. */
const WIDTHS = [390, 320] as const;
const HEIGHT = 640;

const dock = (page: Page) => page.locator('[data-dock]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const choice = (page: Page, at: number) => page.locator('main ol').getByRole('button').nth(at);

/** Expects the buttons of the question to be docked, from left to right. The last one is the primary button. */
async function expectDocked(page: Page, names: readonly string[]) {
  const buttons = page.locator('[data-docked]').getByRole('button');
  await expect(buttons).toHaveText(names);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const boxes = await Promise.all((await buttons.all()).map((one) => one.boundingBox()));
    const lefts = boxes.map((box) => box?.x ?? 0);
    expect(lefts, `${width}`).toEqual(lefts.toSorted((a, b) => a - b));
    const last = boxes.at(-1) ?? { x: 0, y: 0, width: 0, height: 0 };
    // At the bottom right, where the thumb is.
    expect(last.x + last.width, `${width}`).toBeGreaterThan(width - 40);
    expect(last.y + last.height, `${width}`).toBeGreaterThan(HEIGHT - 12);
    expect(last.height, `${width}`).toBeGreaterThanOrEqual(44);
  }
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: HEIGHT } });

  test('what leads on is at the foot of every kind of quiz, the primary button last', async ({
    page,
  }) => {
    await test.step('by ear', async () => {
      await page.goto('/section/music/quiz/rhythms?seed=k7x2');
      await expectDocked(page, ['Submit Answer']);
      for (const at of [0, 1]) await choice(page, at).tap();
      await press(page, 'Submit Answer');
      await expectDocked(page, ['Show Solution', 'Try Again']);
      await press(page, 'Show Solution');
      await expectDocked(page, ['Next Question']);
      await expect(page.getByText(/^Solution: /)).toBeInViewport();
      await press(page, 'Next Question');
      await expect(page.getByText('Question 2 of 10', { exact: true })).toBeInViewport();
    });
    await test.step('on history', async () => {
      await walkTo(page, '/section/history/quiz/history-90-00?seed=k7x2');
      await choice(page, 0).tap();
      await expectDocked(page, ['Next']);
    });
    await test.step('with cards', async () => {
      await walkTo(page, '/section/music/quiz/label-the-band?seed=k7x2');
      await expectDocked(page, ['Reset', 'Check Answers']);
    });
    await test.step('with rhythms', async () => {
      await walkTo(page, '/section/music/quiz/rhythm-building');
      await expectDocked(page, ['Previous', 'Next']);
    });
    await test.step('in ear training', async () => {
      await walkTo(page, '/practice/ear?round=k3fd-w-a20');
      await press(page, 'Start the shared round');
      await expectDocked(page, ['End the round', 'Ask me']);
      await press(page, 'Ask me');
      await expect(page.locator('[data-docked]').getByRole('button')).toHaveText('End the round');
      await expect(page.getByText(/^Listen first, then answer\.$/)).toBeHidden({
        timeout: 20_000,
      });
      await choice(page, 0).tap();
      await expectDocked(page, ['End the round', 'Next']);
    });
  });
});

test('Tab leads from the options to what is docked, which stands below them on a desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/section/music/quiz/rhythms?seed=k7x2');

  await test.step('on a phone it comes before the foot of the page', async () => {
    await page.keyboard.press('a');
    await choice(page, 3).focus();
    const stops: string[] = [];
    for (let i = 0; i < 4 && stops.at(-1) !== 'Submit Answer'; i++) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(stops).toEqual(['Save for offline', 'Feedback', 'Submit Answer']);
  });

  await test.step('on a desk it is in the question, in the same order', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const key of ['2', 'Enter']) await page.keyboard.press(key);
    const question = page.getByRole('region', { name: 'Question' });
    await expect(question.getByRole('button', { name: /^(Show Solution|Try Again)$/ })).toHaveText([
      'Show Solution',
      'Try Again',
    ]);
    await expect(dock(page).getByRole('button')).toHaveText(['Feedback']);
  });
});
