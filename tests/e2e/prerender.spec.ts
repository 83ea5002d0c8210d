import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { danceGlossary } from '#src/content/glossary/dance.ts';
import { historyGlossary } from '#src/content/glossary/history.ts';
import { musicGlossary } from '#src/content/glossary/music.ts';
import type { LessonContent } from '#src/content/model.ts';
import { SECTIONS } from '#src/content/sections.ts';
import { expect, test } from './support/quiet-test.ts';

const GLOSSARIES = { history: historyGlossary, music: musicGlossary, dance: danceGlossary };

/** Exercises of which a prepared page has only the place. */
const LIVE = new Set(['label-the-band', 'name-the-parts']);

const open = <T extends { comingSoon?: true }>(entries: readonly T[]) =>
  entries.filter(({ comingSoon }) => !comingSoon);
const PATHS = [
  '/',
  ...SECTIONS.flatMap(({ id, lessons, quizzes }) => [
    `/section/${id}`,
    ...open(lessons).map((lesson) => `/section/${id}/lesson/${lesson.id}`),
    ...open(quizzes).map((quiz) => `/section/${id}/quiz/${quiz.id}`),
    `/section/${id}/glossary`,
  ]),
];

// Nobody else is asked, so that nobody else's answer is waited for.
test.beforeEach(({ page }) => page.route(/^https:/, (route) => route.abort()));
test.use({ forgiven: /net::ERR_FAILED/ });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hydrated: false });

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const isSaid = (page: Page) => expect(page.locator('.no-script')).toBeVisible();
  /** What is to be read on the page, with single spaces. */
  const reading = async (page: Page) =>
    (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');

  for (const section of ['history', 'music'] as const) {
    for (const file of readdirSync(`src/content/lessons/${section}`)) {
      test(`all of the lesson ${section}/${file} can be read`, async ({ page }) => {
        const { lesson }: { lesson: LessonContent } = await import(
          `#src/content/lessons/${section}/${file}`
        );
        await page.goto(`/section/${section}/lesson/${lesson.id}`);
        await expect(heading(page)).toHaveText(lesson.title);
        await isSaid(page);
        const text = await reading(page);
        const missing = textsOf(lesson).filter((piece) => !text.includes(piece));
        expect(missing).toEqual([]);
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
  }

  for (const { id } of SECTIONS) {
    test(`all of the glossary of ${id} can be read`, async ({ page }) => {
      await page.goto(`/section/${id}/glossary`);
      const text = await reading(page);
      const terms = GLOSSARIES[id].categories.flatMap((category) => category.terms);
      for (const { term, definition } of terms) {
        expect(text).toContain(term);
        expect(text).toContain(definition);
      }
      await expect(page.getByRole('term')).toHaveCount(terms.length);
    });
  }

  test('one finds the way from home to a lesson, and folds lists away', async ({ page }) => {
    await page.goto('/');
    await isSaid(page);
    await page.getByRole('link', { name: 'Music' }).click();
    await expect(heading(page)).toHaveText('Music');
    const lesson = page.getByRole('link', { name: 'Basic Rhythms' });
    await page.getByText('Lessons', { exact: true }).click();
    await expect(lesson).toBeHidden();
    await page.getByText('Lessons', { exact: true }).click();
    await lesson.click();
    await expect(heading(page)).toHaveText('Basic Rhythms');
    await expect(page).toHaveURL('/section/music/lesson/rhythm');
  });

  test('a quiz says what it is, and why it does not begin', async ({ page }) => {
    await page.goto('/section/music/quiz/present');
    await expect(heading(page)).toHaveText('Who Is Playing?');
    await expect(page.locator('main noscript p')).toBeVisible();
  });

  test('an address of no page leads home', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toHaveText('Learn bachata by playing it');
  });
});

// React says nothing when it gives up what was prepared and makes it anew.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`what was prepared comes alive as it stands, ${colorScheme}`, () => {
    test.use({ colorScheme });

    // One after the other in one tab: a tab for each costs more than the page.
    test('on every page', async ({ page }) => {
      test.setTimeout(90_000);
      await page.addInitScript(watch);
      for (const path of PATHS) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.getByRole('button', { name: 'Dark mode' }), path).toHaveAttribute(
          'aria-pressed',
          String(colorScheme === 'dark'),
        );
        const { gone, jumped, theme, heads } = await page.evaluate(look);
        // A quiz, and an exercise that is another each time, take the place that was held for them.
        const lost = gone.filter((name) => !/^_place(holder)?_/.test(name));
        expect(lost, path).toEqual([]);
        expect(jumped, path).toBeLessThan(0.02);
        expect(theme, path).toBe(colorScheme === 'dark' ? 'dark' : '');
        expect(heads, `title, description and canonical address of ${path}`).toEqual([1, 1, 1]);
      }
    });
  });
}

test('on the way through the site the facts of the page keep step', async ({ page }) => {
  const canonical = page.locator('link[rel=canonical]');
  const description = page.locator('meta[name=description]');
  await page.goto('/');
  await page.getByRole('link', { name: 'Music' }).click();
  await expect(canonical).toHaveAttribute('href', 'https://martillo.example/section/music');
  await page.getByRole('link', { name: 'Song Structure' }).click();
  await expect(canonical).toHaveAttribute('href', /lesson\/structure$/);
  await expect(description).toHaveAttribute('content', /^From intro to outro/);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
});

test('a link in a prepared text stays in the app, and one that is set here too', async ({
  page,
}) => {
  await page.goto('/section/music/lesson/structure');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const links = page.getByRole('main').locator('.prose a[href^="/section/"]');
  await links.first().click();
  await expect(page).not.toHaveURL('/section/music/lesson/structure');
  await page.goBack();
  await links.first().click();
  await expect(page).not.toHaveURL('/section/music/lesson/structure');
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
});

/** Has progress on the device, and notes what goes away from the page and how far it jumps. */
function watch(): void {
  // Players of other services have no storage here.
  if (window.top !== window) return;
  localStorage.setItem('lesson_progress_music_rhythm', '100');
  localStorage.setItem('lesson_progress_history_history-50-60', '100');
  localStorage.setItem('quiz_progress_music_present', '7/10');
  localStorage.setItem('quiz_progress_history_history-50-60', '5/5');
  const seen = { gone: [] as string[], jumped: 0 };
  Object.assign(window, { seen });
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
      if (node instanceof HTMLElement) seen.gone.push(node.className || node.tagName);
    }
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.jumped += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What was noted, and what the page says of itself. */
function look() {
  const { gone, jumped }: { gone: string[]; jumped: number } = Reflect.get(window, 'seen');
  const theme = document.documentElement.className;
  const facts = ['head title', 'meta[name=description]', 'link[rel=canonical]'];
  const heads = facts.map((fact) => document.querySelectorAll(fact).length);
  return { gone, jumped, theme, heads };
}

/** What a lesson says, without its marks, as it can be found in what is read. */
function textsOf(lesson: LessonContent): string[] {
  const points = (all: LessonContent['sections'][number]['keyPoints']): string[] =>
    (all ?? []).flatMap(({ title, content, keyPoints }) => [title, content, ...points(keyPoints)]);
  const parts = lesson.sections.flatMap(({ title, contentBlocks, keyPoints }) => [
    title,
    ...contentBlocks.flatMap(({ content, interactiveBlocks = [] }) => [
      content,
      ...interactiveBlocks.flatMap((block) =>
        block.kind === 'quiz'
          ? [block.data.question, ...block.data.options.map(({ text }) => text)]
          : LIVE.has(block.kind)
            ? []
            : [block.data.title, block.data.instructions],
      ),
    ]),
    ...points(keyPoints),
  ]);
  return [lesson.introduction, ...parts, lesson.note ?? '', lesson.summary ?? '']
    .flatMap((text) => text.split(/\n+/))
    .map((line) => line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|\*|~~|^#+ |^- /g, ''))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !/^\|/.test(line));
}
