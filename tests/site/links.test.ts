import { expect, test } from 'vitest';
import { CATALOGUE, clipSources } from '#audio/music/clips/catalogue.ts';
import { attributes, FILES, isFile, PAGES } from './built.ts';

const anchors = new Map(PAGES.map(({ path, html }) => [path, new Set(attributes(html, 'id'))]));

/** The reason why an address in a page is broken; `null` if it is valid or external. */
function brokenLink(address: string, here: string): string | null {
  if (/^(https?:|mailto:|data:)/.test(address)) return null;
  const [path = '', anchor] = address.replace(/\?[^#]*/, '').split('#');
  if (/\.[a-z0-9]+$/.test(path)) return isFile(path) ? null : `there is no ${path}`;
  const page = anchors.get(path || here);
  if (!page) return `there is no page ${address}`;
  return !anchor || page.has(decodeURIComponent(anchor)) ? null : `there is no anchor ${address}`;
}

test.each(FILES)('every link, image, script and style sheet of $path exists', ({ path, html }) => {
  const addresses = ['href', 'src', 'poster', 'srcset'].flatMap((name) => attributes(html, name));
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.flatMap((address) => brokenLink(address, path) ?? [])).toEqual([]);
});

test.each(PAGES)(
  'on $path every id is unique, and every referenced id exists',
  ({ path, html }) => {
    const ids = attributes(html, 'id');
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const referenced = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']
      .flatMap((name) => attributes(html, name))
      .flatMap((value) => value.split(' '));
    expect(referenced.filter((id) => !anchors.get(path)?.has(id))).toEqual([]);
  },
);

test('every clip of the catalogue exists in each of its formats', () => {
  const files = Object.keys(CATALOGUE).flatMap((id) => clipSources(id));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !isFile(file))).toEqual([]);
});

test('every page can be reached from home', () => {
  const links = new Map(PAGES.map(({ path, html }) => [path, attributes(html, 'href')]));
  const reached = new Set(['/']);
  for (const path of reached) {
    for (const address of links.get(path) ?? []) {
      const [page = ''] = address.split(/[?#]/);
      if (links.has(page)) reached.add(page);
    }
  }
  expect(PAGES.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});
