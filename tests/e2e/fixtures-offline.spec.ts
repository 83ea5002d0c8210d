import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { kitUrls } from '#audio/samples/banks.ts';
import { CACHES } from '#src/offline/saved/saved-files.ts';
import { isAudible, listenToPages } from './support/sound-level.ts';
import { expect, test, waitAfterLoading } from './support/test.ts';

// A device with the caches of an earlier build: see tests/fixtures/README.md.

interface Entry {
  cache: string;
  path: string;
  headers: Record<string, string>;
  /** The text; a sound gets the bytes of a file of the fixtures. */
  body?: string;
  file?: string;
}

const ENTRIES: Entry[] = JSON.parse(readFileSync('tests/fixtures/caches.json', 'utf8'));
const QUIZ = '/section/history/quiz/history-50-60';
const LESSON = '/section/history/lesson/history-50-60';
const INSTALLED = 30_000;

// The pages of the earlier build do not hydrate here: the fixtures lack their scripts.
test.use({ serviceWorkers: 'allow', allowedErrors: /./, waitsForHydration: false });

/** Fills the device's caches as an earlier build did. */
async function fill(page: Page, url: string): Promise<void> {
  const kept = ENTRIES.flatMap(({ body, file, ...entry }) => {
    const base64 = file && readFileSync(`tests/fixtures/${file}`).toString('base64');
    return body === undefined && !base64 ? [] : [{ ...entry, body, base64 }];
  });
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(async (entries) => {
    for (const { cache, path, headers, body, base64 } of entries) {
      const bytes = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0));
      await (await caches.open(cache)).put(path, new Response(body ?? bytes, { headers }));
    }
  }, kept);
}

test('pages, notes and the list of what was saved outlive an update without a network', async ({
  context,
  page,
  site,
}) => {
  await fill(page, site.url);

  // The new worker arrives, then the connection is lost before a newer page, list or sample was fetched.
  const gone = { status: 503, type: 'text/plain', body: 'Unavailable' };
  for (const { path, cache } of ENTRIES) {
    if (cache === 'martillo-kit' || path === '/offline.json') site.answers.set(path, gone);
  }
  await page.goto(site.url);
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => navigator.serviceWorker.controller, null, {
    timeout: INSTALLED,
  });
  site.down = true;
  await context.setOffline(true);

  await page.goto(site.url + LESSON);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Origins of Bachata');
  await expect(page.getByText('José Manuel Calderón').first()).toBeVisible();
  await page.goto(site.url + QUIZ);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Origins of Bachata');
  await expect(page.getByText('Five questions on the 1950s and 60s.').first()).toBeVisible();
  await page.goto(`${site.url}/section/music/glossary`);
  const onDevice = page.getByRole('navigation', { name: 'On this device' });
  for (const path of [LESSON, QUIZ]) {
    await expect(onDevice.locator(`a[href="${path}"]`)).toBeVisible();
  }

  const practice = await context.newPage();
  waitAfterLoading(practice);
  await listenToPages(practice);
  // The güira needs no samples.
  await practice.goto(`${site.url}/practice?count-in=off&guira=mute`);
  await practice.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => isAudible(practice), { timeout: INSTALLED }).toBe(true);
  await practice.getByRole('button', { name: 'Stop', exact: true }).click();

  await practice.goto(`${site.url}/your-data`);
  await expect(practice.getByRole('main')).toContainText('History: Quiz Origins of Bachata');
});

test('the notes of an earlier build stay until an update has brought all of its own', async ({
  page,
  site,
}) => {
  /** Installs the worker. @returns its final state */
  const install = () =>
    page.evaluate(async () => {
      const { installing } = await navigator.serviceWorker.register('/sw.js');
      return new Promise<string | undefined>((resolve) => {
        installing?.addEventListener('statechange', () => {
          if (/activated|redundant/.test(installing.state)) resolve(installing.state);
        });
      });
    });
  const notes = (cache: string) =>
    page.evaluate(async (cache) => {
      if (!(await caches.has(cache))) return [];
      const paths = (await (await caches.open(cache)).keys()).map(
        ({ url }) => new URL(url).pathname,
      );
      return paths.filter((path) => path.startsWith('/assets/audio/kit/')).sort();
    }, cache);
  await fill(page, site.url);
  const former = ENTRIES.filter(({ cache }) => cache === 'martillo-kit').map(({ path }) => path);
  const last = kitUrls('webm').at(-1) ?? '';
  site.answers.set(last, { status: 503, type: 'text/plain', body: 'Unavailable' });
  expect(await install()).toBe('redundant');
  expect(await notes('martillo-kit')).toEqual(former.sort());
  site.answers.delete(last);
  expect(await install()).toBe('activated');
  expect(await notes(CACHES.files)).toEqual(kitUrls('webm').sort());
  await expect.poll(() => notes('martillo-kit')).toEqual([]);
});
