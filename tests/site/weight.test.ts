import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SECTIONS } from '#src/content/sections.ts';
import { attributes, htmlOf, isFile, PAGES, read } from './built.ts';

/** JavaScript that a page loads before the first input, in bytes after gzip. */
const HOME_LIMIT = 75_000;
const SECTION_LIMIT = 75_000;
const LESSON_LIMIT = 95_000;
const QUIZ_LIMIT = 80_000;
const PRACTICE_LIMIT = 135_000;
const EAR_LIMIT = 105_000;

/**
 * The page's entry script and preloaded modules. tests/e2e/page-weight.spec.ts proves that these are all
 * scripts a page loads before the first input.
 */
function scriptsOf(html: string): string[] {
  const tags = html.match(/<script [^>]*src=[^>]*>|<link rel="modulepreload"[^>]*>/g) ?? [];
  return tags.flatMap((tag) => [...attributes(tag, 'src'), ...attributes(tag, 'href')]);
}

const weightOf = (html: string) =>
  scriptsOf(html).reduce((sum, address) => sum + gzipSync(read(address)).length, 0);

const limited = PAGES.flatMap(({ path, html }) => {
  if (path === '/') return [{ path, html, limit: HOME_LIMIT }];
  if (path === '/practice') return [{ path, html, limit: PRACTICE_LIMIT }];
  if (path === '/practice/ear') return [{ path, html, limit: EAR_LIMIT }];
  if (/^\/section\/\w+$/.test(path)) return [{ path, html, limit: SECTION_LIMIT }];
  if (path.includes('/lesson/')) return [{ path, html, limit: LESSON_LIMIT }];
  return path.includes('/quiz/') ? [{ path, html, limit: QUIZ_LIMIT }] : [];
});

test.each(limited)('$path loads at most $limit bytes of JavaScript', ({ html, limit }) => {
  const weight = weightOf(html);
  expect(weight).toBeGreaterThan(50_000);
  expect(weight).toBeLessThanOrEqual(limit);
});

test('home, practice, ear training, three sections, seven lessons and twelve quizzes are weighed', () => {
  expect(limited).toHaveLength(25);
});

// `npm run bench:growth` measures it with a hundred lessons and quizzes.
test('the first scripts of a page say nothing of lessons and quizzes, whose number grows', () => {
  const entries = SECTIONS.flatMap(({ lessons, quizzes }) => [...lessons, ...quizzes]);
  expect(entries.length).toBeGreaterThan(20);
  // The text of a lesson names itself.
  const own = /^\/build\/(history-\d\d-\d\d|instruments|rhythm|structure)-[^/]*$/;
  // A class plan is checked against all pages.
  const pages = PAGES.filter(({ path }) => path !== '/class');
  const scripts = new Set(pages.flatMap(({ html }) => scriptsOf(html)));
  for (const script of [...scripts].filter((address) => !own.test(address))) {
    const code = read(script);
    for (const { description } of entries) expect(code, script).not.toContain(description);
    expect(code, script).not.toMatch(/\.\/lessons\//);
  }
});

test('a lesson names the files of its exercises and sounds, for the first input to load them at once', () => {
  const html = htmlOf('/section/music/lesson/rhythm');
  const [parts = [], sounds = []] = ['data-parts', 'data-sounds'].map((name) =>
    attributes(html, name).flatMap((names) => names.split(' ')),
  );
  expect(parts).toContainEqual(expect.stringMatching(/^rhythm-grid-/));
  expect(parts).toContainEqual(expect.stringMatching(/^engine-/));
  expect(sounds).toContainEqual(expect.stringMatching(/^clip-player-/));
  const first = scriptsOf(html);
  for (const address of [...parts, ...sounds].map((name) => `/build/${name}.js`)) {
    expect(isFile(address), address).toBe(true);
    expect(first).not.toContain(address);
  }
});
