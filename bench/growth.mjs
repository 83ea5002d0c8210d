// Prints how the scripts that pages load at first grow with more lessons and quizzes: what is in dist against a
// build with 93 more of each, in a temporary folder. Needs `npm run build`. Fails if a page grows, but for `/class`.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/lib/run.mjs';

const MORE = 93;
/** What a page may differ by: less than a byte a lesson or quiz. The names of other files compress differently. */
const NOISE = 2 * MORE;
/** Checks plans of any pages, so it knows them all. */
const KNOWS_ALL = '/class';
const COPIED = [
  'audio',
  'lib',
  'scripts',
  'src',
  'index.html',
  'package.json',
  'vite.config.ts',
  '.env',
];
const client = join(root, 'dist/client');
const sitemap = readFileSync(join(client, 'sitemap.xml'), 'utf8');
const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
);

const folder = mkdtempSync(join(tmpdir(), 'martillo-growth-'));
try {
  for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of ['node_modules', 'public']) symlinkSync(join(root, name), join(folder, name));
  generate();
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.info(`First scripts (bytes after gzip)         now  with ${MORE} more`);
  for (const page of pages) {
    const now = weightOf(client, page);
    const then = weightOf(join(folder, 'dist/client'), page);
    console.info(`${page.padEnd(38)}${`${now}`.padStart(7)}${`${then}`.padStart(14)}`);
    if (page !== KNOWS_ALL && then - now > NOISE) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Writes more lessons and quizzes, copies of the first of History, with lists of their own. */
function generate() {
  const content = join(folder, 'src/content');
  const lesson = readFileSync(join(content, 'lessons/history/history-50-60.ts'), 'utf8');
  const quiz = readFileSync(join(content, 'quizzes/history/history-50-60.ts'), 'utf8');
  let lessons = '';
  let quizzes = '';
  for (let number = 1; number <= MORE; number++) {
    const id = `generated-${number}`;
    const entry = { id, title: `Generated ${number}`, description: `The ${number}th of many.` };
    const copy = (/** @type {string} */ text) =>
      text
        .replace(/id: '.*'/, `id: '${id}'`)
        // Exercises are told apart by their ids.
        .replace(/id: '([\w-]+-(?:q\d+|clave))'/g, `id: '$1-${number}'`)
        .replace(/title: '.*'/, `title: '${entry.title}'`)
        .replace(/description:\s*'.*'/, `description: '${entry.description}'`);
    writeFileSync(join(content, `lessons/history/${id}.ts`), copy(lesson));
    writeFileSync(join(content, `quizzes/history/${id}.ts`), copy(quiz));
    lessons += `${JSON.stringify({ ...entry, quizzes: [id] })},\n`;
    quizzes += `${JSON.stringify(entry)},\n`;
  }
  const table = join(content, 'sections.ts');
  writeFileSync(
    table,
    readFileSync(table, 'utf8')
      .replace('lessons: [', `lessons: [${lessons}`)
      .replace('quizzes: [\n    {', `quizzes: [${quizzes}{`),
  );
}

/** @param {string} client @param {string} page */
function weightOf(client, page) {
  const html = readFileSync(join(client, page, 'index.html'), 'utf8');
  const scripts = html.matchAll(
    /(?:<script [^>]*src|<link rel="modulepreload"[^>]*href)="([^"]+)"/g,
  );
  return [...scripts].reduce(
    (sum, [, address = '']) => sum + gzipSync(readFileSync(join(client, address))).length,
    0,
  );
}
