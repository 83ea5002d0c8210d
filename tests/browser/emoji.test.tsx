import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WithEmoji } from '#src/ui/media/emoji.tsx';

const heading = page.getByRole('heading', { name: 'Quiz Complete! 🏆' });

test('an emoji is drawn by ourselves, unless it is hidden, and read as before', async () => {
  const { rerender } = await render(
    <h2>
      <WithEmoji>Quiz Complete! 🏆</WithEmoji>
    </h2>,
  );
  await expect.element(heading).toBeVisible();
  const drawing = heading.element().querySelector('svg');
  const { width, height } = drawing?.getBoundingClientRect() ?? { width: 0, height: 0 };
  const size = Number.parseFloat(getComputedStyle(heading.element()).fontSize);
  expect(width).toBeCloseTo(height);
  expect(width / size).toBeGreaterThan(0.8);
  expect(drawing?.querySelector('path')?.getTotalLength()).toBeGreaterThan(24);
  // A prize that was not earned is for screen readers only.
  await rerender(
    <h2>
      <WithEmoji hidden>Quiz Complete! 🏆</WithEmoji>
    </h2>,
  );
  await expect.element(heading).toBeVisible();
  expect(heading.element().querySelector('svg')).toBeNull();
});
