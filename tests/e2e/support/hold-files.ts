import type { Page } from '@playwright/test';

/** Holds back matching files on the pages that are opened. @returns a function that delivers them */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(files, async (route) => {
    await delivered;
    await route.continue();
  });
  return deliver;
}
