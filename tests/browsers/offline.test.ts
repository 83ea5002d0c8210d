import { factsOf } from '#audio/music/clips/clip.ts';
import { QUIZ_CLIPS } from '#audio/music/clips/quiz-clips.ts';
import { shuffled } from '#audio/music/random.ts';
import { kitUrls } from '#audio/samples/banks.ts';
import { PLAYERS } from '#src/band/players/players.ts';
import { choiceName } from '#src/content/answers/choices.ts';
import { answersOf } from '#src/content/quizzes/answers.ts';
import { quiz as origins } from '#src/content/quizzes/history/history-50-60.ts';
import type { Page } from './support/page.ts';
import { expect, test } from './support/test.ts';

const LESSON = '/section/music/lesson/structure';
const UNVISITED = '/section/history/lesson/history-70-80';
const QUIZ_BY_EAR = '/section/music/quiz/rhythms';
const HISTORY_QUIZ = '/section/history/quiz/history-50-60';
/** Time limit to fetch and cache everything on a busy machine (milliseconds). */
const KEPT = { timeout: 60_000, interval: 200 };

test.override({ allowedErrors: /Not loaded|[Ff]ailed|import|React error #422|Load failed/ });

/** The number of the band's cached samples. */
const keptNotes = (page: Page) =>
  page.run(async () => {
    const kept = await (await caches.open('martillo-files')).keys();
    return kept.filter(({ url }) => url.includes('/assets/audio/kit/')).length;
  });

/** Opens a page, and waits until its text and all its sounds are cached. */
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
            // Of the two formats of a sound, the browser caches the one it plays best.
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

/** Opens home, and waits until the worker has cached the loaded files. */
async function visitHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.press('Tab');
  await expect
    .poll(() => page.run(() => navigator.serviceWorker.controller !== null), KEPT)
    .toBe(true);
}

const SEED = 'k7x2';

const savedScore = (page: Page, quiz: string) =>
  page.run((quiz) => localStorage.getItem(`quiz_progress_${quiz}`), quiz);

/** Completes an audio quiz, plays each of its clips, and checks the saved score. */
async function takeQuizByEar(page: Page): Promise<void> {
  await page.goto(`${QUIZ_BY_EAR}?seed=${SEED}`);
  for (const [i, clip] of shuffled(QUIZ_CLIPS.rhythms, SEED).entries()) {
    await page.read(`Question ${i + 1} of 10`);
    await page.hearNothing();
    await page.click({ role: 'button', name: 'Play clip' });
    await page.see({ role: 'button', name: 'Pause clip' });
    await page.hear();
    for (const name of answersOf('rhythms', factsOf(clip)).map(choiceName)) {
      await page.click(page.option(name));
    }
    await page.click({ role: 'button', name: 'Submit Answer' });
    await page.read('Excellent!');
    await page.click({ role: 'button', name: /^(Next Question|Complete Quiz)$/ });
  }
  await page.read('Final Score: 10 out of 10 questions');
  expect(await savedScore(page, 'music_rhythms')).toBe('10/10');
}

/** Completes a history quiz, up to its saved score. */
async function takeHistoryQuiz(page: Page): Promise<void> {
  await page.goto(HISTORY_QUIZ);
  for (let i = 1; i <= 5; i++) {
    await page.read(`Question ${i} of 5`);
    const [text = ''] = await page.texts({ css: 'h2' });
    const asked = origins.questions.find(({ question }) => text.endsWith(question));
    const right = asked?.options.find(({ id }) => id === asked.correctAnswer)?.text ?? '';
    await page.click(page.option(right));
    await page.read('Right!');
    await page.click({ role: 'button', name: i === 5 ? 'Finish' : 'Next' });
  }
  await page.read('Quiz Complete!');
  expect(await savedScore(page, 'history_history-50-60')).toBe('5/5');
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

  // The prerendered page itself, not the fallback for other pages.
  await page.goto(LESSON);
  await page.see({ css: `[data-page="${LESSON}"]` });
  await page.reload();
  await page.see({ css: `[data-page="${LESSON}"]` });
  await page.click({ role: 'button', name: /^Play/ });
  await page.hear();

  await takeHistoryQuiz(page);
  await takeQuizByEar(page);

  await page.visit(UNVISITED);
  await page.see({ role: 'heading', name: 'No connection' });
  site.down = false;
  await page.see({ role: 'heading', name: 'Consolidation of the genre' });
});
