import type { Page } from '@playwright/test';

/** The presentation. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: /^Presenting/ });

/** The announcement of the slide on screen, as *Slide 2 of 6. Majao: show.* */
export const place = (page: Page) => dialog(page).getByText(/^Slide \d+ of \d+\. /);

/** Switches *I teach* on before the pages of a test open, unless their device has a choice. */
export async function switchOnTeaching(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('i_teach') === null) localStorage.setItem('i_teach', 'on');
  });
}
