import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forbidden, LAYERS } from './layers.ts';

const FILES = ['lib', 'audio', 'src'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => `${root}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.')),
);

/** The files that a file imports from other folders, including type imports and `import()`. */
function importsOf(path: string): string[] {
  const code = readFileSync(path, 'utf8');
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*'#((?:audio|lib|src)\/[^'?]+)/g)].map(
    ([, imported]) => String(imported),
  );
}

test('folders import only from the layers below them', () => {
  const imports = FILES.flatMap((from) => importsOf(from).map((to) => [from, to] as const));
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.flatMap(([from, to]) => forbidden(from, to) ?? [])).toEqual([]);
});

test('every folder of the table exists', () => {
  for (const folder of LAYERS.flat()) {
    expect(
      FILES.some((path) => path.startsWith(`${folder}/`)),
      folder,
    ).toBe(true);
  }
});

test.each([
  ['src/lessons/lesson-page.tsx', 'src/practice/practice-page.tsx', 'not in a layer below'],
  ['src/ui/controls/button.tsx', 'audio/music/rhythms.ts', 'only lib'],
  ['src/exercises/matching/machine.ts', 'src/exercises/song-map/model.ts', 'not in a layer below'],
  ['src/nowhere/any-page.tsx', 'src/ui/controls/button.tsx', 'no row'],
  ['src/server/main.ts', 'src/feedback/api.ts', 'only lib'],
])('%s may not import %s', (from, to, reason) => {
  expect(forbidden(from, to)).toContain(reason);
});

test.each([
  ['src/lessons/lesson-page.tsx', 'src/ui/controls/button.tsx'],
  ['src/server/feedback/message.ts', 'src/feedback/limits.ts'],
  ['src/practice/share/export.ts', 'audio/render/render-bars.ts'],
])('%s may import %s', (from, to) => {
  expect(forbidden(from, to)).toBeNull();
});
