// npm run render:clips: renders the clips that are stale or missing in Chromium, writes the catalogue, and
// measures their mix. Run by hand; check the result with `npm run audio:report` and commit it. `--all`
// renders every clip.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureInstalled } from '../lib/install.mjs';
import { runTool } from '../lib/run.mjs';
import { encode, ensureFfmpeg } from './encode.mjs';
import { openRenderer } from './renderer.mjs';

const FOLDER = 'public/assets/audio/clips';
const CATALOGUE = 'audio/music/clips/catalogue.json';
const FIGURES = 'audio/measure/figures.json';
/** Kilobits per second. */
const BITRATES = { webm: 64, mp3: 128 };

ensureFfmpeg();
await ensureInstalled();
mkdirSync(FOLDER, { recursive: true });
const all = process.argv.includes('--all');
const before = all ? {} : JSON.parse(readFileSync(CATALOGUE, 'utf8'));
const known = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {};
const present = new Set(readdirSync(FOLDER));

const renderer = await openRenderer();
try {
  const { CLIPS } = await renderer.load('/audio/music/clips/clips.ts');
  const { CLIP_SAMPLE_RATE, clipSeconds, factsOf } = await renderer.load(
    '/audio/music/clips/clip.ts',
  );
  const { fingerprint } = await renderer.load('/audio/render/fingerprint.ts');
  const isFresh = ({ file, madeFrom } = {}, clip) =>
    madeFrom === fingerprint(clip) &&
    Object.keys(BITRATES).every((format) => present.has(`${file}.${format}`));
  const stale = CLIPS.filter((clip) => !isFresh(before[clip.id], clip));

  const [catalogue, figures] = [{}, {}];
  let done = 0;
  for (const clip of CLIPS) {
    const { id } = clip;
    const isStale = stale.includes(clip);
    catalogue[id] = isStale ? await rendered(clip) : before[id];
    const { file, madeFrom } = catalogue[id];
    const isMeasured = known[id]?.madeFrom === madeFrom;
    figures[id] = isMeasured
      ? known[id]
      : tenths({ madeFrom, ...(await renderer.call('keptFiguresOf', id, file)) });
    if (isStale) console.info(`${String(++done).padStart(3)} of ${stale.length}  ${id}`);
    // After each clip, so that an interrupted run keeps its results.
    if (isStale || !isMeasured) save({ ...before, ...catalogue }, { ...known, ...figures });
  }
  save(catalogue, figures);
  await runTool('@biomejs/biome/bin/biome', ['format', '--write', CATALOGUE, FIGURES]);

  const current = new Set(Object.values(catalogue).map(({ file }) => file));
  for (const name of present) {
    if (!current.has(name.split('.')[0])) rmSync(`${FOLDER}/${name}`);
  }
  console.info(`${done} rendered, ${CLIPS.length - done} up to date, ${CLIPS.length} in total.`);

  /** Renders a clip to its files. @returns its entry in the catalogue */
  async function rendered(clip) {
    const samples = await renderer.call('samplesOf', clip.id);
    // Named by a hash of its samples: the name does not reveal the answer, and the file can be cached forever.
    const file = createHash('sha256').update(samples).digest('hex').slice(0, 12);
    for (const [format, bitrate] of Object.entries(BITRATES)) {
      const options = { rate: CLIP_SAMPLE_RATE, channels: 2, bitrate };
      encode(samples, `${FOLDER}/${file}.${format}`, options);
    }
    return {
      file,
      seconds: Number(clipSeconds(clip).toFixed(3)),
      ...factsOf(clip),
      bpm: clip.score().bpm,
      madeFrom: fingerprint(clip),
    };
  }
} finally {
  await renderer.close();
}

/** Rounds every number to a tenth. */
function tenths(value) {
  return JSON.parse(
    JSON.stringify(value, (_, x) => (typeof x === 'number' ? Number(x.toFixed(1)) : x)),
  );
}

function save(catalogue, figures) {
  writeFileSync(CATALOGUE, JSON.stringify(catalogue, null, 2));
  writeFileSync(FIGURES, JSON.stringify(figures, null, 2));
}
