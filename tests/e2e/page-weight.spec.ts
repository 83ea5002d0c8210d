import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, MOTION, test } from './support/test.ts';

test.use(MOTION);

/** Everything that the first visit of the home page transfers: headers too, compressed, in bytes. */
const HOME_TRANSFER_LIMIT = 130_000;
/** JavaScript of a quiz before its first clip is played, in bytes after gzip. */
const QUIZ_LIMIT = 120_000;
/** JavaScript of ear training until its first question is shown; its music and the engine come after that. */
const EAR_LIMIT = 120_000;
/** JavaScript of a lesson with all its exercises, without its sound. */
const COMPLETE_LESSON_LIMIT = 125_500;
/** The engine with its instruments, the clip player, the sound bar and the catalogue of clips. */
const SOUND =
  /\/(engine|keep-processing|sprites|guira-hand|clip-player|loaded-clip|sound-bar|catalogue)-[^/]*\.js$/;

// A page's weight before the first input, which `hydrated` would give, is tested on the built files.
test.use({ waitsForHydration: false, allowedErrors: /net::ERR_FAILED/ });
test.beforeEach(({ page }) => page.route(/^https:/, (route) => route.abort()));

/** Collects the scripts that a page loads, with their sizes in bytes after gzip. */
function scriptsOf(page: Page) {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    scripts.set(
      pathname,
      response.body().then((body) => gzipSync(body).length),
    );
  });
  return scripts;
}

async function weightOf(scripts: ReadonlyMap<string, Promise<number>>): Promise<number> {
  const sizes = [...scripts].filter(([path]) => !SOUND.test(path)).map(([, size]) => size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('a page loads only the scripts that its HTML names until the first input', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/section/history/lesson/history-50-60',
    '/section/music/lesson/structure',
    '/practice',
  ]) {
    await test.step(path, async () => {
      page.removeAllListeners('response');
      const scripts = scriptsOf(page);
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      const html = (await response?.text()) ?? '';
      const named = [...html.matchAll(/(?:src|href)="(\/build\/[^"]+\.js)"/g)].map(
        ([, url]) => url,
      );
      expect(named.length).toBeGreaterThan(3);
      expect([...scripts.keys()].sort()).toEqual(named.sort());
    });
  }
});

test('the first visit of the home page transfers at most 130 kB', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sizes: number[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
  await page.goto('/', { waitUntil: 'networkidle' });
  // A headless browser does not ask for these by itself.
  await page.evaluate(async () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=icon], [rel=manifest]'))
      await (await fetch(link.href)).text();
  });
  await expect.poll(() => sizes.length).toBeGreaterThan(9);
  const transferred = sizes.reduce((sum, size) => sum + size, 0);
  expect(transferred).toBeGreaterThan(100_000);
  expect(transferred).toBeLessThanOrEqual(HOME_TRANSFER_LIMIT);
});

test('the first input loads the exercises of a lesson', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/section/music/lesson/structure', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await page.mouse.move(20, 20);
  await expect(page.locator('[data-card]')).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  expect(await weightOf(scripts)).toBeLessThanOrEqual(COMPLETE_LESSON_LIMIT);
});

test('a quiz of each kind loads at most 120 kB of JavaScript before a clip is played', async ({
  page,
}) => {
  for (const quiz of [
    'history/quiz/history-50-60',
    'music/quiz/present',
    'music/quiz/rhythm-building',
    'music/quiz/label-the-band',
    'music/quiz/audio-to-name',
  ]) {
    page.removeAllListeners('response');
    const scripts = scriptsOf(page);
    await page.goto(`/section/${quiz}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    const sizes = await Promise.all(scripts.values());
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    expect(weight, quiz).toBeGreaterThan(50_000);
    expect(weight, quiz).toBeLessThanOrEqual(QUIZ_LIMIT);
  }
});

test('ear training loads at most 120 kB of JavaScript until a question is shown', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.addInitScript(() => {
    const loaded = new Promise<string[]>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('section[aria-label="Question"] h2')) return;
        observer.disconnect();
        // What is still being loaded then has no entry yet.
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        resolve(names.filter((name) => name.endsWith('.js')));
      });
      observer.observe(document, { subtree: true, childList: true });
    });
    Object.assign(window, { loaded });
  });
  await page.goto('/practice/ear', { waitUntil: 'networkidle' });
  // By keyboard: the page of a link that comes under the mouse is prefetched.
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  const loaded = await page.evaluate(() => (window as unknown as { loaded: string[] }).loaded);
  // What comes after the question is not read.
  page.removeAllListeners('response');
  await Promise.all(scripts.values());
  const paths = loaded.map((url) => new URL(url).pathname);
  expect(paths.some((path) => path.includes('/ear-question-'))).toBe(true);
  const sizes = await Promise.all(paths.map((path) => scripts.get(path) ?? 0));
  const weight = sizes.reduce((sum, size) => sum + size, 0);
  expect(weight, paths.join('\n')).toBeLessThanOrEqual(EAR_LIMIT);
});
