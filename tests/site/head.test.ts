import { readFileSync } from 'node:fs';
import type { Graph } from 'schema-dts';
import { expect, test } from 'vitest';
import { attributes, BASE, isFile, meta, PAGES, read } from './built.ts';

const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/g;

function graph(html: string): Graph {
  const [script, ...others] = [...html.matchAll(JSON_LD)];
  expect(others).toEqual([]);
  return JSON.parse(script?.[1] ?? '');
}

const typesOf = (html: string) =>
  graph(html)['@graph'].map((thing) => (typeof thing === 'string' ? thing : thing['@type']));

/** Every text in a JSON value, by the name of its field. */
function texts(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    texts(inner, Array.isArray(value) ? name : field),
  );
}

const hasPage = (url: string) => {
  const [path = ''] = url.replace(BASE, '').split('#');
  return PAGES.some((page) => page.path === path) || isFile(path);
};

test.each(PAGES)('$path says what it is, once and to everybody alike', ({ path, html }) => {
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
  expect(meta(html, 'robots')).toEqual([]);
  const [image = ''] = meta(html, 'og:image');
  expect(meta(html, 'twitter:image')).toEqual([image]);
  expect(isFile(image.replace(BASE, ''))).toBe(true);
});

const expected = (path: string) => {
  if (path.includes('/history/lesson/')) return 'Article';
  if (path.includes('/lesson/')) return 'LearningResource';
  if (path.includes('/quiz/')) return 'Quiz';
  return path.endsWith('/glossary') ? 'FAQPage' : 'ItemList';
};

test.each(PAGES)('$path says it in the words of schema.org', ({ path, html }) => {
  expect(graph(html)['@context']).toBe('https://schema.org');
  expect(typesOf(html)).toEqual([
    'WebSite',
    expected(path),
    ...(path === '/' ? [] : ['BreadcrumbList']),
  ]);
  const all = texts(graph(html)['@graph']);
  expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
  const urls = all.filter(([name]) => ['url', 'item', 'image'].includes(name));
  expect(urls.filter(([, url]) => !url.startsWith(BASE) || !hasPage(url))).toEqual([]);
});

test('a glossary answers what each of its terms means', () => {
  const page = PAGES.find(({ path }) => path === '/section/music/glossary');
  const questions = texts(graph(page?.html ?? '')).filter(([, text]) => text.startsWith('What'));
  expect(questions).toHaveLength(15);
});

test('the sitemap names every page, and robots.txt names the sitemap', () => {
  const urls = [...read('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(urls.toSorted()).toEqual(PAGES.map(({ path }) => BASE + path).toSorted());
  expect(read('/robots.txt')).toContain(`Sitemap: ${BASE}/sitemap.xml`);
});

/** A PNG says how wide and tall it is right after its name. */
function sizeOf(address: string): string {
  const png = readFileSync(`dist/client${address}`);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the pictures of shared links are as large as networks want them', () => {
  const images = new Set(PAGES.flatMap(({ html }) => meta(html, 'og:image')));
  expect(images.size).toBe(4);
  for (const image of images) expect(sizeOf(image.replace(BASE, ''))).toBe('1200x630');
});

test('the manifest names icons that are there, in the sizes that phones want', () => {
  const manifest = JSON.parse(read('/site.webmanifest'));
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of icons) {
    expect(isFile(src), src).toBe(true);
    if (src.endsWith('.png')) expect(sizeOf(src)).toBe(sizes);
  }
});

test('what is not there is found by nobody', () => {
  expect(meta(read('/404.html'), 'robots')).toEqual(['noindex']);
});
