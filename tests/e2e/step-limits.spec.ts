import type { Page } from '@playwright/test';
import { SECTIONS } from '#src/content/site/sections.ts';
import { sitePages } from '#src/content/site/site-pages.ts';
import { expect, test } from './support/test.ts';

/** The most controls of a step, cells of grids and the docked bar included. */
const MOST_CONTROLS = 40;
const PHONE = { width: 390, height: 800 };
const MOST_SCREENS = 2;

const LESSONS = sitePages(SECTIONS).filter(({ kind }) => kind === 'lesson');

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

interface StepSize {
  controls: number;
  /** From the top of the page to the end of the step, the docked bar included. */
  screens: number;
}

/** Shows all of the step on screen, and measures it. */
function sizeOfStep(page: Page): Promise<StepSize> {
  return page.evaluate(async () => {
    const dock = document.querySelector('[data-dock]');
    const main = document.querySelector('main');
    if (!dock || !main) throw new Error('The page has neither a text nor a bar.');
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const seen = (selector: string) =>
      [...document.querySelectorAll(`:is(main, [data-dock]) :is(${selector})`)].filter(isSeen);
    const isLoading = () => seen('[data-lazy-placeholder]').length > 0;
    while (isLoading()) await new Promise(requestAnimationFrame);
    const bottoms = [...main.querySelectorAll('*')]
      .filter(isSeen)
      .map((element) => element.getBoundingClientRect().bottom + scrollY);
    return {
      controls: seen('button, a[href], input, select, textarea, summary').length,
      screens: (Math.max(...bottoms) + dock.getBoundingClientRect().height) / innerHeight,
    };
  });
}

for (const { path } of LESSONS) {
  test(`each step of ${path} has few controls, and fits two screens of a phone`, async ({
    page,
  }) => {
    await page.goto(`${path}?at=opening`);
    const bar = page.getByRole('navigation', { name: 'Steps' });
    const next = bar.getByRole('button', { name: 'Next' });
    const place = bar.getByRole('status');
    await expect(place).toContainText('1 of');
    const count = Number(/of (\d+)/.exec(await place.innerText())?.[1]);
    expect(count).toBeGreaterThanOrEqual(8);
    for (let number = 1; ; number += 1) {
      await expect(place).toContainText(`${number} of ${count}`);
      const { controls, screens } = await sizeOfStep(page);
      const step = new URL(page.url()).searchParams.get('at') ?? '';
      expect(controls, step).toBeGreaterThan(0);
      expect.soft(controls, step).toBeLessThanOrEqual(MOST_CONTROLS);
      expect.soft(screens, step).toBeLessThanOrEqual(MOST_SCREENS);
      if (number === count) break;
      await next.click();
    }
  });
}
