import { expect, test } from './support/test.ts';

// An insecure context, like a phone that opens the site of a computer in the same network.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: ['--host-resolver-rules=MAP martillo.test 127.0.0.1'] });
  },
  baseURL: async ({ baseURL }, use) => {
    await use(`${baseURL}`.replace('127.0.0.1', 'martillo.test'));
  },
});

test('the app works over plain HTTP in a local network', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.getByRole('link', { name: 'Music' }).click();
  await page.getByRole('link', { name: 'Basic Rhythms' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(5);
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await page.getByRole('link', { name: 'Back to Music' }).last().click();
  await expect(page.getByRole('img', { name: 'Completed' })).toBeVisible();
});
