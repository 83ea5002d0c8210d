import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// The flow within the quiz is tested in tests/browser/quizzes.test.tsx.

const PATH = '/section/music/quiz/rhythm-building';
const PATTERNS = {
  Derecho: '1111112111111121',
  Majao: '1010102010101020',
  Mambo: '1011101110111011',
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const grid = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('quiz_progress_music_rhythm-building'));

async function build(page: Page, name: keyof typeof PATTERNS) {
  const cells = grid(page, name).getByRole('button', { name: /^Cell 1 of 16/ });
  await cells.focus();
  for (const stroke of PATTERNS[name]) {
    await page.keyboard.press(stroke);
    await page.keyboard.press('ArrowRight');
  }
  await grid(page, name).getByRole('button', { name: 'Check' }).click();
}

test('three rhythms are built in any order, and each is saved', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('tab')).toHaveText(['Derecho', 'Majao', 'Mambo']);
  await expect(tab(page, 'Derecho')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('105 bpm')).toBeVisible();
  await build(page, 'Derecho');
  expect(await stored(page)).toBe('1/3');
  // A reload goes on at the rhythm that the address names, with what was built in it.
  await tab(page, 'Mambo').click();
  const first = grid(page, 'Mambo').getByRole('button', { name: /^Cell 1 of 16/ });
  await first.click();
  await expect(page).toHaveURL(`${PATH}?rhythm=mambo`);
  await page.reload();
  await expect(page.getByText('1 of 3 rhythms completed')).toBeVisible();
  await expect(first).toHaveAccessibleName('Cell 1 of 16, 1: regular');

  await build(page, 'Mambo');
  await expect(page.getByText('Perfect!')).toBeVisible();
  await expect(page.getByText('2 of 3 rhythms completed')).toBeVisible();
  await expect(tab(page, 'Mambo').getByRole('img', { name: 'completed' })).toBeVisible();
  expect(await stored(page)).toBe('2/3');
  await grid(page, 'Mambo').getByRole('button', { name: 'Check' }).click();
  expect(await stored(page)).toBe('2/3');

  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await build(page, 'Majao');
  // The last rhythm is heard before the result appears.
  await expect(page.getByText('Perfect!')).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toHaveCount(1);

  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Congratulations! 🏆');
  await expect(page.getByText('Perfect Score: 3/3 rhythms completed')).toBeVisible();
  expect(await stored(page)).toBe('3/3');
  await page.getByRole('button', { name: 'Back to Quizzes' }).click();
  await expect(page).toHaveURL('/section/music#quizzes');
  await expect(page.getByRole('link', { name: 'Rhythm building' })).toContainText('3/3');
});
