import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { holdFiles } from './support/hold-files.ts';
import { expect, test, walkTo } from './support/test.ts';

const LESSON = '/section/music/lesson/rhythm';
const PHONE = { width: 390, height: 800 };

const button = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
/** Waits until the page has handled the closing of the menu: its entries are gone. */
const expectClosed = (page: Page) => expect(page.locator('dialog nav')).toHaveCount(0);
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const fold = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });
/** Expands a list of the menu, unless it is expanded, as the current page's list is. */
async function unfold(page: Page, name: string): Promise<void> {
  const list = fold(page, name).locator('..');
  if (!(await list.evaluate((details) => details.hasAttribute('open')))) {
    await fold(page, name).click();
  }
}

/** Pages of several kinds, and the menu entry of the next one. The menu is the same on every page. */
const WAYS = [
  { from: '/', list: null, name: 'Practice' },
  { from: '/practice', list: null, name: 'Ear training' },
  { from: '/practice/ear', list: 'Lessons', name: 'Basic Rhythms' },
  { from: LESSON, list: 'Quizzes', name: 'Which rhythm?' },
  { from: '/section/music/quiz/rhythms', list: 'Glossary', name: 'History' },
];

test('the menu leads from page to page by the five ways in, in two taps, offers the stop of the road that is now, and switches theme and tools at once', async ({
  page,
}) => {
  const deliver = await holdFiles(page, '**/build/lesson-page-*.js');
  await page.setViewportSize(PHONE);
  await page.goto('/');

  await test.step('the first stop, the theme and the tools for teachers', async () => {
    await button(page).click();
    await expect(entry(page, 'Start here Key Instruments')).toBeInViewport({ ratio: 1 });
    await menu(page).getByRole('button', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(entry(page, 'Class plan')).toBeHidden();
    await menu(page).getByRole('switch', { name: 'I teach' }).click();
    await expect(entry(page, 'Class plan')).toBeVisible();
    await expect(entry(page, 'Donate')).toHaveAttribute('target', '_blank');
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  for (const { from, list, name } of WAYS) {
    await test.step(from, async () => {
      await expect(page).toHaveURL((url) => url.pathname === from);
      await button(page).click();
      for (const way of ['Practice', 'Ear training']) await expect(entry(page, way)).toBeVisible();
      for (const [title, example] of [
        ['Lessons', 'Song Structure'],
        ['Quizzes', 'Label the band'],
        ['Glossary', 'History'],
      ] as const) {
        await unfold(page, title);
        await expect(entry(page, example)).toBeVisible();
      }
      await expect(entry(page, 'Song Structure')).toBeHidden();
      if (list) await unfold(page, list);
      await entry(page, name).click();
      await expect(menu(page)).toBeHidden();
      if (name !== 'Basic Rhythms') return;
      await test.step('a list that is unfolded while the page is loading stays when it arrives', async () => {
        await button(page).click();
        await unfold(page, 'Quizzes');
        deliver();
        await expect(menu(page).locator('[aria-current]')).toHaveText(name);
        await expect(entry(page, 'Label the band')).toBeVisible();
        await page.keyboard.press('Escape');
        await expectClosed(page);
      });
    });
  }
  await expect(page).toHaveURL('/section/history/glossary');

  await walkTo(page, `${LESSON}?at=derecho`);
  await walkTo(page, '/practice/ear');
  await button(page).click();
  await entry(page, 'Go on Basic Rhythms, step 5 of 21').click();
  await expect(page).toHaveURL(`${LESSON}?at=derecho`);
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Derecho', exact: true })).toBeFocused();
});

test('the menu is a dialog for the keyboard, with the current page marked', async ({ page }) => {
  await page.goto(LESSON);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();

  await test.step('the focus comes to the first entry, and stays in the menu', async () => {
    await expect(entry(page, 'Start here Key Instruments')).toBeFocused();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 24; press += 1) {
        await page.keyboard.press(key);
        // Between the last and the first entry, focus may be on the browser's own controls.
        const behind = await page.evaluate(() => {
          const { activeElement, body } = document;
          return activeElement !== body && !activeElement?.closest('dialog[open]');
        });
        expect(behind, `${key} ${press + 1}`).toBe(false);
      }
    }
  });

  await test.step('the entry of the current page is unfolded and marked', async () => {
    await expect(entry(page, 'Basic Rhythms')).toHaveAttribute('aria-current', 'page');
    await expect(menu(page).locator('[aria-current]')).toHaveCount(1);
    await expect(entry(page, 'Sound to name')).toBeHidden();
  });

  await test.step('Escape, Close and a press beside it close the menu; the focus returns', async () => {
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await menu(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expectClosed(page);
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(20, 300);
    await expectClosed(page);
  });

  await test.step('a page that is chosen by key gets the focus', async () => {
    await button(page).press('Enter');
    await fold(page, 'Glossary').press('Enter');
    await entry(page, 'Music').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeFocused();
    await expect(menu(page)).toBeHidden();
  });
});

test('ways in and Donate are in the header of wide windows; the menu fits 320 pixels and large text, has targets of thumb size, and passes axe', async ({
  page,
}) => {
  await page.goto('/section/music');
  for (const [width, isWide] of [
    [820, true],
    [819, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Ear training', 'Donate']) {
      const link = page.getByRole('banner').getByRole('link', { name });
      await expect(link).toBeVisible({ visible: isWide });
    }
    // Otherwise it is in the footer.
    await expect(page.getByRole('link', { name: 'Donate' })).toHaveCount(1);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await button(page).click();
  await expect(fold(page, 'Lessons')).toBeVisible();
  for (const name of ['Quizzes', 'Glossary', 'Lessons']) {
    await fold(page, name).click();
    const small = await menu(page).evaluate((dialog) => {
      const controls = [...dialog.querySelectorAll('a, button, summary')];
      const shown = controls.filter((control) => control.checkVisibility());
      return shown
        .map((control) => [control.textContent, control.getBoundingClientRect()] as const)
        .filter(([, { height, left, right }]) => height < 44 || left < 0 || right > 320)
        .map(([text]) => text);
    });
    expect(small, name).toEqual([]);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await violations(page, { rules: { 'target-size': { enabled: true } } });
    expect(found, colorScheme).toEqual([]);
  }
  await menu(page).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await expect(menu(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  for (const size of ['16px', '32px']) {
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, size);
    const width = await menu(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(width, size).toBe(0);
  }
});

test('Feedback is a sign in the bar of a lesson’s steps on a phone, and covers nothing', async ({
  page,
}) => {
  const feedback = page.getByRole('button', { name: 'Feedback' });
  const heightOfBar = async () => (await page.locator('[data-dock]').boundingBox())?.height;
  const widths = [
    [320, false],
    [390, false],
    [1440, true],
  ] as const;
  await page.goto(`${LESSON}?at=derecho`);
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
  for (const [width, hasName] of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(feedback.getByText('Feedback')).toBeVisible({ visible: hasName });
    const overlaps = await page.locator('[data-tools]').evaluate((bar) => {
      const boxes = [...bar.querySelectorAll('button')].map((one) => one.getBoundingClientRect());
      const inOrder = boxes.sort((a, b) => a.left - b.left);
      return inOrder.filter((box, i) => {
        const before = inOrder[i - 1];
        return (before && before.right > box.left) || box.right > innerWidth;
      }).length;
    });
    expect(overlaps, `${width}`).toBe(0);
    expect(await heightOfBar(), `${width}`).toBeLessThan(60);
  }
  await walkTo(page, `${LESSON}?at=summary`);
  await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
  for (const [width] of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await heightOfBar(), `last step, ${width}`).toBeLessThan(60);
  }
});
