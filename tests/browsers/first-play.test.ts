import { expect, test } from './support/test.ts';

/** Firefox on Linux used to freeze at about one first Play in twenty (decision 0026). */
const TIMES = 50;

test(`the first Play of a page starts ${TIMES} times, and freezes none`, async ({ page }) => {
  for (let i = 0; i < TIMES; i++) {
    await page.goto('/section/music/quiz/rhythm-building');
    await page.click({ role: 'button', name: 'Play' });
    // The page answers and its highlight moves, and the audio thread delivers sound.
    await page.poll(() => window.probe?.lit.length ?? 0).toBeGreaterThan(1);
    await page.poll(() => window.probe?.recording).toBe(true);
    expect(await page.errors()).toEqual([]);
  }
}, 240_000);
