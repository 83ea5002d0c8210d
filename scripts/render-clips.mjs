// npm run render:clips: renders the clips that are stale or missing in Chromium and writes the
// catalogue. Run by hand; check the result with `npm run audio:report` and commit it. `--all` renders
// every clip.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { encode } from './lib/encode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { openRenderer } from './lib/renderer.mjs';
import { runTool } from './lib/run.mjs';

const FOLDER = 'public/assets/audio/clips';
const CATALOGUE = 'audio/music/catalogue.json';
/** Kilobits per second. */
const BITRATES = { webm: 64, mp3: 128 };

await ensureInstalled();
mkdirSync(FOLDER, { recursive: true });
const all = process.argv.includes('--all');
const before = all ? {} : JSON.parse(readFileSync(CATALOGUE, 'utf8'));
const present = new Set(readdirSync(FOLDER));

const renderer = await openRenderer();
try {
  const { CLIPS } = await renderer.load('/audio/music/clips.ts');
  const { CLIP_SAMPLE_RATE, clipSeconds, heardIn } = await renderer.load('/audio/music/clip.ts');
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
      instruments: heardIn(clip),
      [clip.example.kind]: clip.example[clip.example.kind],
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
} finally {
  await renderer.close();
}

/** Saves the catalogue after each clip, so that an interrupted run loses nothing. */
function save(catalogue, rest) {
  writeFileSync(CATALOGUE, JSON.stringify({ ...rest, ...catalogue }, null, 2));
}
