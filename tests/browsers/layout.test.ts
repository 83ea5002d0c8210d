import type { Page } from './support/page.ts';
import { expect, test } from './support/test.ts';

const LESSON = '/section/music/lesson/rhythm';
/**
 * The largest distance of a part from its neighbours, and of an anchor from the top of the window (CSS pixels).
 */
const NEAR = 60;

/** The distance of an anchor's part from the top of the window, in CSS pixels. */
const topOf = (page: Page, id: string) =>
  page.poll((id) => Math.abs(document.getElementById(id)?.getBoundingClientRect().top ?? NaN), id);

/** The space between a part's content and its edges, in CSS pixels. */
const gapIn = (page: Page, id: string) =>
  page.poll((id) => {
    const part = document.getElementById(id);
    if (!part) return NaN;
    const content = document.createRange();
    content.selectNodeContents(part);
    const { bottom } = part.getBoundingClientRect();
    return Math.abs(bottom - content.getBoundingClientRect().bottom);
  }, id);

test('each part of a long lesson is laid out to its end once it is in sight', async ({ page }) => {
  await page.visit(LESSON);
  const parts = await page.run(() =>
    [...document.querySelectorAll('main section[id]')].map(({ id }) => id),
  );
  expect(parts.length).toBeGreaterThan(5);
  for (const id of parts) {
    await page.run((id) => document.getElementById(id)?.scrollIntoView(), id);
    await gapIn(page, id).toBeLessThan(NEAR);
  }
});

test('anchors of a long lesson land where they should', async ({ page }) => {
  await page.goto(`${LESSON}#majao`);
  await topOf(page, 'majao').toBeLessThan(NEAR);
  await page.goto(LESSON);
  const contents = { css: 'nav[aria-labelledby=contents]' };
  await page.click({ role: 'link', name: 'Mambo', in: contents });
  await topOf(page, 'mambo').toBeLessThan(NEAR);
  await page.reload();
  await topOf(page, 'mambo').toBeLessThan(NEAR);
});
