import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT = 'dist/client';

/** Where the pages say they stand. */
export const BASE = 'https://martillo.example';

/** A page as it was built. */
export interface BuiltPage {
  /** Its address; of a page without one, its file. */
  path: string;
  html: string;
}

/** Every HTML file of the built site. */
export const FILES: readonly BuiltPage[] = readdirSync(CLIENT, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({
    path: `/${name.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`,
    html: readFileSync(join(CLIENT, name), 'utf8'),
  }));

/** The pages that were prepared: all but the one for what is not there. */
export const PAGES = FILES.filter(({ path }) => path !== '/404.html');

export const read = (address: string) => readFileSync(join(CLIENT, address), 'utf8');
export const isFile = (address: string) => existsSync(join(CLIENT, decodeURIComponent(address)));

/** The values of an attribute in HTML, wherever it stands. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
}

/** What a page's `meta` of this name or property says, each time it is there. */
export function meta(html: string, name: string): string[] {
  const tags = html.match(/<meta [^>]*>/g) ?? [];
  return tags
    .filter((tag) => [...attributes(tag, 'name'), ...attributes(tag, 'property')].includes(name))
    .flatMap((tag) => attributes(tag, 'content'));
}
