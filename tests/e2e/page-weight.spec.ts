import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, MOTION, test } from './support/test.ts';

test.use(MOTION);

/** Bytes of the home page on the first visit: compressed, with headers, without the drawings of the players. */
const HOME_TRANSFER_LIMIT = 149_500;
/** Bytes of these drawings, compressed. */
const PEOPLE_LIMIT = 6_500;
/** The same for the sounds that an idle home page prefetches, so that Play responds immediately. */
const HOME_AHEAD_LIMIT = 110_000;
/** JavaScript of a quiz before its first clip is played, in bytes after gzip. */
const QUIZ_LIMIT = 130_000;
/** JavaScript of a lesson with all its exercises, without its sound, in bytes after gzip. */
const COMPLETE_LESSON_LIMIT = 143_000;
/** The engine with its instruments, the clip player, the sound bar and the catalogue of clips. */
const SOUND =
  /\/(engine|keep-processing|limiter|sprites|guira-hand|clip-player|loaded-clip|sound-bar|catalogue)-[^/]*\.js$/;

// The tests of the built files cover the weight before the first input, which `hydrated` would send.
test.use({ waitsForHydration: false, allowedErrors: /net::ERR_FAILED/ });
test.beforeEach(({ page }) => page.route(/^https:/, (route) => route.abort()));

/** Collects the scripts that a page loads, by their paths. */
function scriptsOf(page: Page) {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response);
  });
  return scripts;
}

/** The scripts that an idle page prefetches without running them. */
const aheadOn = (html: string) => / data-sound="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];

/** The size of a script after gzip, in bytes. */
const sizeOf = async (script: Response) => gzipSync(await script.body()).length;

async function weightOf(scripts: ReadonlyMap<string, Response>): Promise<number> {
  const weighed = [...scripts].filter(([path]) => !SOUND.test(path));
  const sizes = await Promise.all(weighed.map(([, script]) => sizeOf(script)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Opens a page, which loads only the scripts in its HTML until the first input. @returns its HTML */
async function openNamed(page: Page, path: string, scripts: ReadonlyMap<string, Response>) {
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  const html = (await response?.text()) ?? '';
  const named = [...html.matchAll(/(?:src|href)="(\/build\/[^"]+\.js)"/g)].map(([, url]) => url);
  expect(named.length, path).toBeGreaterThan(3);
  const expected = [...named, ...aheadOn(html)].sort();
  await expect.poll(() => [...scripts.keys()].sort(), path).toEqual(expected);
  return html;
}

test('Practice and a lesson load only the scripts that their HTML names, and exercises come with the first input', async ({
  page,
}) => {
  await openNamed(page, '/practice', scriptsOf(page));
  page.removeAllListeners('response');
  const scripts = scriptsOf(page);
  await openNamed(page, '/section/music/lesson/structure', scripts);
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await page.mouse.move(20, 20);
  await expect(page.locator('[data-card]')).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  expect(await weightOf(scripts)).toBeLessThanOrEqual(COMPLETE_LESSON_LIMIT);
});

test('the first visit of the home page transfers at most 149.5 kB, 6.5 kB for the five people, and 110 kB for its sound', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const paths = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(paths.get(requestId) ?? requestId, encodedDataLength),
  );
  const html = await openNamed(page, '/', scriptsOf(page));
  const ahead = aheadOn(html);
  // A headless browser does not request these by itself.
  await page.evaluate(async () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=icon], [rel=manifest]'))
      await (await fetch(link.href)).text();
  });
  await expect.poll(() => ahead.filter((path) => !sizes.has(path))).toEqual([]);
  const total = (of: Iterable<number>) => [...of].reduce((sum, size) => sum + size, 0);
  const sound = total(ahead.map((path) => sizes.get(path) ?? 0));
  const others = html.replace(/<svg[^>]* class="person_.*?<\/svg>/gs, '');
  const people = brotliCompressSync(html).length - brotliCompressSync(others).length;
  const transferred = total(sizes.values()) - sound - people;
  expect(transferred).toBeGreaterThan(100_000);
  expect(transferred).toBeLessThanOrEqual(HOME_TRANSFER_LIMIT);
  expect(people).toBeGreaterThan(1000);
  expect(people).toBeLessThanOrEqual(PEOPLE_LIMIT);
  expect(sound).toBeGreaterThan(50_000);
  expect(sound).toBeLessThanOrEqual(HOME_AHEAD_LIMIT);
});

test('a glossary loads the sound of its terms with the first press only', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/section/music/glossary', { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 600);
  await page.mouse.move(20, 20);
  await page.waitForLoadState('networkidle');
  const sound = () => [...scripts.keys()].some((path) => path.includes('/clip-player-'));
  expect(sound()).toBe(false);
  await page.getByRole('button', { name: 'Play Requinto', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause Requinto', exact: true })).toBeVisible();
  expect(sound()).toBe(true);
});

test('a quiz of each kind keeps its budget of JavaScript before a clip is played', async ({
  page,
}) => {
  for (const quiz of [
    'history/quiz/history-50-60',
    'music/quiz/present',
    'music/quiz/rhythm-building',
    'music/quiz/label-the-band',
  ]) {
    page.removeAllListeners('response');
    const scripts = scriptsOf(page);
    await page.goto(`/section/${quiz}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    const sizes = await Promise.all([...scripts.values()].map(sizeOf));
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    expect(weight, quiz).toBeGreaterThan(50_000);
    expect(weight, quiz).toBeLessThanOrEqual(QUIZ_LIMIT);
  }
});
