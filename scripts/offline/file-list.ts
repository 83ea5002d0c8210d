import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import type { FileList } from '../../src/offline/saved/saved-files.ts';
import type { PageNeeds } from './page-needs.ts';

/** The properties of a client chunk that the list needs. */
export type BuiltChunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'moduleIds'>;

/** Content that is loaded with its page only, in one file per page. */
const CONTENT = /\/src\/content\/(lessons|glossary|quizzes\/history)\//;

/** Files that may be cached besides pages. */
const KEPT = /^\/(build\/|assets\/audio\/.*\.(webm|mp3)$)/;

/** Files whose names change with their content. */
const NAMED_BY_CONTENT = /^\/(build|assets\/audio\/clips)\//;

/** Fonts for scripts other than Latin, which the browser loads when a page contains such letters. */
const RARE_FONT = /-(latin-ext|vietnamese|cyrillic|greek)[\w-]*\.woff2$/;

/**
 * Lists the files of a build that can be cached on the device.
 * @param dir the built client
 * @param chunks its scripts
 * @param needs the files that its pages need
 * @throws Error if the text of a page is not among the chunks
 */
export function listFiles(
  dir: string,
  chunks: readonly BuiltChunk[],
  needs: readonly PageNeeds[],
): FileList {
  const all = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .filter((path) => !/\.(br|gz|map)$/.test(path))
    .sort();
  const content = new Map<string, string>();
  for (const { fileName, facadeModuleId, moduleIds } of chunks) {
    const source = facadeModuleId ?? moduleIds[0] ?? '';
    if (CONTENT.test(source)) content.set(`/${fileName}`, source.replace(/\?.*/, ''));
  }
  const pages: Record<string, string[]> = {};
  for (const { path, source, sounds } of needs) {
    const texts = [...content].filter(([, file]) => source && file.endsWith(source));
    if (source && texts.length === 0) throw new Error(`There is no chunk of ${source}`);
    pages[path] = [...texts.map(([chunk]) => chunk), ...sounds];
  }
  const sizes: Record<string, number> = {};
  const hash = createHash('sha256');
  for (const path of all) {
    const bytes = readFileSync(join(dir, path));
    hash.update(`${path}\n`).update(NAMED_BY_CONTENT.test(path) ? '' : bytes);
    const page = path.endsWith('/index.html') && (path.slice(0, -'/index.html'.length) || '/');
    if (page || KEPT.test(path)) sizes[page || path] = bytes.length;
  }
  return {
    build: hash.digest('hex').slice(0, 12),
    sizes,
    shell: all.filter(
      (path) => path.startsWith('/build/') && !content.has(path) && !RARE_FONT.test(path),
    ),
    kit: all.filter((path) => /^\/assets\/audio\/kit\/[^/]*\.(webm|mp3)$/.test(path)),
    pages,
  };
}
