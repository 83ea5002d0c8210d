// npm run render:clips: renders the clips that are stale or missing in Chromium, writes the catalogue, and
// measures their mix. Run by hand; check the result with `npm run audio:report` and commit it. `--all`
// renders every clip.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureInstalled } from '../lib/install.mjs';
import { runTool } from '../lib/run.mjs';
import { channelsOf, encode, ensureFfmpeg } from './encode.mjs';
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

  const catalogue = {};
  let done = 0;
  for (const clip of CLIPS) {
    if (!stale.includes(clip)) {
      catalogue[clip.id] = before[clip.id];
      continue;
    }
    const samples = await renderer.render(clip.id);
    // Named by a hash of its samples: the name gives no answer away, and the file can be cached forever.
    const file = createHash('sha256').update(samples).digest('hex').slice(0, 12);
    for (const [format, bitrate] of Object.entries(BITRATES)) {
      encode(samples, `${FOLDER}/${file}.${format}`, {
        rate: CLIP_SAMPLE_RATE,
        channels: 2,
        bitrate,
      });
    }
    catalogue[clip.id] = {
      file,
      seconds: Number(clipSeconds(clip).toFixed(3)),
      ...factsOf(clip),
      bpm: clip.score().bpm,
      madeFrom: fingerprint(clip),
    };
    done++;
    console.info(`${String(done).padStart(3)} of ${stale.length}  ${clip.id}`);
    save(catalogue, before);
  }
  save(catalogue, {});
  await runTool('@biomejs/biome/bin/biome', ['format', '--write', CATALOGUE]);

  const current = new Set(Object.values(catalogue).map(({ file }) => file));
  for (const name of present) {
    if (!current.has(name.split('.')[0])) rmSync(`${FOLDER}/${name}`);
  }
  console.info(`${done} rendered, ${CLIPS.length - done} up to date, ${CLIPS.length} in total.`);
  await measureAll(CLIPS, catalogue);
} finally {
  await renderer.close();
}

/** Measures the clips whose figures are missing or of an older rendering, and saves them one by one. */
async function measureAll(clips, catalogue) {
  const { measureLevel } = await renderer.load('/audio/measure/measure.ts');
  const { levelBeforeFade } = await renderer.load('/audio/measure/figures.ts');
  const { figureFaults, overallFaults } = await renderer.load('/audio/measure/figure-limits.ts');
  const known = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {};
  const figures = {};
  for (const clip of clips) {
    const { file, madeFrom } = catalogue[clip.id];
    const before = known[clip.id];
    figures[clip.id] =
      before?.madeFrom === madeFrom
        ? before
        : tenths({ madeFrom, ...(await measured(file)), ...(await renderer.figures(clip.id)) });
    writeFileSync(FIGURES, JSON.stringify({ ...known, ...figures }, null, 2));
    const faults = figureFaults(clip, figures[clip.id]);
    console.info(`${clip.id}: ${faults.length === 0 ? 'within all limits' : faults.join('; ')}`);
  }
  writeFileSync(FIGURES, JSON.stringify(figures, null, 2));
  await runTool('@biomejs/biome/bin/biome', ['format', '--write', FIGURES]);
  for (const fault of overallFaults(figures)) console.info(fault);

  async function measured(file) {
    const decoded = async (format) =>
      channelsOf(await renderer.decode(`/assets/audio/clips/${file}.${format}`));
    const [webm, mp3] = [await decoded('webm'), await decoded('mp3')];
    const loudness = { webm: measureLevel(webm).loudness, mp3: measureLevel(mp3).loudness };
    return { loudness, fade: levelBeforeFade(webm) };
  }
}

/** Rounds every number to a tenth. */
function tenths(value) {
  return JSON.parse(
    JSON.stringify(value, (_, x) => (typeof x === 'number' ? Number(x.toFixed(1)) : x)),
  );
}

/** Saves the catalogue after each clip, so that an interrupted run loses nothing. */
function save(catalogue, rest) {
  writeFileSync(CATALOGUE, JSON.stringify({ ...rest, ...catalogue }, null, 2));
}
