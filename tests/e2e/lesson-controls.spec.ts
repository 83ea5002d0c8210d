import type { Page } from '@playwright/test';
import { SECTIONS } from '#src/content/site/sections.ts';
import { sitePages } from '#src/content/site/site-pages.ts';
import { expect, test } from './support/test.ts';

/** The most controls that a whole lesson shows a learner, without the cells of its grids. */
const MOST = 130;

const LESSONS = sitePages(SECTIONS).filter(({ kind }) => kind === 'lesson');

/** Shows every part of a page, so that all of it loads. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(page.locator('[data-lazy-placeholder]')).toHaveCount(0);
}

/** The names of the controls that are seen, without the cells of grids. */
function controls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll(
      // The link that skips to the content is seen with the focus only.
      'a[href]:not([href="#content"]), button, input, select, textarea, summary',
    );
    return [...all]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => !each.closest('[role="toolbar"][aria-label^="Cells of"]'))
      .map((each) => each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '');
  });
}

for (const { path } of LESSONS) {
  test(`${path} has at most ${MOST} controls, and none of a teacher’s`, async ({ page }) => {
    await page.goto(path);
    await readThrough(page);
    const names = await controls(page);
    // The important parts are there: the way back, and the end of the lesson.
    expect(names).toContain('Mark as Complete');
    expect(names.length, names.join(' | ')).toBeLessThanOrEqual(MOST);
    const teachers =
      /^(Add to class plan|Present\b|In the class plan|Only the exercises|Class plan)/;
    expect(names.filter((name) => teachers.test(name))).toEqual([]);
  });
}
