import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => {
  const path = join('src', name);
  return { path, text: /\.(?:css|tsx?)$/.test(name) ? readFileSync(path, 'utf8') : '' };
});
const sheets = files.filter(({ path }) => path.endsWith('.css'));

/**
 * Declarations with a literal size or duration. Exempt: em, which is relative to the text, px for details, and layout
 * beyond the largest step of space.
 */
const RAW = [
  /\bfont-size:(?![^;]*var\()[^;]*\d(?:rem|px)\b/g,
  /(?<![\w-])(?:padding|margin|gap|(?:row|column)-gap|(?:padding|margin)-[a-z-]+):[^;]*(?<![\d.])[0-3]?(?:\.\d+)?rem\b/g,
  /(?<![\w-])(?:animation|transition)[a-z-]*:[^;]*\dms\b/g,
];

test.each(sheets.filter(({ path }) => !path.endsWith('tokens.css')))(
  '$path takes type, space and motion from the tokens',
  ({ text }) => {
    expect(RAW.flatMap((pattern) => text.match(pattern) ?? [])).toEqual([]);
  },
);

test('every custom property in use is declared in a style sheet or set in code', () => {
  const declared = new Set(sheets.flatMap(({ text }) => text.match(/--[\w-]+(?=:)/g) ?? []));
  const set = new Set(
    files
      .filter(({ path }) => /\.tsx?$/.test(path))
      .flatMap(({ text }) => text.match(/(?<=['"`])--[\w-]+/g) ?? []),
  );
  const used = sheets.flatMap(({ text }) => text.match(/(?<=var\()--[\w-]+/g) ?? []);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !declared.has(name) && !set.has(name))).toEqual([]);
});

test('no :has() applies to elements of all kinds: each change of any page would have to check it', () => {
  const bare = sheets.filter(({ text }) => /^\s*:has\(/m.test(text));
  expect(bare.map(({ path }) => path)).toEqual([]);
});
