import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type Clip, heardIn } from '#audio/music/clip.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { type RecordedInstrument, spriteUrl } from '#audio/samples/banks.ts';

/** The code that makes sound of notes: what it says is in every clip. */
const PLAYERS = ['audio/engine/band', 'audio/engine/limiter.ts', 'audio/render/render.ts'];
/** The code that makes the güira. */
const GUIRA = ['audio/samples/guira.ts', 'audio/samples/filter.ts', 'audio/samples/random.ts'];
const INDEX = 'audio/samples/banks.json';

/**
 * A short hash of everything a clip is made from: its notes, the recordings they are played on, and
 * the code that plays them. Another hash means that the clip is to be rendered again. To be called
 * with the repository as working directory.
 */
export function fingerprint(clip: Clip): string {
  const hash = createHash('sha256');
  // A millionth of a second says nothing about the music, but may differ from machine to machine.
  hash.update(
    JSON.stringify([clip.score(), clip.ringOut], (_, value) =>
      typeof value === 'number' ? Number(value.toFixed(6)) : value,
    ),
  );
  for (const path of PLAYERS) hash.update(contents(path));
  for (const instrument of heardIn(clip)) hash.update(recording(instrument));
  return hash.digest('hex').slice(0, 16);
}

/** What an instrument's sound is made from. */
function recording(instrument: Instrument): string {
  if (instrument === 'guira') return GUIRA.map(contents).join('');
  return contents(INDEX) + contents(spritePath(instrument));
}

function spritePath(instrument: RecordedInstrument): string {
  const url = spriteUrl(instrument, 'webm').slice(1);
  return url.startsWith('assets/') ? `public/${url}` : url;
}

const known = new Map<string, string>();

/** The hash of a file, or of all files in a folder. */
function contents(path: string): string {
  const hashed = known.get(path);
  if (hashed !== undefined) return hashed;
  const files = path.includes('.')
    ? [path]
    : readdirSync(path)
        .toSorted()
        .map((name) => `${path}/${name}`);
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  const digest = hash.digest('hex');
  known.set(path, digest);
  return digest;
}
