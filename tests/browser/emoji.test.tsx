import '#src/ui/base.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

/** Shows a title on a system whose fonts draw every emoji in a colour. */
async function showWhere(colour: string) {
  // The fonts of a system cannot be changed from a page: a box in their place, as where they have no emoji.
  vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function (
    this: OffscreenCanvasRenderingContext2D,
  ) {
    this.fillStyle = colour;
    this.fillRect(2, 2, 12, 12);
  });
  // A module of its own: the answer is kept for the visit.
  const { WithEmoji }: typeof import('#src/ui/emoji.tsx') = await import(
    /* @vite-ignore */ `/src/ui/emoji.tsx?${colour}`
  );
  await render(
    <h2>
      <WithEmoji>Quiz Complete! 🏆</WithEmoji>
    </h2>,
  );
  return page.getByRole('heading', { name: 'Quiz Complete! 🏆' });
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('an emoji that the system has no colours for is drawn, and read as before', async () => {
  const heading = await showWhere('black');
  await expect.element(heading).toBeVisible();
  const drawing = heading.element().querySelector('svg');
  const { width, height } = drawing?.getBoundingClientRect() ?? { width: 0, height: 0 };
  const size = Number.parseFloat(getComputedStyle(heading.element()).fontSize);
  expect(width).toBeCloseTo(height);
  expect(width / size).toBeGreaterThan(0.8);
  expect(drawing?.querySelector('path')?.getTotalLength()).toBeGreaterThan(24);
});

test('an emoji that the system has is left to it', async () => {
  const heading = await showWhere('gold');
  await expect.element(heading).toBeVisible();
  expect(heading.element().querySelector('svg')).toBeNull();
});
