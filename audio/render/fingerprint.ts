import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { CHANNELS } from '#audio/engine/band/channels.ts';
import { type Clip, heardIn } from '#audio/music/clips/clip.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { RECORDINGS, recordingPath } from './recordings.ts';

/** The code that turns notes into sound. It is part of every clip's fingerprint. */
const PLAYER_CODE = [
  ...['band', 'chorus', 'desk', 'reverb', 'takes'].map((name) => `audio/engine/band/${name}.ts`),
  'audio/engine/output/limiter.ts',
  'audio/music/random.ts',
  'audio/render/render.ts',
  'audio/samples/choice.ts',
];
const GUIRA_CODE = ['audio/samples/guira.ts', 'audio/samples/filter.ts'];

/**
 * A short hash of all inputs of a clip: its notes, their samples, their channels of the desk, and the code that plays
 * them. When it changes, the clip must be rendered again. Ignores comments, formatting, file names and import paths.
 * The working directory must be the repository's root.
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
  for (const instrument of heardIn(clip)) {
    hash.update(soundSource(instrument)).update(JSON.stringify(CHANNELS[instrument]));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The digests of the sources of an instrument's sound. */
function soundSource(instrument: Instrument): string {
  if (instrument === 'guira') return GUIRA_CODE.map(digest).join('');
  const [{ slices }] = RECORDINGS[instrument];
  return digest(recordingPath(instrument)) + JSON.stringify(slices);
}

const digests = new Map<string, string>();

/** The hash of a file; for code, without formatting, comments and imports. */
export function digest(path: string): string {
  const known = digests.get(path);
  if (known !== undefined) return known;
  const content = readFileSync(path);
  const hash = sha256(/\.tsx?$/.test(path) ? syntaxOf(path, content.toString()) : content);
  digests.set(path, hash);
  return hash;
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

/** Fields of a syntax tree for the formatting of code, which do not affect its meaning. */
const LAYOUT_FIELDS = new Set(['start', 'end', 'range', 'loc', 'raw', 'parent']);

/** The syntax tree of a module as text, without formatting, comments and imports. */
export function syntaxOf(file: string, code: string): string {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const body = program.body.filter(({ type }) => type !== 'ImportDeclaration');
  return JSON.stringify(body, (key, value) =>
    LAYOUT_FIELDS.has(key) || (value === null && key !== 'value') ? undefined : value,
  );
}
