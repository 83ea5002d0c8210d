import type { Page } from '@playwright/test';
import { SECTIONS } from '#src/content/site/sections.ts';
import { sitePages } from '#src/content/site/site-pages.ts';
import { expect, test } from './support/test.ts';

// Without scripts, which change the page: the test compares its first state.
test.use({ javaScriptEnabled: false, waitsForHydration: false, allowedErrors: /ERR_FAILED/ });

/** One page of every kind. */
const PAGES = [...new Map(sitePages(SECTIONS).map((page) => [page.kind, page])).values()];

test('a page looks the same without its style sheet', async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  // Without web fonts, which come with the style sheet: the test compares the fallback fonts.
  await page.route('**/*.woff2', (route) => route.abort());
  for (const { path } of PAGES) {
    await page.goto(path);
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await switchSheet(page, true);
      const styled = await page.evaluate(look);
      expect(styled.length).toBeGreaterThan(30);
      await switchSheet(page, false);
      expect(await page.evaluate(look), `${path} at ${width}`).toEqual(styled);
    }
  }
});

/** Enables or disables the only style sheet of a page. Its inline styles stay. */
async function switchSheet(page: Page, isUsed: boolean): Promise<void> {
  const files = await page.evaluate((isUsed) => {
    const sheets = [...document.styleSheets].filter(({ href }) => href);
    for (const sheet of sheets) sheet.disabled = !isUsed;
    return sheets.length;
  }, isUsed);
  expect(files).toBe(1);
}

/** The position and the look of each element. Runs in the page. */
function look(): string[] {
  const elements = [...document.querySelectorAll<HTMLElement>('body *')];
  // Whether the browser renders parts with `content-visibility: auto` depends on the frame.
  for (const { style } of elements) if (style) style.contentVisibility = 'visible';
  return elements
    .filter((element) => !element.matches('link, script, noscript *'))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
      const box = [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
      const style = [color, backgroundColor, fontSize, fontWeight, opacity].join(' ');
      return `${element.tagName} ${element.className}: ${box} ${style}`;
    });
}
