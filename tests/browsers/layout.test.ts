import type { Page } from './support/page.ts';
import { expect, test } from './support/test.ts';

const LESSON = '/section/music/lesson/rhythm';
/** A part is at most this far from what is around it, and an anchor from the top of the window (CSS pixels). */
const NEAR = 60;

/** How far the part of an anchor is from the top of the window, in CSS pixels. */
const topOf = (page: Page, id: string) =>
  page.poll((id) => Math.abs(document.getElementById(id)?.getBoundingClientRect().top ?? NaN), id);

/** How far the content of each part ends above or below its end, in CSS pixels. */
const gaps = (page: Page) =>
  page.run(() =>
    [...document.querySelectorAll('main section[id]')].map((part) => {
      const content = document.createRange();
      content.selectNodeContents(part);
      const { bottom } = part.getBoundingClientRect();
      return Math.abs(bottom - content.getBoundingClientRect().bottom);
    }),
  );

test('a long lesson starts after its first paint, and is laid out to its end', async ({ page }) => {
  // Without any input, which would start it earlier.
  await page.visit(LESSON);
  await page.poll(() => document.documentElement.hasAttribute('data-in-parts')).toBe(false);
  const found = await gaps(page);
  expect(found.length).toBeGreaterThan(5);
  expect(Math.max(...found)).toBeLessThan(NEAR);

  const wait = () => {
    const timeOf = (entries: PerformanceEntryList) =>
      Math.min(...entries.map(({ startTime }) => startTime));
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/build\/(?!test-).*\.js$/.test(name));
    // Infinite until a script has been fetched.
    return timeOf(scripts) - timeOf(performance.getEntriesByName('first-contentful-paint'));
  };
  await page.poll(wait).toSatisfy((wait) => wait > 0 && wait < Infinity);
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
