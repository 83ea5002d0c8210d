import { expect, test } from './support/test.ts';

// Firefox on Linux used to freeze at about one first Play in twenty, WebKitGTK to crash (decision 0026).
for (const [times, tags] of [
  [5, ['short']],
  [45, []],
] as const) {
  test(`the first Play of a page starts ${times} times, and freezes none`, {
    tags: [...tags],
    timeout: 240_000,
  }, async ({ page }) => {
    for (let i = 0; i < times; i++) {
      await page.goto('/section/music/quiz/rhythm-building');
      await page.click({ role: 'button', name: 'Play' });
      // The page responds and its highlight moves, and the audio thread delivers sound.
      await page.poll(() => window.probe?.lit.length ?? 0).toBeGreaterThan(1);
      await page.poll(() => window.probe?.clock ?? 0).toBeGreaterThan(0);
      expect(await page.errors()).toEqual([]);
    }
  });
}
