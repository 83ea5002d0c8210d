import { kitUrls } from '#audio/samples/banks.ts';
import { PLAYERS } from '#src/band/players/players.ts';
import type { Page } from './support/page.ts';
import { HISTORY_QUIZ, QUIZ_BY_EAR, takeHistoryQuiz, takeQuizByEar } from './support/quizzes.ts';
import { expect, test } from './support/test.ts';

const LESSON = '/section/music/lesson/structure';
const UNVISITED = '/section/history/lesson/history-70-80';
/** Fetching and keeping everything takes seconds on a busy machine (milliseconds). */
const KEPT = { timeout: 60_000, interval: 200 };

test.override({ allowedErrors: /Not loaded|[Ff]ailed|import|React error #422|Load failed/ });

/** The number of the band's notes that are kept. */
const keptNotes = (page: Page) =>
  page.run(async () => {
    const kept = await (await caches.open('martillo-files')).keys();
    return kept.filter(({ url }) => url.includes('/assets/audio/kit/')).length;
  });

/** Opens a page, and waits until its text and all its sounds are kept. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.press('Tab');
  await expect
    .poll(
      () =>
        page.run(async (path) => {
          const { pages } = await (await fetch('/offline.json')).json();
          const isKept = async (file: string) =>
            (await caches.match(file, { ignoreVary: true })) !== undefined;
          let missing = 0;
          for (const file of [path, ...(pages[path] ?? [])]) {
            // The browser keeps the format that it plays best, of the two formats of a sound.
            const other = file.replace(/\.(webm|mp3)$/, (end: string) =>
              end === '.webm' ? '.mp3' : '.webm',
            );
            if (!(await isKept(file)) && !(await isKept(other))) missing++;
          }
          return missing;
        }, path),
      { ...KEPT, message: `${path} is kept` },
    )
    .toBe(0);
}

/** Opens home, and waits until the worker keeps the loaded files. */
async function visitHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.press('Tab');
  await expect
    .poll(() => page.run(() => navigator.serviceWorker.controller !== null), KEPT)
    .toBe(true);
}

test('a visited page is read again without a network', {
  tags: ['short', 'short-only'],
}, async ({ page, site }) => {
  await visitHome(page);
  await visit(page, HISTORY_QUIZ);
  site.down = true;
  await page.reload();
  await page.see({ css: `[data-page="${HISTORY_QUIZ}"]` });
  site.down = false;
});

test('after a visit, band, lesson and quizzes work offline', async ({ page, site }) => {
  await visitHome(page);
  const notes = kitUrls('webm').length;
  await expect.poll(() => keptNotes(page), KEPT).toBe(notes);
  await visit(page, LESSON);
  await visit(page, HISTORY_QUIZ);
  await visit(page, QUIZ_BY_EAR);

  site.down = true;
  await page.goto('/practice?count-in=off');
  await page.click({ role: 'button', name: 'Play' });
  await page.see({ role: 'button', name: 'Stop' });
  // Each player is heard alone.
  const mute = (name: string) =>
    page.click({ role: 'button', name: 'Mute', in: { role: 'group', name } });
  for (const { name } of PLAYERS) await mute(name);
  for (const { name } of PLAYERS) {
    await page.hearNothing();
    await mute(name);
    await page.hear();
    await mute(name);
  }

  // The page itself, which is prerendered, and not the shell that stands in for others.
  await page.goto(LESSON);
  await page.see({ css: `[data-page="${LESSON}"]` });
  await page.reload();
  await page.see({ css: `[data-page="${LESSON}"]` });
  await page.click({ role: 'button', name: /^Play/ });
  await page.hear();

  await takeHistoryQuiz(page);
  await takeQuizByEar(page, 10);

  await page.visit(UNVISITED);
  await page.see({ role: 'heading', name: 'No connection' });
  site.down = false;
  await page.see({ role: 'heading', name: 'Consolidation of the genre' });
});
