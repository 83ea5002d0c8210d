import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { holdFiles } from './support/hold-files.ts';
import { dialog, place, switchOnTeaching } from './support/presenting.ts';
import { expect, test, walkTo } from './support/test.ts';

const LESSON = '/section/music/lesson/rhythm';
const QUIZ = '/section/history/quiz/history-50-60';

const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
test.beforeEach(({ page }) => switchOnTeaching(page));

/** The top of the section on majao in the viewport (CSS pixels). */
const majaoTop = (page: Page) =>
  page.locator('#majao').evaluate((section) => section.getBoundingClientRect().top);

test('a lesson and its exercises are presented by key and button, and left at the same place', async ({
  page,
}) => {
  await page.goto(LESSON);
  await page.locator('#majao h2').scrollIntoViewIfNeeded();
  await expect(page.locator('html[data-whole]')).toHaveCount(1);
  const top = await majaoTop(page);
  await page.keyboard.press('f');
  await expect(place(page)).toHaveText(/^Slide 1 of \d+\. Basic Rhythms\.$/);
  await expect(page).toHaveURL(`${LESSON}?present`);
  // The page behind it has no scrollbar.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');

  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(place(page)).toHaveText(/^Slide 3 /);
  await page.keyboard.press('.');
  await expect(dialog(page).getByText('The screen is black.')).toBeAttached();
  // The hidden page does not scroll.
  await page.keyboard.press('PageDown');
  await expect(place(page)).toHaveText(/^Slide 3 /);
  await page.keyboard.press('PageUp');
  await expect(place(page)).toHaveText(/^Slide 2 /);

  const address = page.url();
  await page.reload();
  await expect(place(page)).toHaveText(/^Slide 2 /);
  expect(page.url()).toBe(address);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect(page).toHaveURL(LESSON);
  await expect.poll(async () => Math.abs((await majaoTop(page)) - top)).toBeLessThan(3);
  await expect(page.getByRole('button', { name: 'Present this lesson' })).toBeFocused();

  await test.step('an exercise is presented by its button, and Back leaves it', async () => {
    const button = page.getByRole('button', { name: 'Present Majao', exact: true });
    await button.click();
    await expect(place(page)).toHaveText('Slide 1 of 1. Majao: show.');
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();

    // F presents the exercise that has the focus.
    await page
      .getByRole('toolbar', { name: 'Cells of Majao', exact: true })
      .getByRole('button')
      .first()
      .focus();
    await page.keyboard.press('f');
    await expect(place(page)).toHaveText('Slide 1 of 1. Majao: show.');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    // Its clips are a separate part.
    const majao = page.getByRole('region', { name: 'Majao', exact: true });
    await majao.getByText('Hear it from the band').click();
    await page
      .getByRole('button', { name: 'Add to class plan: Majao: clips of the band' })
      .last()
      .focus();
    await page.keyboard.press('f');
    await expect(place(page)).toHaveText('Slide 1 of 1. Majao from the band: show.');
  });
});

test('a lesson is left at the same place, also if its styles come after that', async ({ page }) => {
  const deliver = await holdFiles(page, '**/build/*.css');
  // The page's load event would wait for its styles.
  await page.goto(LESSON, { waitUntil: 'domcontentloaded' });
  await page.locator('#majao h2').scrollIntoViewIfNeeded();
  await expect(page.locator('html[data-whole]')).toHaveCount(1);
  const top = await majaoTop(page);
  // The scroll event comes with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.press('f');
  await expect(page).toHaveURL(`${LESSON}?present`);
  deliver();
  await expect(place(page)).toHaveText(/^Slide 1 /);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(async () => Math.abs((await majaoTop(page)) - top)).toBeLessThan(3);
});

test('a clicker runs a quiz, and letters and digits neither answer nor store', async ({ page }) => {
  await page.goto(QUIZ);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  const before = await stored(page);
  await page.getByRole('button', { name: 'Present this quiz' }).click();
  await expect(place(page)).toHaveText('Slide 1 of 6. Origins of Bachata.');
  for (const step of ['show', 'reveal', 'explain']) {
    await page.keyboard.press('PageDown');
    await expect(place(page)).toHaveText(`Slide 2 of 6. Question 1 of 5: ${step}.`);
    if (step === 'show') {
      for (const key of 'abdefx19') await page.keyboard.press(key === 'b' ? 'Shift+B' : key);
    }
  }
  // F5, which clickers send.
  await page.reload();
  await expect(place(page)).toHaveText('Slide 2 of 6. Question 1 of 5: explain.');
  await page.keyboard.press('PageDown');
  await expect(place(page)).toHaveText('Slide 3 of 6. Question 2 of 5: show.');
  await page.keyboard.press('PageUp');
  await expect(place(page)).toHaveText('Slide 2 of 6. Question 1 of 5: explain.');
  // Enter means Next, also after a button was clicked.
  await page.mouse.move(300, 300);
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  await expect(place(page)).toHaveText('Slide 2 of 6. Question 1 of 5: reveal.');
  await page.keyboard.press('Enter');
  await expect(place(page)).toHaveText('Slide 2 of 6. Question 1 of 5: explain.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toBe(before);
  await expect(page.getByText('Score: 0')).toBeVisible();

  await test.step('an address without anything to present says so', async () => {
    await walkTo(page, '/section/music?present');
    await expect(page.getByRole('dialog', { name: 'Nothing to present' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/section/music');
    // F has no effect here.
    await page.keyboard.press('f');
    await expect(page).toHaveURL('/section/music');
  });
});

/** A desktop's window and a phone's, upright and sideways. */
const WINDOWS = [
  [1280, 720],
  [320, 640],
  [640, 320],
] as const;
const CONTRAST = { rules: { 'color-contrast-enhanced': { enabled: true } } };

test('an address presents; the strip covers nothing of a slide, and both pass axe in both themes', async ({
  page,
}) => {
  const strip = dialog(page).getByRole('toolbar', { name: 'Presentation' });
  const slide = dialog(page).locator('[data-slide]');
  const title = slide.getByRole('heading').first();
  const next = strip.getByRole('button', { name: 'Next' });
  const bottomOf = async (bar: typeof strip) => {
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    return y + height;
  };
  const topOf = async (element: typeof strip) => (await element.boundingBox())?.y ?? 0;
  for (const path of ['/practice?present', `${LESSON}?present`, `${QUIZ}?present&step=2.1`]) {
    await page.goto(path);
    await expect(title).toBeVisible();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.move(width / 2 + 5, height / 2);
      await expect(strip).toHaveAttribute('data-visible');
      const end = await bottomOf(strip);
      expect(end).toBeGreaterThan(44);
      // A new size takes a frame or two to be laid out.
      await expect.poll(() => topOf(slide)).toBeGreaterThanOrEqual(end - 1);
      await expect.poll(() => topOf(title)).toBeGreaterThanOrEqual(end - 1);
    }
  }

  await test.step('the slide is as large as the window once it has gone, and below it again with the focus', async () => {
    const [, height] = WINDOWS[2];
    await expect(strip).not.toHaveAttribute('data-visible');
    await expect.poll(async () => (await slide.boundingBox())?.height).toBe(height);
    await next.focus();
    const end = await bottomOf(strip);
    await expect.poll(() => topOf(slide)).toBeGreaterThanOrEqual(end - 1);
  });

  await test.step('a question and a title pass axe, with the strip in view', async () => {
    // The page updates its own parameters in the meantime.
    await expect(page).toHaveURL(/seed=/);
    await expect(place(page)).toHaveText('Slide 2 of 6. Question 1 of 5: show.');
    expect(await violations(page, CONTRAST, 'dialog')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass('dark');
    await page.keyboard.press('PageUp');
    await expect(place(page)).toHaveText(/^Slide 1 /);
    expect(await violations(page, CONTRAST, 'dialog')).toEqual([]);
  });
});
