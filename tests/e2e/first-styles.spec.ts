import { sitePages } from '#src/content/pages.ts';
import { SECTIONS } from '#src/content/sections.ts';
import { expect, test } from './support/test.ts';

// Scripts change the page; what is compared is the page as it first stands.
test.use({ javaScriptEnabled: false, waitsForHydration: false, allowedErrors: /ERR_FAILED/ });

/** One page of every kind. */
const PAGES = [...new Map(sitePages(SECTIONS).map((page) => [page.kind, page])).values()];

test('a page looks the same before its style sheet has loaded', async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  for (const { path } of PAGES) {
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const styled = await page.evaluate(look);
      expect(styled.length).toBeGreaterThan(30);
      await page.route('**/build/*.css', (route) => route.abort());
      await page.goto(path);
      const first = await page.evaluate(look);
      await page.unroute('**/build/*.css');
      expect(first, `${path} at ${width}`).toEqual(styled);
    }
  }
});

/** Where each element is and how it looks. Runs in the page. */
async function look(): Promise<string[]> {
  // In its first frame the browser decides which of the parts with `content-visibility` it renders.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('body *')]
    .filter((element) => !element.matches('link, script, noscript *'))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
      const box = [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
      const style = [color, backgroundColor, fontSize, fontWeight, opacity].join(' ');
      return `${element.tagName} ${element.className}: ${box} ${style}`;
    });
}
