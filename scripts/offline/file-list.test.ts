import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderWith } from '#tests/support/folder.ts';
import { type BuiltChunk, listFiles } from './file-list.ts';

const LESSON = 'src/content/lessons/music/clave.ts';
const CLIP = '/assets/audio/clips/a.webm';
const NEEDS = [
  { path: '/', source: null, sounds: [] },
  { path: '/lesson', source: LESSON, sounds: [CLIP] },
];

let dir: string;
beforeEach(() => {
  const files = [
    '/index.html',
    '/lesson/index.html',
    '/sitemap.xml',
    '/build/app-1.js',
    '/build/app-1.js.br',
    '/build/clave-1.js',
    '/build/text-latin-1.woff2',
    '/build/text-latin-ext-1.woff2',
    '/assets/audio/kit/bass.webm',
    '/assets/audio/kit/LICENSE.txt',
    CLIP,
  ];
  dir = folderWith(Object.fromEntries(files.map((file) => [file, file])));
});

const chunk = (fileName: string, source: string): BuiltChunk => ({
  fileName,
  facadeModuleId: `/somewhere/${source}?compiled`,
  moduleIds: [],
});
const CHUNKS = [chunk('build/app-1.js', 'src/app/main.tsx'), chunk('build/clave-1.js', LESSON)];
const list = () => listFiles(dir, CHUNKS, NEEDS);

test('the text and the clips of a page are its own, everything else is the app', () => {
  expect(list()).toMatchObject({
    shell: ['/build/app-1.js', '/build/text-latin-1.woff2'],
    kit: ['/assets/audio/kit/bass.webm'],
    pages: { '/': [], '/lesson': ['/build/clave-1.js', CLIP] },
  });
});

test('every file and page that may be kept has its size', () => {
  expect(list().sizes).toEqual({
    '/': '/index.html'.length,
    '/lesson': '/lesson/index.html'.length,
    '/build/app-1.js': 15,
    '/build/clave-1.js': 17,
    '/build/text-latin-1.woff2': 25,
    '/build/text-latin-ext-1.woff2': 29,
    '/assets/audio/kit/bass.webm': 27,
    [CLIP]: CLIP.length,
  });
});

test('a build is another one when a page or a note of the band has changed', () => {
  const { build } = list();
  expect(list().build).toBe(build);
  writeFileSync(join(dir, '/lesson/index.html'), 'another text');
  const second = list().build;
  expect(second).not.toBe(build);
  writeFileSync(join(dir, '/assets/audio/kit/bass.webm'), 'another bass');
  expect(list().build).not.toBe(second);
});

test('a page whose text was not built is an error', () => {
  const needs = [{ path: '/lesson', source: 'src/content/lessons/music/none.ts', sounds: [] }];
  expect(() => listFiles(dir, CHUNKS, needs)).toThrow('There is no chunk of src/content');
});
