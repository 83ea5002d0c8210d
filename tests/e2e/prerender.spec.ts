import type { Page } from '@playwright/test';
import type { LessonContent } from '#src/content/model.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { sitePages } from '#src/content/site/site-pages.ts';
import { expect, MOTION, test } from './support/test.ts';

test.use(MOTION);

/** Exercises that are only placeholders in a prerendered page. */
const CLIENT_ONLY = new Set(['label-the-band', 'name-the-parts']);

const PAGES = sitePages(SECTIONS);
const PAGE_OF_EACH_KIND = [...new Map(PAGES.map((page) => [page.kind, page])).values()];

// Third-party players are not loaded, so that no test depends on them.
test.beforeEach(({ page }) => page.route(/^https:/, (route) => route.abort()));
test.use({ allowedErrors: /net::ERR_FAILED/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, waitsForHydration: false });

  /** The visible text of the page, with single spaces. */
  const visibleText = async (page: Page) => {
    // Text that is not laid out yet would be missing.
    await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
    return (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
  };

  test('every lesson can be read completely, and its exercises are below the first screen', async ({
    page,
  }) => {
    // The tallest screen on which exercises wait for the first input, at its most common widths.
    const sizes = [390, 820, 1440].map((width) => ({ width, height: 1000 }));
    for (const { path, ...lesson } of PAGES) {
      if (lesson.kind !== 'lesson') continue;
      const { lesson: source }: { lesson: LessonContent } = await import(
        `#src/content/lessons/${lesson.section.id}/${lesson.entry.id}.ts`
      );
      await page.goto(path);
      await expect(heading(page)).toHaveText(source.title);
      await expect(page.locator('.no-script')).toBeVisible();
      const text = await visibleText(page);
      expect(
        textsOf(source).filter((piece) => !text.includes(piece)),
        path,
      ).toEqual([]);
      await expect(page.getByRole('alert')).toHaveCount(0);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect(await page.evaluate(firstDeferredTop), `${path} at ${size.width}`).toBeGreaterThan(
          size.height,
        );
      }
    }
  });

  // tests/site/pages.test.ts checks its links.
  test('an unknown address leads home, lists can be folded, and what needs scripts says so', async ({
    page,
  }) => {
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/');
    await expect(page.locator('.no-script')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Music' }).click();
    const lesson = page.getByRole('link', { name: 'Basic Rhythms' });
    await page.getByText('Lessons', { exact: true }).click();
    await expect(lesson).toBeHidden();
    await page.getByText('Lessons', { exact: true }).click();
    await lesson.click();
    await expect(heading(page)).toHaveText('Basic Rhythms');
    await expect(page.getByRole('navigation', { name: 'All pages' })).toBeVisible();
    await page.goto('/section/music/quiz/present');
    await expect(page.locator('main noscript p')).toBeVisible();
  });
});

// React reports nothing when it discards prerendered HTML and renders it again.
test('hydration keeps every prerendered element of a page of every kind, light and dark', async ({
  page,
}) => {
  await page.addInitScript(observePage);
  for (const [index, { path }] of PAGE_OF_EACH_KIND.entries()) {
    // The theme affects the header and the root, which are the same on every page.
    const isDark = index % 2 === 1;
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    const response = await page.goto(path);
    const [, title = ''] = /<title>(.*?)<\/title>/.exec((await response?.text()) ?? '') ?? [];
    await expect(heading(page), path).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dark mode' }), path).toHaveAttribute(
      'aria-pressed',
      String(isDark),
    );
    const { removed, shift, theme, metadata } = await page.evaluate(readObservations);
    expect(removed, path).toEqual([]);
    // Rows of lessons and quizzes grow by the progress bar, which appears after hydration.
    expect(shift, path).toBeLessThan(0.03);
    expect(theme, path).toBe(isDark ? 'dark' : '');
    expect(metadata, `title, description and canonical address of ${path}`).toEqual([1, 1, 1]);
    await expect(page).toHaveTitle(title);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

/** Top of the first exercise or sound of a lesson, in CSS pixels. */
function firstDeferredTop(): number {
  const parts = document.querySelectorAll(
    // A lesson's first clips are not in a section: a first press on them is kept (early-input.spec.ts).
    'main :is(section section, [data-lazy-placeholder], section ul[aria-label^="Hear"])',
  );
  return Math.min(...[...parts].map((part) => part.getBoundingClientRect().top + scrollY));
}

/** Stores progress on the device, and records removed elements and layout shifts. */
function observePage(): void {
  // Third-party frames have no storage here.
  if (window.top !== window) return;
  localStorage.setItem('lesson_progress_music_rhythm', '100');
  localStorage.setItem('lesson_progress_history_history-50-60', '100');
  localStorage.setItem('quiz_progress_music_present', '7/10');
  localStorage.setItem('quiz_progress_history_history-50-60', '5/5');
  const unfinished = { seed: 'k7x2', question: 4, total: 10, answers: [] };
  localStorage.setItem('unfinished_quiz_music_missing', JSON.stringify(unfinished));
  const observed = { removed: [] as string[], shift: 0 };
  Object.assign(window, { observed });
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
      if (!(node instanceof Element)) continue;
      // Only the content of a placeholder may replace it, and a learner's own road may replace the road of a first
      // visit.
      if (node.matches('[data-lazy-placeholder], [aria-labelledby="road"]')) continue;
      observed.removed.push(node.outerHTML.slice(0, 120));
    }
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The observations and the current state of the document. */
function readObservations() {
  const observed: { removed: string[]; shift: number } = Reflect.get(window, 'observed');
  const theme = document.documentElement.className;
  const selectors = ['head title', 'meta[name=description]', 'link[rel=canonical]'];
  const metadata = selectors.map((selector) => document.querySelectorAll(selector).length);
  return { ...observed, theme, metadata };
}

/** The texts of a lesson, line by line and without formatting, as they appear on the page. */
function textsOf(lesson: LessonContent): string[] {
  const points = (all: LessonContent['sections'][number]['keyPoints']): string[] =>
    (all ?? []).flatMap(({ title, content, keyPoints }) => [title, content, ...points(keyPoints)]);
  const parts = lesson.sections.flatMap(({ title, contentBlocks, keyPoints }) => [
    title,
    ...contentBlocks.flatMap(({ content, interactiveBlocks = [], deeper = '' }) => [
      content,
      ...interactiveBlocks.flatMap((block) =>
        block.kind === 'quiz'
          ? [block.data.question, ...block.data.options.map(({ text }) => text)]
          : CLIENT_ONLY.has(block.kind)
            ? []
            : [block.data.title, block.data.instructions],
      ),
      deeper,
    ]),
    ...points(keyPoints),
  ]);
  return [lesson.introduction, ...parts, lesson.note ?? '', lesson.summary ?? '']
    .flatMap((text) => text.split(/\n+/))
    .map((line) => line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|\*|~~|^#+ |^- /g, ''))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !/^\|/.test(line));
}
