import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { GUESTS } from '#audio/music/instrument.ts';
import { kitUrls, SPRITES, spriteUrl } from '#audio/samples/banks.ts';
import type { FileList } from '#src/offline/saved/saved-files.ts';
import { isFile, PAGES, read } from './built.ts';

const list: FileList = JSON.parse(read('/offline.json'));
const worker = read('/sw.js');

test('the list of files names every page, and only files that exist', () => {
  expect(Object.keys(list.pages).sort()).toEqual(PAGES.map(({ path }) => path || '/').sort());
  const files = [...list.shell, ...list.kit, ...Object.values(list.pages).flat()];
  expect(files.filter((file) => !isFile(file))).toEqual([]);
  for (const file of files) {
    const bytes = readFileSync(`dist/client${file}`).length;
    expect([file, list.sizes[file]]).toEqual([file, bytes]);
  }
});

test('the app is kept without the texts of its lessons, so that another lesson adds nothing', () => {
  const texts = Object.values(list.pages)
    .flat()
    .filter((file) => file.endsWith('.js'));
  expect(texts.length).toBeGreaterThan(12);
  expect(list.shell.filter((file) => texts.includes(file))).toEqual([]);
  expect([...list.kit].sort()).toEqual([...kitUrls('webm'), ...kitUrls('mp3')].sort());
});

test.each(['webm', 'mp3'] as const)('ear training is kept with its guests as %s', (format) => {
  const sprites = GUESTS.map((guest) => spriteUrl(guest, SPRITES[guest][0], format));
  expect(list.pages['/practice/ear']).toEqual(expect.arrayContaining(sprites));
});

test('the worker keeps the scripts that home and Practice name, the style and their fonts', () => {
  const built = JSON.parse(/^const BUILT=(.*);\n/.exec(worker)?.[1] ?? '');
  expect(built.shell).toEqual(list.shell);
  for (const path of ['/index.html', '/practice/index.html', '/404.html']) {
    const named = [...read(path).matchAll(/(?:src|href)="(\/build\/[^"]+)"/g)];
    expect(named.length).toBeGreaterThan(3);
    for (const [, file] of named) expect(list.shell).toContain(file);
  }
});

test('the worker weighs at most 5 kB without its list', () => {
  const code = worker.slice(worker.indexOf('\n'));
  expect(code).not.toContain('process.env');
  expect(gzipSync(code).length).toBeLessThan(5000);
});
