import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PageKind } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { sitePages } from '#src/content/site/site-pages.ts';
import { attributes, htmlOf, importsOf, PAGES, read } from './built.ts';

/** JavaScript that a page may load before the first input, in bytes after gzip. */
const BUDGET = 90_000;
/** The budgets of other kinds of pages. */
const BUDGETS: Partial<Record<PageKind, number>> = {
  home: 85_000,
  lesson: 100_000,
  practice: 150_000,
  ear: 120_000,
  class: 95_000,
};

/** JavaScript of ear training until its first question is shown; its music and the engine come after that. */
const EAR_QUESTION_BUDGET = 136_000;

/**
 * The page's entry script and preloaded modules. tests/e2e/page-weight.spec.ts proves that these are all
 * scripts a page loads before the first input.
 */
function scriptsOf(html: string): string[] {
  const tags = html.match(/<script [^>]*src=[^>]*>|<link rel="modulepreload"[^>]*>/g) ?? [];
  return tags.flatMap((tag) => [...attributes(tag, 'src'), ...attributes(tag, 'href')]);
}

const weightOf = (addresses: Iterable<string>) =>
  [...addresses].reduce((sum, address) => sum + gzipSync(read(address)).length, 0);

/** Adds a script and all that it imports before it runs. */
function addWithImports(address: string, to: Set<string>): void {
  if (to.has(address)) return;
  to.add(address);
  for (const imported of importsOf(address)) addWithImports(imported, to);
}

test.each(sitePages(SECTIONS))(
  '$path, a page of the kind $kind, keeps its budget',
  ({ path, kind }) => {
    const weight = weightOf(scriptsOf(htmlOf(path)));
    expect(weight).toBeGreaterThan(50_000);
    expect(weight).toBeLessThanOrEqual(BUDGETS[kind] ?? BUDGET);
  },
);

test('ear training keeps its budget until a question is shown', () => {
  const scripts = new Set(scriptsOf(htmlOf('/practice/ear')));
  const before = weightOf(scripts);
  for (const code of [...scripts].map(read))
    for (const [, name] of code.matchAll(/import\(`\.\/((?:round|writer)-[\w-]{8}\.js)`\)/g))
      addWithImports(`/build/${name}`, scripts);
  expect(weightOf(scripts)).toBeGreaterThan(before + 10_000);
  expect(weightOf(scripts)).toBeLessThanOrEqual(EAR_QUESTION_BUDGET);
});

test('the first scripts of a page do not grow with the number of lessons and quizzes', () => {
  const entries = SECTIONS.flatMap(({ lessons, quizzes }) => [...lessons, ...quizzes]);
  expect(entries.length).toBeGreaterThan(20);
  // The text of a lesson does not count: its file has the lesson's name.
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
