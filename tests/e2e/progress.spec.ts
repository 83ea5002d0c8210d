import type { Page } from '@playwright/test';
import { expect, test } from './support/quiet-test.ts';

const LESSON = '/section/music/lesson/rhythm';
const KEY = 'lesson_progress_music_rhythm';

const markButton = (page: Page) => page.getByRole('button', { name: 'Mark as Complete' });
const completed = (page: Page) => page.getByRole('button', { name: '✓ Completed' });
const check = (page: Page) => page.getByRole('img', { name: 'Completed' });
const notice = (page: Page) => page.getByText('your progress will not survive closing this tab');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test.describe('marking a lesson as complete', () => {
  test('turns the button into ✓ Completed, stores 100 and says nothing else', async ({ page }) => {
    await page.goto(LESSON);
    await expect(completed(page)).toHaveCount(0);
    await markButton(page).click();
    await expect(completed(page)).toBeDisabled();
    await expect(markButton(page)).toHaveCount(0);
    expect(await stored(page)).toBe('100');
    await expect(notice(page)).toHaveCount(0);
  });

  test('works with the keyboard', async ({ page }) => {
    await page.goto(LESSON);
    await markButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(completed(page)).toBeDisabled();
  });

  test('tells the window once', async ({ page }) => {
    await page.goto(LESSON);
    await page.evaluate(() => {
      document.body.dataset.told = '0';
      window.addEventListener('lessonProgressUpdated', () => {
        document.body.dataset.told = String(Number(document.body.dataset.told) + 1);
      });
    });
    await markButton(page).click();
    await expect(page.locator('body')).toHaveAttribute('data-told', '1');
  });

  test('is still there after a reload, with a check on the section page', async ({ page }) => {
    await page.goto(LESSON);
    await markButton(page).click();
    await page.reload();
    await expect(completed(page)).toBeDisabled();
    await page.getByRole('link', { name: 'Back to Music' }).last().click();
    await expect(check(page)).toBeVisible();
    await page.reload();
    await expect(check(page)).toBeVisible();
  });

  test('shows in the lesson open in another tab', async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto(LESSON);
    await other.goto(LESSON);
    await markButton(page).click();
    await expect(completed(other)).toBeDisabled();
  });
});

test('stored rubbish counts as none, and gives way to a completion', async ({ page }) => {
  await page.goto('/');
  for (const rubbish of ['101', '-5', 'NaN', 'abc', '', '1e2', '100.0', 'Infinity', '{"a":1}']) {
    await page.evaluate(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [KEY, rubbish],
    );
    await page.goto('/section/music');
    const lesson = page.getByRole('link', { name: 'Basic Rhythms' });
    await expect(lesson).toBeVisible();
    await expect(check(page), rubbish).toHaveCount(0);
    await lesson.click();
    await expect(markButton(page), rubbish).toBeEnabled();
  }
  await markButton(page).click();
  await expect(completed(page)).toBeDisabled();
  expect(await stored(page)).toBe('100');
});

/** Ways in which browsers keep storage from a page. */
const refusals: Record<string, () => void> = {
  blocked: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  missing: () => Object.defineProperty(window, 'localStorage', { value: undefined }),
  'blocked for the session too': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
};

for (const [how, refuse] of Object.entries(refusals)) {
  test(`with storage ${how}, I am told once and can still complete a lesson in this tab`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await page.goto('/');
    await expect(notice(page)).toHaveCount(1);
    await expect(notice(page)).toBeVisible();
    await page.getByRole('link', { name: 'Music' }).click();
    await page.getByRole('link', { name: 'Basic Rhythms' }).click();
    await markButton(page).click();
    await expect(completed(page)).toBeDisabled();
    await page.getByRole('link', { name: 'Back to Music' }).last().click();
    await expect(check(page)).toBeVisible();
    await page.goBack();
    await expect(completed(page)).toBeDisabled();
    await expect(notice(page)).toHaveCount(1);
  });

  test(`with storage ${how}, dark mode can be switched within this tab`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Dark mode' });
    await toggle.click();
    await expect(page.locator('html')).toHaveClass('dark');
    await page.getByRole('link', { name: 'Music' }).click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveClass('dark');
  });
}

test.describe('with storage full', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
  });

  test('I am told once something could not be kept, not before', async ({ page }) => {
    await page.goto('/section/music');
    await page.getByRole('link', { name: 'Basic Rhythms' }).click();
    await expect(markButton(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await markButton(page).click();
    await expect(completed(page)).toBeDisabled();
    await expect(notice(page)).toHaveCount(1);
  });

  test('what I completed is held while I walk around in this tab', async ({ page }) => {
    await page.goto(LESSON);
    await markButton(page).click();
    await page.getByRole('link', { name: 'Back to Music' }).last().click();
    await expect(check(page)).toBeVisible();
    await page.getByRole('link', { name: 'Martillo' }).click();
    await expect(notice(page)).toBeVisible();
    await page.getByRole('link', { name: 'Music' }).click();
    await expect(check(page)).toBeVisible();
    await page.getByRole('link', { name: 'Basic Rhythms' }).click();
    await expect(completed(page)).toBeDisabled();
  });
});

test('when storage has room again, what waited is stored and the notice goes', async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (document.documentElement.dataset.full !== 'no') {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      setItem.call(this, key, value);
    };
  });
  await page.goto(LESSON);
  await markButton(page).click();
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.full = 'no';
  });
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(await stored(page)).toBe('100');
});

test('in an ordinary browser nothing is said about storage, on no screen', async ({ page }) => {
  for (const path of ['/', '/section/music', LESSON, '/section/music/glossary']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  }
});
