import type { Page } from '@playwright/test';
import { expect, test } from './support/quiet-test.ts';

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
  const cells = grid(page, name).getByRole('button', { name: /^Step 1 of 16/ });
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

  await tab(page, 'Mambo').click();
  await build(page, 'Mambo');
  await expect(page.getByText('Perfect!')).toBeVisible();
  await expect(page.getByText('1 of 3 rhythms completed')).toBeVisible();
  await expect(tab(page, 'Mambo').getByRole('img', { name: 'completed' })).toBeVisible();
  expect(await stored(page)).toBe('1/3');
  await grid(page, 'Mambo').getByRole('button', { name: 'Check' }).click();
  expect(await stored(page)).toBe('1/3');

  await page.getByRole('button', { name: 'Previous' }).click();
  await build(page, 'Majao');
  expect(await stored(page)).toBe('2/3');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await build(page, 'Derecho');
  // The last one is heard out, too.
  await expect(page.getByText('Perfect!')).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toHaveCount(1);

  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Congratulations! 🏆');
  await expect(page.getByText('Perfect Score: 3/3 rhythms completed')).toBeVisible();
  expect(await stored(page)).toBe('3/3');
  await page.getByRole('button', { name: 'Back to Quizzes' }).click();
  await expect(page).toHaveURL('/section/music');
  await expect(page.getByRole('link', { name: 'Rhythm Building' })).toContainText('3/3');
});

test('Try Again begins anew and saves 0', async ({ page }) => {
  await page.goto(PATH);
  for (const name of ['Derecho', 'Majao', 'Mambo'] as const) {
    await tab(page, name).click();
    await build(page, name);
  }
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(tab(page, 'Derecho')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('img', { name: 'completed' })).toHaveCount(0);
  await expect(page.getByText('0 of 3 rhythms completed')).toBeFocused();
  expect(await stored(page)).toBe('0/3');
  await page.getByRole('link', { name: 'Back to Music' }).click();
  await expect(page.getByRole('link', { name: 'Rhythm Building' })).toContainText('0/3');
});

test('a grid that is not right says so, explains, and completes nothing', async ({ page }) => {
  await page.goto(PATH);
  await grid(page, 'Derecho').getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Not quite right')).toBeVisible();
  await expect(page.getByText('Two of them are accented')).toBeVisible();
  await expect(page.getByText('0 of 3 rhythms completed')).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('tabs are reached with arrows, and a rhythm that plays stops when it is left', async ({
  page,
}) => {
  await page.goto(PATH);
  await tab(page, 'Derecho').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Majao')).toBeFocused();
  await expect(grid(page, 'Majao')).toBeVisible();
  await grid(page, 'Majao').getByRole('button', { name: 'Loop' }).click();
  await grid(page, 'Majao').getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('[aria-current=step]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(grid(page, 'Mambo').getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toHaveCount(0);
});

test('leaving and coming back keeps the score, not the half-built rounds', async ({ page }) => {
  await page.goto(PATH);
  await build(page, 'Derecho');
  await page.reload();
  await expect(page.getByText('0 of 3 rhythms completed')).toBeVisible();
  expect(await stored(page)).toBe('1/3');
});

test('Space plays and Enter checks, wherever the focus is', async ({ page }) => {
  await page.goto(PATH);
  await expect(grid(page, 'Derecho')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-current=step]')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-current=step]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not quite right')).toBeVisible();
});
