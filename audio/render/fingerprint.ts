import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { type Clip, heardIn } from '#audio/music/clip.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { type RecordedInstrument, spriteUrl } from '#audio/samples/banks.ts';

/** The code that turns notes into sound. Part of every clip's fingerprint. */
const PLAYER_CODE = [
  'audio/engine/band',
  'audio/engine/limiter.ts',
  'audio/music/random.ts',
  'audio/render/render.ts',
];
/** The code that synthesises the güira. */
const GUIRA_CODE = ['audio/samples/guira.ts', 'audio/samples/filter.ts'];
const SAMPLE_INDEX = 'audio/samples/banks.json';

/**
 * A short hash of everything a clip is made from: its notes, the samples they are played on, and the
 * code that plays them. When it changes, the clip must be rendered again. Comments, formatting, file
 * names and import paths do not count. The working directory must be the repository's root.
 */
export function fingerprint(clip: Clip): string {
  const hash = createHash('sha256');
  // Rounded to a microsecond: further digits may differ between machines.
  hash.update(
    JSON.stringify([clip.score(), clip.ringOut], (_, value) =>
      typeof value === 'number' ? Number(value.toFixed(6)) : value,
    ),
  );
  for (const path of PLAYER_CODE) hash.update(digest(path));
  for (const instrument of heardIn(clip)) hash.update(soundSource(instrument));
  return hash.digest('hex').slice(0, 16);
}

/** The digests of the files that an instrument's sound is made from. */
function soundSource(instrument: Instrument): string {
  if (instrument === 'guira') return GUIRA_CODE.map(digest).join('');
  return digest(SAMPLE_INDEX) + digest(spritePath(instrument));
}

function spritePath(instrument: RecordedInstrument): string {
  return `public${spriteUrl(instrument, 'webm')}`;
}

const digests = new Map<string, string>();

/** The hash of a file, or of all files in a folder. */
function digest(path: string): string {
  const known = digests.get(path);
  if (known !== undefined) return known;
  const files = path.includes('.') ? [path] : readdirSync(path).map((name) => `${path}/${name}`);
  // Sorted by content, so that renaming a file changes nothing.
  const contents = files.map((file) =>
    sha256(file.endsWith('.ts') ? syntaxOf(file, readFileSync(file, 'utf8')) : readFileSync(file)),
  );
  const combined = sha256(contents.toSorted().join(''));
  digests.set(path, combined);
  return combined;
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

/** Fields of a syntax tree that say where or how something is written, not what it does. */
const LAYOUT_FIELDS = new Set(['start', 'end', 'range', 'loc', 'raw', 'parent']);

/** The syntax tree of a module as text, without its layout, comments and imports. */
export function syntaxOf(file: string, code: string): string {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const body = program.body.filter(({ type }) => type !== 'ImportDeclaration');
  return JSON.stringify(body, (key, value) =>
    LAYOUT_FIELDS.has(key) || (value === null && key !== 'value') ? undefined : value,
  );
}
