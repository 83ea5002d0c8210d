import { readFileSync } from 'node:fs';
import type { Graph } from 'schema-dts';
import { expect, test } from 'vitest';
import { type PageKind, rowOf } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { sitePages } from '#src/content/site/site-pages.ts';
import { attributes, BASE, htmlOf, isFile, meta, PAGES, read, texts } from './built.ts';

const kinds = new Map(sitePages(SECTIONS).map(({ path, kind }) => [path, kind]));
const kindOf = (path: string) => kinds.get(path) as PageKind;

const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/g;

function graph(html: string): Graph {
  const [script, ...others] = [...html.matchAll(JSON_LD)];
  expect(others).toEqual([]);
  return JSON.parse(script?.[1] ?? '');
}

const typesOf = (html: string) =>
  graph(html)['@graph'].map((thing) => (typeof thing === 'string' ? thing : thing['@type']));

/** All strings in a JSON value, with the names of their fields. */
function strings(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    strings(inner, Array.isArray(value) ? name : field),
  );
}

const hasPage = (url: string) => {
  const [path = ''] = url.replace(BASE, '').split('#');
  return PAGES.some((page) => page.path === path) || isFile(path);
};

test.each(PAGES)(
  '$path has a title, description, canonical address and consistent preview tags, once each',
  ({ path, html }) => {
    const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title);
    expect(titles).toEqual([expect.stringMatching(/^.{4,60} · Martillo$/)]);
    const [description = '', ...others] = meta(html, 'description');
    expect(others).toEqual([]);
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThan(170);

    const canonical = html.match(/<link rel="canonical"[^>]*>/g) ?? [];
    expect(canonical.flatMap((tag) => attributes(tag, 'href'))).toEqual([BASE + path]);
    expect(meta(html, 'og:url')).toEqual([BASE + path]);
    for (const name of ['og:description', 'twitter:description']) {
      expect(meta(html, name)).toEqual([description]);
    }
    expect(`${meta(html, 'og:title')} · Martillo`).toBe(titles[0]);
    expect(meta(html, 'twitter:title')).toEqual(meta(html, 'og:title'));
    expect(meta(html, 'og:type')).toEqual([path.includes('/lesson/') ? 'article' : 'website']);
    expect(meta(html, 'twitter:card')).toEqual(['summary_large_image']);
    expect(meta(html, 'robots')).toEqual(rowOf(kindOf(path)).unlisted ? ['noindex'] : []);
    const [image = ''] = meta(html, 'og:image');
    expect(meta(html, 'twitter:image')).toEqual([image]);
    expect(isFile(image.replace(BASE, ''))).toBe(true);
  },
);

/** The type of a page at schema.org, if it is more than a `WebPage`. */
const TYPES: Partial<Record<PageKind, string | readonly string[]>> = {
  home: 'ItemList',
  section: 'ItemList',
  lesson: ['Article', 'LearningResource'],
  quiz: 'Quiz',
  glossary: 'FAQPage',
  practice: 'WebApplication',
};

const expected = (path: string) =>
  path.includes('/history/lesson/') ? 'Article' : (TYPES[kindOf(path)] ?? 'WebPage');

test.each(PAGES)('$path has a schema.org graph with valid addresses', ({ path, html }) => {
  expect(graph(html)['@context']).toBe('https://schema.org');
  expect(typesOf(html)).toEqual([
    'WebSite',
    expected(path),
    ...(path === '/' ? [] : ['BreadcrumbList']),
  ]);
  const all = strings(graph(html)['@graph']);
  expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
  const urls = all.filter(([name]) => ['url', 'item', 'image'].includes(name));
  expect(urls.filter(([, url]) => !url.startsWith(BASE) || !hasPage(url))).toEqual([]);
});

test.each(PAGES.filter(({ path }) => /\/(lesson|quiz)\//.test(path)))(
  'the graph of $path describes the page itself',
  ({ html }) => {
    const [, description = ''] =
      strings(graph(html)['@graph'].slice(1)).find(([name]) => name === 'description') ?? [];
    expect(description).not.toBe('');
    expect(meta(html, 'description')[0]?.startsWith(description)).toBe(true);
  },
);

test('a glossary is an FAQ with a question for each term', () => {
  const html = htmlOf('/section/music/glossary');
  const questions = strings(graph(html)).filter(([, text]) => text.startsWith('What'));
  expect(questions).toHaveLength(texts(html, 'dt').length);
});

test('the sitemap lists every page that is indexed, and robots.txt names the sitemap', () => {
  const urls = [...read('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const indexed = PAGES.filter(({ html }) => meta(html, 'robots').length === 0);
  expect(urls.toSorted()).toEqual(indexed.map(({ path }) => BASE + path).toSorted());
  expect(read('/robots.txt')).toContain(`Sitemap: ${BASE}/sitemap.xml`);
});

/** Width and height of a PNG, from its header. */
function sizeOf(address: string): string {
  const png = readFileSync(`dist/client${address}`);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('link preview images are 1200 by 630 pixels', () => {
  const images = new Set(PAGES.flatMap(({ html }) => meta(html, 'og:image')));
  expect(images.size).toBe(4);
  for (const image of images) expect(sizeOf(image.replace(BASE, ''))).toBe('1200x630');
});

test('the manifest names existing icons in the sizes phones require', () => {
  const manifest = JSON.parse(read('/site.webmanifest'));
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of icons) {
    expect(isFile(src), src).toBe(true);
    if (src.endsWith('.png')) expect(sizeOf(src)).toBe(sizes);
  }
});

test('the manifest has screenshots of both forms and shortcuts to pages of the site', () => {
  const { screenshots, shortcuts } = JSON.parse(read('/site.webmanifest'));
  const forms = screenshots.map(({ form_factor }: { form_factor: string }) => form_factor);
  expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']));
  const images = [...screenshots, ...shortcuts.flatMap(({ icons }: { icons: [] }) => icons)];
  for (const { src, sizes } of images) expect([src, sizeOf(src)]).toEqual([src, sizes]);
  const paths = PAGES.map(({ path }) => path);
  for (const { url } of shortcuts) expect(paths).toContain(url.replace(/#.*/, ''));
});

test('404.html is not indexed', () => {
  expect(meta(read('/404.html'), 'robots')).toEqual(['noindex']);
});
