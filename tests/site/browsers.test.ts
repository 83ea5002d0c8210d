import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { ADDRESSES, FILES, read, SCRIPTS } from './built.ts';

const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
/** The latest version of the language that the oldest browsers know completely. */
const LANGUAGE = 2022;
/** Features of later browsers, which have to be tested for before use: `name?.(`, `'name' in`. */
const LATER =
  /\b(?:Object\.groupBy|Map\.groupBy|Promise\.withResolvers|Promise\.try|Array\.fromAsync|URL\.canParse|AbortSignal\.any|Iterator\.from|RegExp\.escape|scheduler\.yield)\(/;

test('the language of every script is known to the oldest supported browsers', () => {
  expect(SCRIPTS.length).toBeGreaterThan(50);
  const parsed = (name: string) => {
    try {
      parse(read(name), { ecmaVersion: LANGUAGE, sourceType: 'module' });
      return [];
    } catch (error) {
      return [`${name}: ${error}`];
    }
  };
  expect(SCRIPTS.flatMap(parsed)).toEqual([]);
});

test('no script calls functions that only later browsers have', () => {
  expect(SCRIPTS.flatMap((name) => LATER.exec(read(name))?.[0] ?? [])).toEqual([]);
});

test('no style sheet nests rules, which came later', () => {
  const styles = ADDRESSES.filter((name) => /^\/build\/.*\.css$/.test(name));
  expect(styles).toHaveLength(1);
  for (const name of styles) expect(read(name)).not.toContain('&');
});

test('the page and the README name the same versions as package.json', () => {
  const [chrome, edge, firefox, safari, ios] = browserslist.map((one) => one.split(' ')[1]);
  expect([edge, ios]).toEqual([chrome, safari]);
  const versions = [`Chrome or Edge ${chrome}, Firefox ${firefox}, or Safari ${safari}`];
  for (const { html } of FILES)
    expect(versions.filter((one) => html.includes(one))).toEqual(versions);
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
  );
});
