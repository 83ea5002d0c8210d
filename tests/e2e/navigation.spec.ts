import { pathTo } from '#src/content/site/pages.ts';
import { READY_PLANS } from '#src/present/plan/ready-plans.ts';
import { holdFiles } from './support/hold-files.ts';
import { expect, MOTION, test } from './support/test.ts';

test.use(MOTION);

test('the page and its query stay until the next one can be shown, with a bar that says so', async ({
  page,
}) => {
  const [plan] = READY_PLANS;
  const name = page.getByRole('heading', { level: 2, name: plan?.plan.name });
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await page.goto(`${pathTo('class')}?plan=${plan?.id}`);
  await expect(name).toBeVisible();
  const release = await holdFiles(page, '**/build/your-data-page-*.js');
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL(pathTo('your-data'));
  await expect(name).toBeVisible();
  // The page still works: the user can leave it, or stay.
  await page.goBack();
  await expect(bar).toHaveCount(0);
  await expect(name).toBeVisible();
  await page.goForward();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeFocused();
  await expect(bar).toHaveCount(0);
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
