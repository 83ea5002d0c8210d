import { expect, test } from 'vitest';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import { loadGlossary } from '#src/content/glossary-files.ts';
import type { PageKind } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { sitePages } from '#src/content/site/site-pages.ts';
import { attributes, htmlOf, PAGES, texts } from './built.ts';

/** Headings that differ from the page's name in lists. */
const HEADINGS: Partial<Record<PageKind, string>> = {
  home: 'Learn bachata by playing it',
  ear: 'Train your ear',
};

test.each(sitePages(SECTIONS))('$path has the heading of its page', ({ kind, path, title }) => {
  expect(texts(htmlOf(path), 'h1')).toEqual([escaped(HEADINGS[kind] ?? title)]);
});

test.each(PAGES)("$path has the layout's links and buttons", ({ html }) => {
  const [header = ''] = /<header.*?<\/header>/s.exec(html) ?? [];
  expect(texts(html, 'a')).toEqual(
    expect.arrayContaining(['Skip to content', 'Donate', 'notices', 'Your data']),
  );
  expect(header).toContain('aria-label="Dark mode"');
  expect(header).toContain('aria-label="Menu"');
  expect(texts(html, 'button')).toContain('Feedback');
  const donate = html.match(/<a [^>]*>Donate/)?.[0] ?? '';
  expect([attributes(donate, 'target'), attributes(donate, 'rel')]).toEqual([
    ['_blank'],
    ['noreferrer'],
  ]);
});

test('home offers every section with its description and a drawing', () => {
  const tiles = (htmlOf('/').match(/<li .*?<\/li>/gs) ?? []).filter((tile) => tile.includes('<h3'));
  expect(tiles.flatMap((tile) => texts(tile, 'h3'))).toEqual(SECTIONS.map(({ title }) => title));
  for (const [index, { title, description, comingSoon }] of SECTIONS.entries()) {
    const tile = tiles[index] ?? '';
    expect(tile.includes(description), title).toBe(true);
    expect(tile.includes('<svg'), title).toBe(true);
    expect(tile.includes('Coming Soon'), title).toBe(comingSoon === true);
  }
});

test('home leads to the first stop and to the band, and every page to the others without a menu', () => {
  expect(attributes(htmlOf('/'), 'href')).toEqual(
    expect.arrayContaining(['/section/music/lesson/instruments', '/practice?rhythm=derecho']),
  );
  for (const { path, html } of PAGES) {
    const [, foot = ''] =
      /<nav aria-label="All pages"[^>]*>(.*?)<\/nav><\/noscript>/s.exec(html) ?? [];
    const pages = ['/', '/practice', '/practice/ear', '/class'];
    expect(attributes(foot, 'href'), path).toEqual(pages);
  }
});

test('the header, home, the Music section and each rhythm lead to the practice page', () => {
  for (const path of ['/', '/section/music', '/section/history']) {
    expect(attributes(htmlOf(path), 'href'), path).toContain('/practice');
  }
  const inLesson = attributes(htmlOf('/section/music/lesson/rhythm'), 'href');
  const rhythms = RHYTHM_TYPES.map((rhythm) => `/practice?rhythm=${rhythm}`);
  expect(inLesson).toEqual(expect.arrayContaining(rhythms));
});

test.each(SECTIONS)('the glossary card of $title says how many terms it has', async ({ id }) => {
  const { categories } = await loadGlossary(id);
  const terms = categories.flatMap((category) => category.terms);
  const size = `${terms.length} terms in ${categories.length} ${categories.length === 1 ? 'category' : 'categories'}`;
  expect(texts(htmlOf(`/section/${id}`), 'p')).toContain(size);
  const html = htmlOf(`/section/${id}/glossary`);
  expect(texts(html, 'dt')).toEqual(terms.map(({ term }) => escaped(term)));
  expect(texts(html, 'h2')).toHaveLength(categories.length);
  const definitions = texts(html, 'dd');
  expect(definitions).toHaveLength(terms.length);
  for (const [i, { definition }] of terms.entries()) {
    expect(definitions[i]).toContain(escaped(definition));
  }
});

const escaped = (text: string) => text.replaceAll('&', '&amp;');
