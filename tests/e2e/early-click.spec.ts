import { expect, test } from './support/test.ts';

test.use({ waitsForHydration: false });

test('a click on an exercise that is not hydrated yet counts once it is', async ({ page }) => {
  // The exercise's code arrives only after the click.
  let deliver = () => {};
  const clicked = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/\/build\/quick-check-.*\.js$/, async (route) => {
    await clicked;
    await route.continue();
  });
  // Everything else is hydrated: deferred parts wait for input.
  await page.goto('/section/music/lesson/rhythm', { waitUntil: 'networkidle' });
  const question = page.getByRole('region').filter({ hasText: 'Quick check' }).first();
  const option = question.getByRole('listitem').getByRole('button').first();
  await option.click();
  await expect(option).not.toHaveAttribute('aria-disabled', 'true');
  deliver();
  await expect(option).toHaveAttribute('aria-disabled', 'true');
});
