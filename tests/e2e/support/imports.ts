import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from './test.ts';

/** Whether the browser caches the failure of an import and does not retry, as many do. Logs an error that it failed. */
export async function remembersFailures(page: Page): Promise<boolean> {
  const file = '**/probe.js';
  const load = () => page.evaluate((path) => import(path).then(Boolean, () => false), '/probe.js');
  await page.route(file, (route) => route.abort());
  await load();
  await page.unroute(file);
  await page.route(file, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const isLoaded = await load();
  await page.unroute(file);
  return !isLoaded;
}

/**
 * Presses a button that imports code again. Where the browser caches the failure, the page is reloaded first, and
 * `repeat` restores the lost state.
 */
export async function loadAgain(
  page: Page,
  button: Locator,
  repeat: () => Promise<void> = async () => {},
): Promise<void> {
  if (!(await remembersFailures(page))) {
    await button.click();
    return;
  }
  const loaded = page.waitForEvent('load');
  await button.click();
  await loaded;
  await waitForHydration(page);
  await repeat();
}
