import type { Page } from '@playwright/test';
import { expect, test } from './support/quiet-test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const screens = [
  ['/', 'Learn bachata by playing it', 'Learn bachata · Martillo'],
  ['/section/history', 'History', 'History · Martillo'],
  ['/section/music', 'Music', 'Music · Martillo'],
  ['/section/dance', 'Dance', 'Dance · Martillo'],
  ['/section/music/lesson/rhythm', 'Basic Rhythms', 'Basic Rhythms · Martillo'],
  [
    '/section/history/quiz/history-50-60?seed=k7x2',
    'Origins of Bachata',
    'Quiz: Origins of Bachata · Martillo',
  ],
  ['/section/music/quiz/present?seed=k7x2', 'Who Is Playing?', 'Quiz: Who Is Playing? · Martillo'],
  ['/section/music/quiz/rhythm-building', 'Rhythm Building', 'Quiz: Rhythm Building · Martillo'],
  ['/section/history/glossary', 'Glossary', 'History Glossary · Martillo'],
  ['/section/music/glossary', 'Glossary', 'Music Glossary · Martillo'],
  ['/section/dance/glossary', 'Glossary', 'Dance Glossary · Martillo'],
] as const;

for (const [path, name, title] of screens) {
  test(`${path} typed by hand opens "${title}"`, async ({ page }) => {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(path);
  });
}

test('from home to a lesson, the glossary and back, the tab always says where I am', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Music' }).click();
  await expect(page).toHaveURL('/section/music');
  await expect(page).toHaveTitle('Music · Martillo');
  await page.getByRole('link', { name: 'Basic Rhythms' }).click();
  await expect(page).toHaveURL('/section/music/lesson/rhythm');
  await expect(page).toHaveTitle('Basic Rhythms · Martillo');
  await page.getByRole('link', { name: 'Back to Music' }).first().click();
  await page.getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL('/section/music/glossary');
  await expect(page).toHaveTitle('Music Glossary · Martillo');
  await page.getByRole('link', { name: 'Back to Music' }).click();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Learn bachata · Martillo');
});

const nowhere = [
  '/nowhere',
  '/section',
  '/section/music/lesson',
  '/section/music/quiz',
  '/section/music/songs',
  '/section/music/lesson/rhythm/2',
  '/section/music/glossary/requinto',
  '/index.htm',
  '/lesson/rhythm?from=mail#mambo',
];

test('an address of no screen silently leads home', async ({ page }) => {
  for (const path of nowhere) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
    await expect(heading(page, 'Learn bachata by playing it'), path).toBeVisible();
  }
});

test('Back from a wrong address leaves it, and does not loop', async ({ page }) => {
  await page.goto('/section/music');
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/section/music');
  await expect(heading(page, 'Music')).toBeVisible();
});

test('Back from a coming-soon address leaves it, and does not loop', async ({ page }) => {
  await page.goto('/');
  await page.goto('/section/music/lesson/theory');
  await expect(page).toHaveURL('/section/music');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'Learn bachata by playing it')).toBeVisible();
});

test('an unknown section shows History', async ({ page }) => {
  for (const id of ['salsa', 'constructor', '%20', '%E0%A4%A']) {
    await page.goto(`/section/${id}`);
    await expect(heading(page, 'History'), id).toBeVisible();
    await expect(page.getByText('Origins of Bachata').first(), id).toBeVisible();
  }
});

test('the glossary of an unknown section is the one of History', async ({ page }) => {
  await page.goto('/section/salsa/glossary');
  await expect(page).toHaveTitle('History Glossary · Martillo');
});

const unknownLessons = [
  ['/section/music/lesson/nope', 'Key Instruments'],
  ['/section/music/lesson/history-50-60', 'Key Instruments'],
  ['/section/history/lesson/nope', 'Origins of Bachata'],
  ['/section/salsa/lesson/rhythm', 'Origins of Bachata'],
  // Its first lesson is still to come, so that it leads on to its section.
  ['/section/dance/lesson/nope', 'Dance'],
] as const;

test('an unknown lesson shows the first of its section', async ({ page }) => {
  for (const [path, name] of unknownLessons) {
    await page.goto(path);
    await expect(heading(page, name), path).toBeVisible();
  }
});

const comingSoon = [
  ['/section/music/lesson/phrasing', '/section/music'],
  ['/section/music/lesson/artists', '/section/music'],
  ['/section/music/lesson/theory', '/section/music'],
  ['/section/dance/lesson/basic-steps', '/section/dance'],
] as const;

test('what is coming soon leads back to its section', async ({ page }) => {
  for (const [path, section] of comingSoon) {
    await page.goto(path);
    await expect(page, path).toHaveURL(section);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('an unknown quiz is a blank page that says why in the console', async ({
  page,
  complaints,
}) => {
  for (const path of [
    '/section/music/quiz/nope',
    '/section/music/quiz/history-50-60',
    '/section/dance/quiz/present',
  ]) {
    await page.goto(path);
    await expect.poll(() => complaints.splice(0), path).toEqual(['Quiz not found']);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toBeEmpty();
  }
  // Blank is the page, not the app: there is still a way on.
  await page.getByRole('link', { name: 'Martillo' }).click();
  await expect(heading(page, 'Learn bachata by playing it')).toBeVisible();
});

for (const [browser, anchoring] of [
  ['a browser that holds its place itself', 'auto'],
  ['one that does not, as on iPhones', 'none'],
]) {
  test(`a link to the mambo opens the lesson at the mambo, in ${browser}`, async ({ page }) => {
    await page.addInitScript((value) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.setProperty('overflow-anchor', `${value}`);
      });
    }, anchoring);
    await page.goto('/section/music/lesson/rhythm#mambo');
    const mambo = page.getByRole('heading', { level: 2, name: 'Mambo' });
    await expect(mambo).toBeInViewport();
    // Nor does it wander off while the exercises above it load.
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(5);
    await expect(mambo).toBeInViewport();
  });
}

test('an anchor that is cut off or does not exist opens the lesson at its top', async ({
  page,
}) => {
  for (const anchor of ['#%', '#%E0%A4%A', '#nope', '#']) {
    await page.goto('about:blank');
    await page.goto(`/section/music/lesson/rhythm${anchor}`);
    await expect(heading(page, 'Basic Rhythms'), anchor).toBeInViewport();
  }
});
