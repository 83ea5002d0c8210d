import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGES } from './built.ts';

/** Musical characters from system fonts. Arrows in a text are drawn (`Arrow`). */
const FOREIGN = new Set('≋○♭♯↑↓');
const ARROWS = [...'←→'];

/** The code points of a `unicode-range`. */
function pointsOf(range: string): Set<number> {
  const points = new Set<number>();
  for (const [, from = '', to = from] of range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)) {
    for (let point = Number.parseInt(from, 16); point <= Number.parseInt(to, 16); point++)
      points.add(point);
  }
  return points;
}

const faces = [
  ...readFileSync('src/ui/fonts.css', 'utf8').matchAll(
    /font-family: "([^"]*)";[^}]*unicode-range:([^;]*);/g,
  ),
].map(([, family = '', range = '']) => ({ family, range: pointsOf(range) }));
/** The ranges of the fallbacks of the small fonts. */
const ranges = faces
  .filter(({ family }) => family.startsWith('Martillo'))
  .map(({ range }) => range);

test('the small fonts have the characters that their fallbacks are for', () => {
  expect(ranges).toHaveLength(2);
  for (const range of ranges) expect(range).toEqual(ranges[0]);
  const script = readFileSync('scripts/subset-fonts.mjs', 'utf8');
  const [, beyond = ''] = /'(¡[^']*)'/.exec(script) ?? [];
  const ascii = Array.from({ length: 95 }, (_, i) => 32 + i);
  const cut = [...ascii, ...[...beyond].map((one) => one.codePointAt(0) ?? 0)];
  expect(new Set(cut)).toEqual(ranges[0]);
});

test('no font is loaded for arrows and signs of music', () => {
  expect(faces).toHaveLength(4);
  for (const { family, range } of faces) {
    const claimed = [...FOREIGN, ...ARROWS].filter((one) => range.has(one.codePointAt(0) ?? 0));
    expect(claimed, family).toEqual([]);
  }
  // The complete font of headings claims some arrows.
  for (const { html, path } of PAGES) expect(html, path).not.toMatch(/<h[1-6][^>]*>[^<]*[↑↓]/);
});

test.each(PAGES)('$path needs no other font than the small ones', ({ html }) => {
  const text = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, point) => String.fromCodePoint(Number.parseInt(point, 16)));
  const missing = [...new Set(text)].filter(
    (one) => !FOREIGN.has(one) && one > ' ' && !ranges[0]?.has(one.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});
