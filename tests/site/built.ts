import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT = 'dist/client';

/** The public origin in the built pages. */
export const BASE = 'https://martillo.example';

export interface BuiltPage {
  /** Its path; for 404.html, the path of its file. */
  path: string;
  html: string;
}

/** The addresses of all files of the built site. */
export const ADDRESSES: readonly string[] = readdirSync(CLIENT, {
  recursive: true,
  encoding: 'utf8',
}).map((name) => `/${name.replaceAll('\\', '/')}`);

/** The scripts of the app. */
export const SCRIPTS = ADDRESSES.filter((address) => /^\/build\/.*\.js$/.test(address));

/** The scripts that a script imports before it runs. */
export const importsOf = (script: string) =>
  [...read(script).matchAll(/\b(?:from|import)\s*[`"']\.\/([^`"']+)/g)].map(
    ([, name]) => `/build/${name}`,
  );

/** All HTML files of the built site. */
export const FILES: readonly BuiltPage[] = ADDRESSES.filter((name) => name.endsWith('.html')).map(
  (name) => ({
    path: name.replace(/\/index\.html$/, '') || '/',
    html: readFileSync(join(CLIENT, name), 'utf8'),
  }),
);

/** The prerendered pages: all files but 404.html. */
export const PAGES = FILES.filter(({ path }) => path !== '/404.html');

/** The HTML of a prerendered page. @throws Error if there is none at the path */
export function htmlOf(path: string): string {
  const page = PAGES.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page.html;
}

export const read = (address: string) => readFileSync(join(CLIENT, address), 'utf8');
export const isFile = (address: string) => existsSync(join(CLIENT, decodeURIComponent(address)));

/** The values of an attribute in all elements. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
}

/** The contents of all `meta` elements with this name or property. */
export function meta(html: string, name: string): string[] {
  const tags = html.match(/<meta [^>]*>/g) ?? [];
  return tags
    .filter((tag) => [...attributes(tag, 'name'), ...attributes(tag, 'property')].includes(name))
    .flatMap((tag) => attributes(tag, 'content'));
}

/** The text contents of all elements with this tag name, without markup. */
export function texts(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(
    ([, content = '']) => content.replace(/<[^>]*>/g, ''),
  );
}
