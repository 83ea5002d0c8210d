import type { Page, Request } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { kitUrls } from '#audio/samples/banks.ts';
import { quiz as origins } from '#src/content/quizzes/history/history-50-60.ts';
import { GO_ON, HOLD } from '#src/offline/saved/saved-files.ts';
import type { ChangingSite } from '#tests/support/changing-site.ts';
import { isAudible, listenToPages } from './support/sound-level.ts';
import { expect, test } from './support/test.ts';

const LESSON = '/section/music/lesson/structure';
const QUIZ = '/section/history/quiz/history-50-60';
const UNVISITED = '/section/history/lesson/history-70-80';

/** Time limit to fetch and cache everything on a busy machine, in milliseconds. */
const KEPT = 30_000;

test.use({
  serviceWorkers: 'allow',
  allowedErrors: /Failed to (load resource|fetch dynamically imported module)|React error #422/,
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The paths of all cached files. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) paths.push(`${name} ${new URL(url).pathname}`);
    }
    return paths;
  });

/** Uses the page, and waits for the delay before it caches files. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.clock.fastForward(15_000);
}

/** Opens home, and waits until the worker controls it and the band's samples are cached. */
async function visitHome(page: Page, site: ChangingSite): Promise<void> {
  await page.clock.install();
  await page.goto(site.url);
  await settle(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: KEPT });
  await expect
    .poll(async () => (await kept(page)).filter((path) => path.includes('/assets/audio/kit/')), {
      timeout: KEPT,
    })
    .toHaveLength(kitUrls('webm').length);
}

test('after a visit, the band plays, and visited pages work offline', async ({
  page,
  context,
  site,
}) => {
  await visitHome(page, site);
  // Navigation within the app requests no page, but the page is cached nevertheless.
  await page.getByRole('link', { name: 'Music' }).click();
  await page.locator(`a[href="${LESSON}"]`).first().click();
  await expect(heading(page, 'Song Structure')).toBeVisible();
  await settle(page);
  const { pages } = await page.evaluate(async () => (await fetch('/offline.json')).json());
  const clips: string[] = pages[LESSON].filter((file: string) => file.endsWith('.webm'));
  expect(clips.length).toBeGreaterThan(5);
  await expect
    .poll(() => kept(page), { timeout: KEPT })
    .toEqual(
      expect.arrayContaining([
        `martillo-pages ${LESSON}`,
        ...clips.map((clip) => `martillo-files ${clip}`),
      ]),
    );
  await page.getByRole('link', { name: 'Martillo' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await page.locator(`a[href="${QUIZ}"]`).click();
  await expect(heading(page, 'Origins of Bachata')).toBeVisible();
  await settle(page);
  await expect.poll(() => kept(page), { timeout: KEPT }).toContain(`martillo-pages ${QUIZ}`);
  // A server error counts as offline.
  site.answers.set(LESSON, { status: 503, type: 'text/html', body: 'Unavailable' });
  await page.goto(site.url + LESSON);
  await expect(page.locator(`[data-page="${LESSON}"]`)).toBeVisible();
  await page.close();

  site.down = true;
  await context.setOffline(true);

  const practice = await context.newPage();
  await listenToPages(practice);
  const sprites = new Set<string>();
  practice.on('request', (request) => {
    if (request.url().includes('/kit/')) sprites.add(request.url());
  });
  await practice.goto(`${site.url}/practice`);
  await practice.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(practice.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await expect.poll(() => isAudible(practice)).toBe(true);
  await expect.poll(() => sprites.size).toBe(kitUrls('webm').length);
  await practice.close();

  const lesson = await context.newPage();
  await listenToPages(lesson);
  await lesson.goto(site.url + LESSON);
  await expect(heading(lesson, 'Song Structure')).toBeVisible();
  await lesson.getByRole('button', { name: /^Play/ }).first().click();
  await expect.poll(() => isAudible(lesson)).toBe(true);

  await lesson.goto(site.url + QUIZ);
  for (let i = 0; i < 5; i++) {
    const text = await lesson.getByRole('heading', { level: 2 }).textContent();
    const asked = origins.questions.find(({ question }) => text?.endsWith(question));
    const right = asked?.options.find(({ id }) => id === asked.correctAnswer)?.text ?? '';
    await lesson.getByRole('list').getByRole('button', { name: right }).click();
    await lesson.getByRole('button', { name: /^(Next|Finish)$/ }).click();
  }
  const score = () => localStorage.getItem('quiz_progress_history_history-50-60');
  expect(await lesson.evaluate(score)).toBe('5/5');

  await lesson.goto(site.url + UNVISITED);
  await expect(heading(lesson, 'No connection')).toBeVisible();
  const onDevice = lesson.getByRole('navigation', { name: 'On this device' });
  await expect(onDevice.getByRole('link', { name: 'Song Structure' })).toHaveAttribute(
    'href',
    LESSON,
  );
  await expect(onDevice.getByRole('link', { name: 'Practice: play with the band' })).toBeVisible();
  site.down = false;
  await context.setOffline(false);
  await expect(heading(lesson, 'Consolidation of the genre')).toBeVisible();
});

test('a worker that is being installed leaves the network to a sound', async ({ page, site }) => {
  const { shell } = await (await fetch(`${site.url}/offline.json`)).json();
  const [first = ''] = shell;
  const notes = kitUrls('webm');
  site.unanswered.add(first);
  await page.goto(`${site.url}/robots.txt`);
  const tell = (message: string) =>
    page.evaluate(async (message) => {
      const registration = await navigator.serviceWorker.register('/sw.js');
      registration.installing?.postMessage(message);
    }, message);
  await page.evaluate(() => void navigator.serviceWorker.register('/sw.js'));
  await expect.poll(() => site.waiting.has(first), { timeout: KEPT }).toBe(true);
  await tell(HOLD);
  await expect.poll(() => site.waiting.has(first)).toBe(false);
  site.unanswered.clear();
  const held = site.requests.length;
  await page.evaluate(async (notes) => {
    for (const note of notes) await (await fetch(note)).arrayBuffer();
  }, notes);
  const isFetched = (path: string) => path !== '/sw.js';
  expect(site.requests.slice(held).filter(isFetched)).toEqual(notes);
  await tell(GO_ON);
  await expect.poll(() => site.requests.slice(held), { timeout: KEPT }).toContain(first);
});

/** The worker of a build with VITE_OFFLINE=off. */
async function removingWorker(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/offline/worker/remove.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

const script = (body: string) => ({ status: 200, type: 'text/javascript; charset=utf-8', body });

/** The build's worker, without the files that it fetches first. */
async function quickWorker(site: ChangingSite): Promise<string> {
  const worker = await (await fetch(`${site.url}/sw.js`)).text();
  const quick = worker.replace(/"shell":\[.*?\]/, '"shell":[]');
  expect(quick.length).toBeLessThan(worker.length);
  return quick;
}

/** All workers and caches of the site; `null` while the page reloads. */
const whatIsLeft = (page: Page) =>
  page
    .evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ])
    .catch(() => null);

test('a new version is offered, and a worker that was taken down leaves nothing', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(150_000);
  const worker = await quickWorker(site);
  site.answers.set('/sw.js', script(worker));
  /** The pending requests of both tabs. */
  const fetching = new Set<Request>();
  let lastRequest = 0;
  context.on('request', (request) => {
    fetching.add(request);
    lastRequest = Date.now();
  });
  context.on('requestfinished', (request) => fetching.delete(request));
  context.on('requestfailed', (request) => fetching.delete(request));
  await visitHome(page, site);
  const other = await context.newPage();
  await other.goto(`${site.url}/section/music`);
  const mark = (one: Page) => one.evaluate(() => Object.assign(window, { mark: true }));
  const isMarked = (one: Page) => one.evaluate(() => 'mark' in window);
  await mark(page);
  await mark(other);

  site.answers.set('/sw.js', script(`${worker}\n// Another build.`));
  // No update is offered while the band plays.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeVisible();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const isWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
  await expect.poll(() => page.evaluate(isWaiting), { timeout: KEPT }).toBe(true);
  const update = page.getByRole('button', { name: 'Update now' });
  await expect(page.getByRole('status').filter({ has: update })).toHaveCount(0);
  await stop.click();
  await expect(update).toBeVisible({ timeout: KEPT });
  expect(await isMarked(page)).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(update).toBeInViewport();
  // Chrome replaces the old worker once it is idle. If a tab fetches something at that moment, Chrome waits until it is
  // idle again, which never happens while a debugger is attached. So both tabs must have finished fetching.
  await expect(other.getByRole('button', { name: 'Update now' })).toBeVisible({ timeout: KEPT });
  const areQuiet = () => fetching.size === 0 && Date.now() - lastRequest > 1000;
  await expect.poll(areQuiet, { timeout: KEPT }).toBe(true);
  await update.click();
  await expect.poll(() => isMarked(page).catch(() => true), { timeout: 2 * KEPT }).toBe(false);
  await expect(heading(page, 'Learn bachata by playing it')).toBeVisible();
  await expect(update).toBeHidden();
  // The other tab keeps its own version.
  await other.getByRole('link', { name: 'Basic Rhythms' }).click();
  await expect(heading(other, 'Basic Rhythms')).toBeVisible();
  expect(await isMarked(other)).toBe(true);
  await other.close();

  // A script with a syntax error has no effect.
  site.answers.set('/sw.js', script('}'));
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  site.answers.set('/sw.js', { status: 404, type: 'text/plain', body: 'Not found' });
  await page.reload();
  await settle(page);
  await expect.poll(() => whatIsLeft(page), { timeout: KEPT }).toEqual([]);
});

test('a worker that answers every page with nothing is removed by the build without one', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  site.answers.set(
    '/sw.js',
    script(`
      addEventListener('activate', (event) => event.waitUntil(clients.claim()));
      addEventListener('fetch', (event) => {
        if (event.request.mode === 'navigate') event.respondWith(new Response('Broken'));
      });`),
  );
  await page.evaluate(async () => {
    await caches.open('martillo-files');
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.goto(site.url);
  await expect(page.getByText('Broken')).toBeVisible();
  site.answers.set('/sw.js', script(await removingWorker()));
  await page.goto(site.url);
  await expect(heading(page, 'Learn bachata by playing it')).toBeVisible({ timeout: KEPT });
  expect(await whatIsLeft(page)).toEqual([]);
});
