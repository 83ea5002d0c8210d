import type { Page } from '@playwright/test';
import { loadAgain, remembersFailures } from './support/imports.ts';
import { expect, test } from './support/test.ts';

const CHUNK = '**/build/lesson-page-*.js';

// 422: React discards the prerendered HTML and renders the page on the client.
test.use({
  allowedErrors: /Failed to (load resource|fetch dynamically imported module)|React error #422/,
});

const error = (page: Page) => page.getByRole('alert');

test('when a lesson cannot be loaded, an error says so, and every way on works', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const openLesson = () => page.getByRole('link', { name: /^Basic Rhythms/ }).click();
  const failToOpen = async () => {
    await openLesson();
    await expect(
      error(page).getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
  };
  await page.route(CHUNK, (route) => route.abort());
  await page.goto('/section/music');
  await failToOpen();

  await test.step('the error is shown, with a link home', async () => {
    await expect(error(page)).toContainText('Failed to fetch dynamically imported module');
    await expect(page).toHaveTitle('Error · Martillo');
    await error(page).getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(heading('Learn bachata by playing it')).toBeVisible();
    await page.getByRole('link', { name: 'Music' }).click();
    await expect(heading('Music')).toBeVisible();
  });

  await test.step('Back leaves the error', async () => {
    await failToOpen();
    await page.goBack();
    await expect(heading('Music')).toBeVisible();
    await expect(error(page)).toHaveCount(0);
  });

  await test.step('the layout stays usable', async () => {
    await failToOpen();
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(page.getByRole('link', { name: 'Donate' })).toBeVisible();
    await page.getByRole('button', { name: 'Feedback' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('link', { name: 'Martillo' }).click();
    await expect(heading('Learn bachata by playing it')).toBeFocused();
    await expect(error(page)).toHaveCount(0);
  });

  await test.step('Try again opens the lesson once it can be loaded', async () => {
    await page.getByRole('link', { name: 'Music' }).click();
    await failToOpen();
    await page.unroute(CHUNK);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading('Basic Rhythms')).toBeVisible();
  });

  await test.step('another visit opens the lesson once it can be loaded', async () => {
    await page.route(CHUNK, (route) => route.abort());
    // Loads the page with an empty memory.
    await page.goto('/section/music');
    await failToOpen();
    await page.unroute(CHUNK);
    await page.goBack();
    await openLesson();
    await expect(heading('Basic Rhythms')).toBeVisible();
  });
});

test('a page whose files a new version has replaced is loaded as a document, by itself', async ({
  page,
}) => {
  let documents = 0;
  await page.route('**/section/music/lesson/rhythm', (route) => {
    // The app requests the same address to check the connection and the version.
    if (route.request().isNavigationRequest()) documents += 1;
    return route.fallback();
  });
  await page.route(CHUNK, (route) =>
    documents === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
  );
  await page.goto('/section/music');
  await page.getByRole('link', { name: 'Basic Rhythms' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Mambo' })).toBeVisible();
  await expect(error(page)).toHaveCount(0);
  expect(documents).toBe(1);
});

test('a page that takes long can be given up, and the former one stays', async ({ page }) => {
  await page.clock.install();
  await page.goto('/section/music?from=a-friend');
  // The request stays pending.
  await page.route(CHUNK, () => {});
  await page.getByRole('link', { name: 'Basic Rhythms' }).click();
  const loading = page.getByRole('progressbar', { name: 'Loading the page' });
  const notice = page.getByText('Still waiting for the connection…');
  await expect(loading).toBeAttached();
  await expect(notice).toHaveCount(0);
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(notice).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL(/\/lesson\/rhythm$/);
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL('/section/music?from=a-friend');
  await expect(loading).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeVisible();
});

test('when the text of a lesson cannot be loaded, an error is shown and Try again works', async ({
  page,
}) => {
  const text = /\/build\/rhythm-(?!grid)[^/]*\.js$/;
  let requests = 0;
  await page.route(text, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto('/section/music/lesson/rhythm');
  await expect(error(page)).toContainText('Unexpected Application Error!');
  // Not in an endless loop.
  expect(requests).toBeLessThan(4);
  await page.unroute(text);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Basic Rhythms' })).toBeVisible();
});

test('when an exercise cannot be loaded, the lesson stays readable and Try again works', async ({
  page,
}) => {
  const chunk = '**/build/rhythm-grid-*.js';
  await page.route(chunk, (route) => route.abort());
  await page.goto('/section/music/lesson/rhythm');
  const exercises = page.getByRole('main').getByText('This exercise could not be loaded.');
  const retry = exercises.first().getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  // No newer version has been published yet.
  const newer = page.getByText('A new version of Martillo has been published.');
  await expect(newer).toHaveCount(0);
  const published = '**/section/music/lesson/rhythm';
  await page.route(published, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<div id="root"></div>' }),
  );
  const failed = await exercises.count();
  await retry.click();
  await expect(newer).toBeInViewport();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(newer).toHaveCount(0);
  // The first exercise fails again. Until then, the second one is the first with the message.
  await expect(exercises).toHaveCount(failed);
  await page.unroute(published);
  await expect(page.getByRole('heading', { level: 2, name: 'Mambo' })).toBeVisible();
  await page.unroute(chunk);
  await loadAgain(page, retry);
  await expect(page.getByRole('region', { name: 'Derecho with the low drum' })).toBeVisible();
});

test('a player is shown once its code can be loaded, by itself when the network is back', async ({
  page,
  context,
}) => {
  const chunk = '**/build/artists-*.js';
  await page.route(chunk, (route) => route.abort());
  await page.route('https://open.spotify.com/**', (route) => route.fulfill({ body: 'Music' }));
  await page.goto('/section/history/lesson/history-50-60');
  await expect(error(page).filter({ hasText: 'The players' }).first()).toContainText(
    'The players could not be loaded.',
  );
  await page.unroute(chunk);
  if (await remembersFailures(page)) {
    await loadAgain(page, error(page).first().getByRole('button', { name: 'Try again' }));
  } else {
    await context.setOffline(true);
    await context.setOffline(false);
  }
  await page
    .getByRole('button', { name: /^Show the player of/ })
    .first()
    .click();
  await expect(page.getByTitle(/on Spotify: player$/)).toHaveAttribute('src', /^https:/);
});

test('without a network a sign says so, and a clip that is not saved, before it is pressed', async ({
  page,
  context,
}) => {
  await page.goto('/section/music/lesson/rhythm');
  const sign = page.getByRole('banner').getByText('Offline', { exact: true });
  const unsaved = page.getByText('Not saved on this device: it needs a connection.');
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  await context.setOffline(true);
  await expect(sign).toBeVisible();
  await expect(unsaved.first()).toBeVisible();
  await context.setOffline(false);
  await expect(sign).toHaveCount(0);
  await expect(unsaved).toHaveCount(0);
});
