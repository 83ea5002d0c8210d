import { SECTIONS } from '#src/content/site/sections.ts';
import { sitePages } from '#src/content/site/site-pages.ts';
import { expect, test } from './support/test.ts';

// Scripts change the page; what is compared is the page as it first stands.
test.use({ javaScriptEnabled: false, waitsForHydration: false, allowedErrors: /ERR_FAILED/ });

/** One page of every kind. */
const PAGES = [...new Map(sitePages(SECTIONS).map((page) => [page.kind, page])).values()];

test('a page looks the same before its style sheet has loaded', async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  // The fonts come with the style sheet: here, those that stand in for them are compared.
  await page.route('**/*.woff2', (route) => route.abort());
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
