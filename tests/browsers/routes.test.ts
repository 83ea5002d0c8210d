import { SECTIONS } from '#src/content/site/sections.ts';
import { sitePages } from '#src/content/site/site-pages.ts';
import { expect, test } from './support/test.ts';

test('every page opens without an error, and has its heading', { tags: ['short'] }, async ({
  page,
}) => {
  for (const { path } of sitePages(SECTIONS)) {
    await page.goto(path);
    await page.see({ css: 'h1' });
    expect(await page.errors(), path).toEqual([]);
  }
});
