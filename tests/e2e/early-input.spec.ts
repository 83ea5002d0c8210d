import type { Locator, Page } from '@playwright/test';
import { holdFiles } from './support/hold-files.ts';
import { expect, test } from './support/test.ts';

test.use({ waitsForHydration: false });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
const cell = (page: Page, step: number) => button(page, new RegExp(`^Cell ${step} of 16`));
const press = async (control: Locator, key: string) => {
  await control.focus();
  await control.press(key);
};

interface Early {
  path: string;
  /** Uses the page before it has any scripts. */
  use: (page: Page) => Promise<void>;
  /** The effect of the input. */
  done: (page: Page) => Promise<void>;
}

const EARLY: Record<string, Early> = {
  'taps and keys on a rhythm grid': {
    path: '/section/music/lesson/rhythm',
    async use(page) {
      await cell(page, 1).click();
      await cell(page, 3).click();
      await cell(page, 3).click();
      await press(cell(page, 5), 'ArrowRight');
    },
    async done(page) {
      await expect(cell(page, 1)).toHaveAttribute('data-stroke', '1');
      await expect(cell(page, 3)).toHaveAttribute('data-stroke', '2');
      await expect(cell(page, 6)).toBeFocused();
    },
  },
  'Enter on a song map': {
    path: '/section/music/lesson/structure',
    use: (page) => press(button(page, /^Play Intro: 8/), 'Enter'),
    done: (page) => expect(button(page, /^Stop Intro: 8/)).toBeVisible(),
  },
  'a tap on the clip that a lesson begins with': {
    path: '/section/history/lesson/history-50-60',
    use: (page) => button(page, 'Play Hear it first: a slow bolero').click(),
    done: (page) => expect(button(page, 'Pause Hear it first: a slow bolero')).toBeVisible(),
  },
  'a tap on the band at home': {
    path: '/',
    use: (page) => button(page, 'Majao').click(),
    done: (page) => expect(button(page, 'Majao')).toHaveAttribute('aria-pressed', 'true'),
  },
  'taps on the tempo of the band': {
    path: '/practice',
    async use(page) {
      await button(page, '1 faster').click();
      await button(page, '1 faster').click();
    },
    done: (page) => expect(page).toHaveURL(/tempo=122/),
  },
};

// tests/site/html.test.ts checks that choices and fields wait for the scripts.
test('input before any script has loaded counts once it has', async ({ page }) => {
  for (const [name, { path, use, done }] of Object.entries(EARLY)) {
    await test.step(name, async () => {
      const deliver = await holdFiles(page, /\/build\/.*\.js$/);
      await page.goto(path, { waitUntil: 'commit' });
      await use(page);
      await expect(page.locator('[data-waiting]').first()).toBeVisible();
      deliver();
      await done(page);
      await expect(page.locator('[data-waiting]')).toHaveCount(0);
      await page.unrouteAll();
    });
  }
});

test('a tap on an exercise whose code is still missing counts once it is there', async ({
  page,
}) => {
  const deliver = await holdFiles(page, /\/build\/quick-check-.*\.js$/);
  // Everything else is hydrated: deferred parts wait for input.
  await page.goto('/section/music/lesson/rhythm', { waitUntil: 'networkidle' });
  const option = button(page, /Two/);
  await option.click();
  await expect(option).toHaveAttribute('data-waiting');
  deliver();
  await expect(option).toHaveAttribute('aria-disabled', 'true');
});
