/**
 * The folders as layers. Each may import from the rows above its own, but not from its own row. A folder includes its
 * subfolders, unless these have a row of their own; it may always import from them.
 */
export const LAYERS: readonly (readonly string[])[] = [
  ['lib'],
  ['audio/music'],
  ['audio/samples'],
  ['audio/measure'],
  ['audio/engine'],
  ['audio/render'],
  ['src/ui', 'src/device'],
  ['src/page'],
  ['src/content'],
  ['src/progress'],
  ['src/classroom', 'src/road', 'src/sound'],
  ['src/band', 'src/offline'],
  [
    'src/exercises/basic-step',
    'src/exercises/matching',
    'src/exercises/progressions',
    'src/exercises/quick-check',
    'src/exercises/rhythm-grid',
    'src/exercises/song-map',
  ],
  ['src/quizzes/run'],
  ['src/quizzes'],
  [
    'src/quizzes/audio',
    'src/quizzes/history',
    'src/quizzes/matching',
    'src/quizzes/rhythm-building',
  ],
  ['src/quizzes/round'],
  ['src/ear', 'src/feedback', 'src/glossary', 'src/lessons', 'src/practice', 'src/sections'],
  ['src/present'],
  ['src/your-data'],
  ['src/app'],
  ['src/server'],
];

/** The folders with a smaller set of allowed imports: presentational, data, or another program. */
const IMPORTS_ONLY: Readonly<Record<string, readonly string[]>> = {
  'src/ui': ['lib'],
  'src/device': ['lib'],
  'src/page': ['lib', 'src/ui', 'src/device'],
  'src/content': ['lib', 'audio/music'],
  'src/server': ['lib', 'src/feedback/limits.ts'],
};

/** The layer of a file: the longest folder of the table that contains it; `undefined` if none does. */
const folderOf = (path: string): string | undefined =>
  LAYERS.flat()
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];

/** The packages that only some folders may import, with these folders. */
const PACKAGES: Readonly<Record<string, string>> = {
  tone: 'audio/engine/',
  howler: 'audio/engine/',
  react: 'src/',
  'react-dom': 'src/',
  wouter: 'src/',
  xstate: 'src/',
  '@xstate': 'src/',
};

/**
 * The reason why a file may not have an import; `null` if it may.
 * @param from its path from the root
 * @param specifier the import as written: `./file`, `#folder/file` or a package
 */
export function forbidden(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return forbiddenFile(from, specifier.slice(1));
  const folder = PACKAGES[specifier.replace(/\/.*/, '')] ?? '';
  return from.startsWith(folder) ? null : `${from} imports ${specifier}: only ${folder} may`;
}

function forbiddenFile(from: string, to: string): string | null {
  const [importer, imported] = [folderOf(from), folderOf(to)];
  if (!importer) return `${from} has no row in lint/layers.ts`;
  if (!imported) return `${to} has no row in lint/layers.ts`;
  if (importer === imported) return null;
  const only = IMPORTS_ONLY[importer];
  if (only && !only.includes(imported) && !only.includes(to)) {
    return `${from} imports ${to}: ${importer} may import only ${only.join(', ')}`;
  }
  const isBelow = rowOf(imported) < rowOf(importer);
  return isBelow ? null : `${from} imports ${to}, which is not in a layer below ${importer}`;
}

const rowOf = (folder: string) => LAYERS.findIndex((row) => row.includes(folder));
