import type { Page } from '@playwright/test';
import { SECTIONS } from '#src/content/site/sections.ts';
import { sitePages } from '#src/content/site/site-pages.ts';
import { expect, test, walkTo } from './support/test.ts';

/** Maximum number of controls in a whole lesson, without the cells of its grids. */
const MOST = 130;
/** Maximum number of controls in a step, including the cells of grids and the docked bar. */
const MOST_OF_STEP = 40;
const MOST_SCREENS = 2;
const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 800 };

const LESSONS = sitePages(SECTIONS).filter(({ kind }) => kind === 'lesson');

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

for (const section of ['history', 'music']) {
  test(`each lesson on ${section} has few controls, as a whole and in each step, and names what a teacher adds`, async ({
    page,
  }) => {
    await page.goto('/');
    for (const { path } of LESSONS.filter(({ path }) => path.includes(`/${section}/`))) {
      await test.step(path, () => expectFewControls(page, path));
    }
  });
}

async function expectFewControls(page: Page, path: string): Promise<void> {
  // A desktop shows the most controls.
  await page.setViewportSize(DESK);
  await walkTo(page, path);
  await readThrough(page);

  await test.step('a learner sees few controls, and none of a teacher’s', async () => {
    const names = await controls(page);
    // The important controls exist: the links to the previous pages, and the end of the lesson.
    expect(names).toContain('Mark as Complete');
    expect(names.length, names.join(' | ')).toBeLessThanOrEqual(MOST);
    const teachers =
      /^(Add to class plan|Present\b|In the class plan|Only the exercises|Class plan)/;
    expect(names.filter((name) => teachers.test(name))).toEqual([]);
  });

  // Two items with the same name cannot be told apart in a list of controls, nor in a class plan.
  await test.step('what a teacher can add has a name of its own', async () => {
    const teaches = page.getByRole('contentinfo').getByRole('switch', { name: 'I teach' });
    await teaches.tap();
    const buttons = page.getByRole('button', { name: /^Add to class plan: / });
    await expect(buttons.first()).toBeAttached();
    const names = await buttons.evaluateAll((all) => all.map((each) => each.ariaLabel));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    await teaches.tap();
    await expect(buttons).toHaveCount(0);
  });

  await test.step('each step has few controls, and fits two screens of a phone', async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole('link', { name: /^Start: \d+ steps/ }).tap();
    const steps = await sizesOfSteps(page);
    expect(steps.length).toBeGreaterThanOrEqual(8);
    for (const { step, controls, screens } of steps) {
      expect(controls, step).toBeGreaterThan(0);
      expect.soft(controls, step).toBeLessThanOrEqual(MOST_OF_STEP);
      expect.soft(screens, step).toBeLessThanOrEqual(MOST_SCREENS);
    }
  });
}

/** Scrolls to each deferred part of a page, so that all of them load. */
function readThrough(page: Page): Promise<void> {
  const showNext = () => {
    const waiting = document.querySelectorAll('[data-lazy-placeholder]');
    waiting[0]?.scrollIntoView({ behavior: 'instant' });
    return waiting.length;
  };
  return expect.poll(() => page.evaluate(showNext), { intervals: [50], timeout: 30_000 }).toBe(0);
}

/** The names of the visible controls, without the cells of grids. */
function controls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll(
      // The skip link is visible only while focused.
      'a[href]:not([href="#content"]), button, input, select, textarea, summary',
    );
    return [...all]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => !each.closest('[role="toolbar"][aria-label^="Cells of"]'))
      .map((each) => each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '');
  });
}

interface StepSize {
  step: string;
  controls: number;
  /** Height from the top of the page to the end of the step, including the docked bar, in screens. */
  screens: number;
}

/** Shows and measures each step completely, from the first one on. */
function sizesOfSteps(page: Page): Promise<StepSize[]> {
  return page.evaluate(async () => {
    const main = document.querySelector('main') as Element;
    const dock = document.querySelector('[data-dock]') as Element;
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const seen = (selector: string) =>
      [...document.querySelectorAll(`:is(main, [data-dock]) :is(${selector})`)].filter(isSeen);
    const until = async (isReady: () => boolean) => {
      while (!isReady()) await new Promise(requestAnimationFrame);
    };
    /** The number of the step on screen, and the number of all steps. */
    const place = () => {
      const [, number, count] = /(\d+) of (\d+)/.exec(dock.textContent ?? '') ?? [];
      return { number: Number(number), count: Number(count) };
    };
    await until(() => place().number === 1);
    const sizes: StepSize[] = [];
    for (const { count } = place(); ; ) {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      await until(() => seen('[data-lazy-placeholder]').length === 0);
      const bottoms = [...main.querySelectorAll('*')]
        .filter(isSeen)
        .map((element) => element.getBoundingClientRect().bottom + scrollY);
      sizes.push({
        step: new URLSearchParams(location.search).get('at') ?? '',
        controls: seen('button, a[href], input, select, textarea, summary').length,
        screens: (Math.max(...bottoms) + dock.getBoundingClientRect().height) / innerHeight,
      });
      if (sizes.length === count) return sizes;
      const next = seen('button').find(({ textContent }) => /^Next\b/.test(textContent ?? ''));
      (next as HTMLElement).click();
      await until(() => place().number === sizes.length + 1);
    }
  });
}
