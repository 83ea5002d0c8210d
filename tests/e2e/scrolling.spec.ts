import type { Page } from '@playwright/test';
import { expect, MOTION, test } from './support/test.ts';

const LESSON = '/section/music/lesson/rhythm';

test.use({ ...MOTION, viewport: { width: 390, height: 700 } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls the last link of this name to the middle of the viewport. @returns the scroll position */
async function scrollToLink(page: Page, name: string): Promise<number> {
  await expect(page.locator('[data-lazy-placeholder]')).toHaveCount(0);
  const link = page.getByRole('link', { name }).last();
  const scroll = () =>
    link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await scroll();
  // Until the page is scrolled, its parts have estimated heights.
  await expect(page.locator('html[data-whole]')).toHaveCount(1);
  // Text moves the content below when its font arrives, which takes long on a busy machine.
  await page.evaluate(() => document.fonts.ready);
  let top = Number.NaN;
  await expect(async () => {
    const before = top;
    await scroll();
    top = await scrollY(page);
    expect(top).toBe(before);
  }).toPass();
  await expect(link).toBeInViewport();
  expect(top).toBeGreaterThan(100);
  return top;
}

/** Opens the lesson and waits for its exercises, which give it its full height. */
async function openLesson(page: Page, anchor = ''): Promise<void> {
  await page.goto(LESSON + anchor);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(5);
}

async function expectScrollY(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollY(page)) - top)).toBeLessThanOrEqual(2);
}

test('a new page starts at its top with the focus on its heading; Back, Forward and a reload restore the scroll position, also in a lesson opened at an anchor', async ({
  page,
}) => {
  // Invalid positions are ignored.
  await page.goto('/favicon.svg');
  await page.evaluate(() => sessionStorage.setItem('scrollPositions', '{'));
  await openLesson(page, '#majao');
  const inLesson = await scrollToLink(page, 'Back to Music');
  await page.getByRole('link', { name: 'Back to Music' }).last().click();
  await expect(heading(page, 'Music')).toBeFocused();
  await expectScrollY(page, 0);
  const inMusic = await scrollToLink(page, 'Glossary');
  await page.goBack();
  await expect(heading(page, 'Basic Rhythms')).toBeFocused();
  await expectScrollY(page, inLesson);
  await page.goForward();
  await expect(heading(page, 'Music')).toBeFocused();
  await expectScrollY(page, inMusic);

  await test.step('two visits to a page have separate scroll positions', async () => {
    await page.getByRole('link', { name: /^Basic Rhythms/ }).click();
    await expect(heading(page, 'Basic Rhythms')).toBeFocused();
    await expectScrollY(page, 0);
    await page.goBack();
    await expect(heading(page, 'Music')).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'Basic Rhythms')).toBeFocused();
    await expectScrollY(page, inLesson);
  });

  await test.step('Back from an anchor', async () => {
    await page.evaluate(() => location.assign('#derecho'));
    await expect(page.getByRole('heading', { level: 2, name: 'Derecho' })).toBeInViewport();
    await page.goBack();
    await expectScrollY(page, inLesson);
  });

  await test.step('Back when the lesson has to be loaded again', async () => {
    await page.getByRole('link', { name: 'Back to Music' }).last().click();
    await expect(heading(page, 'Music')).toBeFocused();
    // Discards the lesson from memory.
    await page.reload();
    await expect(heading(page, 'Music')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Basic Rhythms')).toBeFocused();
    await expectScrollY(page, inLesson);
  });

  await test.step('Back from another document', async () => {
    await page.goto('/favicon.svg');
    await page.goBack();
    await expect(heading(page, 'Basic Rhythms')).toBeAttached();
    await expectScrollY(page, inLesson);
  });

  await test.step('a reload', async () => {
    await page.reload();
    await expectScrollY(page, inLesson);
  });

  await test.step('Back and a reload after skipping to the content', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    // Any input ends the scrolling to the content, which otherwise continues while the page grows.
    await page.keyboard.press('Shift');
    const skipped = await scrollToLink(page, 'Back to Music');
    await page.getByRole('link', { name: 'Back to Music' }).last().click();
    await expect(heading(page, 'Music')).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'Basic Rhythms')).toBeFocused();
    await expectScrollY(page, skipped);
    await page.reload();
    await expectScrollY(page, skipped);
  });
});

test.describe('a link to an anchor', () => {
  const part = (page: Page, name: string) =>
    page.getByRole('heading', { level: 2, name, exact: true });
  const linkTo = (page: Page, name: string) =>
    page
      .getByRole('navigation', { name: 'In this lesson' })
      .getByRole('link', { name, exact: true });
  /** Distance of a section from the top of the viewport, in CSS pixels. */
  const topOf = (page: Page, name: string) =>
    part(page, name).evaluate(
      (heading) => heading.parentElement?.getBoundingClientRect().top ?? Number.NaN,
    );

  test.use({ viewport: { width: 1440, height: 700 } });

  /** The number of scroll positions of the page so far. */
  const placesOf = (page: Page): Promise<number> =>
    page.evaluate(() => Reflect.get(window, 'places').size);
  /** Opens the lesson at one of its parts. @returns the number of scroll positions */
  const openAt = async (page: Page, name: string): Promise<number> => {
    await page.addInitScript(() => {
      const places = new Set<number>();
      Object.assign(window, { places });
      document.addEventListener('scroll', () => places.add(window.scrollY));
    });
    await openLesson(page, `#${name.toLowerCase()}`);
    await expect(part(page, name)).toBeFocused();
    await expect.poll(() => topOf(page, name)).toBeLessThan(40);
    return placesOf(page);
  };

  test('moves scroll and focus when the page opens at it, and smoothly when it is followed; Back scrolls back, and Tab continues', async ({
    page,
  }) => {
    expect(await openAt(page, 'Mambo')).toBeGreaterThanOrEqual(6);
    await page.keyboard.press('Home');
    await expectScrollY(page, 0);
    const majao = linkTo(page, 'Majao');
    await majao.scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    await page.evaluate(() => Reflect.get(window, 'places').clear());
    await majao.click();
    await expect(part(page, 'Majao')).toBeFocused();
    await expect.poll(() => topOf(page, 'Majao')).toBeLessThan(40);
    expect(new URL(page.url()).hash).toBe('#majao');
    expect(await placesOf(page)).toBeGreaterThan(5);
    await expect(majao).toHaveAttribute('aria-current', 'location');
    await page.goBack();
    await expectScrollY(page, before);
    // Followed again, by keyboard.
    await linkTo(page, 'Mambo').focus();
    await page.keyboard.press('Enter');
    await expect(part(page, 'Mambo')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await part(page, 'Mambo').evaluate((heading) =>
        heading.parentElement?.contains(document.activeElement),
      ),
    ).toBe(true);
  });

  test('scrolls there at once if the user prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A jump is only corrected while the page grows; a busy machine draws few frames of an animation.
    expect(await openAt(page, 'Majao')).toBeLessThan(6);
    await linkTo(page, 'Mambo').evaluate((link: HTMLElement) => link.click());
    expect(await topOf(page, 'Mambo')).toBeLessThan(40);
    await expect(part(page, 'Mambo')).toBeFocused();

    await test.step('also to a term of the glossary', async () => {
      await page.goto('/section/music/glossary#mambo-bachata-sections');
      const term = page.locator('[id="mambo-bachata-sections"]');
      await expect(term).toBeFocused();
      await expect(term.getByRole('definition')).toHaveText(/the instrumental break/);
      await expect(term).toBeInViewport();
    });
  });
});
