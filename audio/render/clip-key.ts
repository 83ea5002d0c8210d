import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';
import { catalogueEntry, clipSources } from '#audio/music/clips/catalogue.ts';
import type { Clip } from '#audio/music/clips/clip.ts';
import { clipById } from '#audio/music/clips/clips.ts';
import { BAND } from '#audio/music/instrument.ts';
import { digest, fingerprint } from './fingerprint.ts';

/**
 * A hash of everything that determines whether the check of a finished clip passes: the clip's files and catalogue
 * entry, its fingerprint, also with the whole band playing, and the code of the check. Ignores comments and formatting.
 * The working directory must be the repository's root.
 * @param checkFile the module that checks the clip, relative to the root
 * @throws RangeError when the clip is not in the catalogue
 */
export function clipKey(clip: Clip, checkFile: string): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([clip.example, catalogueEntry(clip.id)]));
  hash.update(fingerprint(clip));
  hash.update(fingerprint({ ...clip, score: () => clip.score(BAND) }));
  for (const url of clipSources(clip.id)) hash.update(readFileSync(`public${url}`));
  const code = codeOfChecks.get(checkFile) ?? [...modulesOf(checkFile)].map(digest).join();
  codeOfChecks.set(checkFile, code);
  hash.update(code);
  return hash.digest('hex').slice(0, 16);
}

const codeOfChecks = new Map<string, string>();

/** The key of a clip by its id. @throws RangeError when there is no such clip */
export const clipKeyById = (id: string, checkFile: string): string =>
  clipKey(clipById(id), checkFile);

/** A module and its imports at run time, without packages, and without the music, whose score is already in the key. */
export function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file.startsWith('audio/music/')) return seen;
  seen.add(file);
  if (!isCode(file)) return seen;
  for (const node of parseSync(file, readFileSync(file, 'utf8')).program.body) {
    if (!('source' in node) || !node.source) continue;
    const kind = node.type === 'ImportDeclaration' ? node.importKind : node.exportKind;
    const path = resolve(node.source.value, file);
    if (path && kind !== 'type') modulesOf(path, seen);
  }
  return seen;
}

/** The path of an imported file relative to the root; null for a package. */
function resolve(specifier: string, importer: string): string | null {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? join(dirname(importer), path) : null;
}

const isCode = (path: string) => /\.tsx?$/.test(path);
