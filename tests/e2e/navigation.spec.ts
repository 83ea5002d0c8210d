import type { Page } from '@playwright/test';
import { pathTo } from '#src/content/site/pages.ts';
import { READY_PLANS } from '#src/present/plan/ready-plans.ts';
import { holdFiles } from './support/hold-files.ts';
import { expect, MOTION, test, walkTo } from './support/test.ts';

test.use(MOTION);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const LESSON = '**/build/lesson-page-*.js';

test('the page and its query stay until the next one can be shown, with a bar that says so', async ({
  page,
}) => {
  await page.goto('/section/music');
  const release = await holdFiles(page, LESSON);
  await page.getByRole('link', { name: 'Basic Rhythms' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(page).toHaveURL('/section/music/lesson/rhythm');
  await expect(heading(page, 'Music')).toBeVisible();
  // The page still works: the user can leave it, or stay.
  await page.goBack();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
  await expect(heading(page, 'Music')).toBeVisible();
  await page.goForward();
  release();
  await expect(heading(page, 'Basic Rhythms')).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);

  await test.step('a page keeps its query', async () => {
    const [plan] = READY_PLANS;
    await walkTo(page, `${pathTo('class')}?plan=${plan?.id}`);
    const name = page.getByRole('heading', { level: 2, name: plan?.plan.name });
    await expect(name).toBeVisible();
    const release = await holdFiles(page, '**/build/your-data-page-*.js');
    await page.getByRole('link', { name: 'Your data' }).click();
    await expect(page).toHaveURL(pathTo('your-data'));
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    await expect(name).toBeVisible();
    release();
    await expect(heading(page, 'Your data')).toBeFocused();
  });
});

test('a link that is hovered, focused or touched is loaded before it is opened', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const isLoaded = (name: RegExp) => expect.poll(() => loaded.some((path) => name.test(path)));
  await page.goto('/section/music');
  await page.getByRole('link', { name: 'Basic Rhythms' }).hover();
  await isLoaded(/lesson-page-/).toBe(true);
  await isLoaded(/\/rhythm-[^/]*\.js$/).toBe(true);
  await page.getByRole('link', { name: 'Glossary' }).focus();
  await isLoaded(/glossary-page-/).toBe(true);
  await page
    .getByRole('link', { name: /^Practice/ })
    .first()
    .dispatchEvent('touchstart');
  await isLoaded(/practice-page-/).toBe(true);
});

test('nothing is loaded in advance for those who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/section/music');
  // The first input preloads the error message for pages that fail to load.
  await page.mouse.move(1, 1);
  await expect.poll(() => loaded.some((url) => /error-ui-/.test(url))).toBe(true);
  await page.waitForLoadState('networkidle');
  const before = loaded.length;
  await page.getByRole('link', { name: 'Basic Rhythms' }).hover();
  await page.getByRole('link', { name: 'Glossary' }).focus();
  // By then, any prefetches of the links have been requested.
  await page.evaluate(() => fetch('/healthz'));
  expect(loaded.slice(before).filter((url) => url.includes('/build/'))).toEqual([]);
});
