import { expect, test } from './support/test.ts';

/** Firefox on Linux used to freeze at about one first Play in twenty (decision 0026). */
const TIMES = 50;

test(`the first Play of a page sounds ${TIMES} times, and freezes none`, async ({ page }) => {
  for (let i = 0; i < TIMES; i++) {
    await page.goto('/section/music/quiz/rhythm-building');
    const play = { role: 'button', name: 'Play' } as const;
    // An empty grid is silent: only its count-in sounds.
    await page.press('Tab');
    await page.click({ role: 'button', name: /^Step 1 of 16/ });
    await page.click(play);
    await page.poll(() => window.probe?.lit.length ?? 0).toBeGreaterThan(1);
    await page.poll(() => window.probe?.onsets.length ?? 0).toBeGreaterThan(0);
    expect(await page.errors()).toEqual([]);
  }
}, 240_000);
