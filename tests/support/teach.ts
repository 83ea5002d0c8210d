import type { Page } from '@playwright/test';

/** Switches *I teach* on before the pages of a test open, unless their device has a choice. */
export async function switchOnTeaching(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('i_teach') === null) localStorage.setItem('i_teach', 'on');
  });
}
