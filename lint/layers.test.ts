import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forbidden, LAYERS } from './layers.ts';

const ALL = ['lib', 'audio', 'src', 'tests'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => `${root}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(tsx?|mjs)$/.test(path)),
);
const FILES = ALL.filter((path) => !path.startsWith('tests/') && !path.includes('.test.'));

/** The imports of a file as written, including type imports and `import()`. */
function importsOf(path: string): string[] {
  const code = readFileSync(path, 'utf8');
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*'([^'?]+)/g)].map(([, to]) => String(to));
}

test('folders import only from the layers below them, and the packages that they may', () => {
  const imports = FILES.flatMap((from) => importsOf(from).map((to) => [from, to] as const));
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.flatMap(([from, to]) => forbidden(from, to) ?? [])).toEqual([]);
});

test('files of other folders are imported by #, not by their place', () => {
  expect(ALL.flatMap((path) => importsOf(path).filter((to) => to.startsWith('../')))).toEqual([]);
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
  ['src/lessons/lesson-page.tsx', '#src/practice/practice-page.tsx', 'not in a layer below'],
  ['src/ui/controls/button.tsx', '#audio/music/rhythms.ts', 'only lib'],
  ['src/exercises/matching/machine.ts', '#src/exercises/song-map/model.ts', 'not in a layer below'],
  ['src/nowhere/any-page.tsx', '#src/ui/controls/button.tsx', 'no row'],
  ['src/server/main.ts', '#src/feedback/api.ts', 'only lib'],
  ['src/lessons/lesson-page.tsx', '#tests/support/devices.ts', 'no row'],
  ['src/sound/now-playing.ts', 'howler', 'only audio/engine/'],
  ['audio/music/rhythms.ts', '@xstate/react', 'only src/'],
  ['lib/words.ts', 'react', 'only src/'],
])('%s may not import %s', (from, to, reason) => {
  expect(forbidden(from, to)).toContain(reason);
});

test.each([
  ['src/lessons/lesson-page.tsx', '#src/ui/controls/button.tsx'],
  ['src/server/feedback/message.ts', '#src/feedback/limits.ts'],
  ['src/practice/share/export.ts', '#audio/render/render-bars.ts'],
  ['src/lessons/lesson-page.tsx', 'react'],
  ['audio/engine/transport/transport.ts', 'tone/build/esm/core/clock/Ticker.js'],
])('%s may import %s', (from, to) => {
  expect(forbidden(from, to)).toBeNull();
});
